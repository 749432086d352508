import type { Game } from "./play";
import type { Content } from "./words";

/** The first line of the log that stands where it was not written, though nobody has touched it; -1 if there is none. */
function displacedIn({ log, fair }: Game): number {
  return log.lines.findIndex(({ text, hash }, at) => {
    const written = fair.lines.findIndex((line) => line.text === text && line.hash === hash);
    return written >= 0 && written !== at;
  });
}

/** The place of a line that was slipped in. */
export function addedIn({ log, fair }: Game): number | undefined {
  if (log.lines.length <= fair.lines.length) return undefined;
  return log.lines.findIndex(({ hash }, at) => hash !== fair.lines[at]?.hash);
}

/** The place of the line before which one is missing. */
export function goneIn(game: Game): number | undefined {
  const at = displacedIn(game);
  return at >= 0 && game.log.lines.length < game.fair.lines.length ? at : undefined;
}

/** The places of lines that were cut off at the end; a log that was not whole yet has another hash for its last. */
export const cutFrom = (game: Game): number[] =>
  (game.log.anchor === game.fair.anchor || game.gap === "cutEarly") && goneIn(game) === undefined
    ? [...game.fair.lines.keys()].slice(game.log.lines.length)
    : [];

/** Whether the hash that is kept is that of a log which was not whole yet. */
export const isEarly = ({ gap }: Game) => gap === "early" || gap === "cutEarly";

/** The places of lines that nobody has written yet. */
export const toCome = ({ gap, fair, log }: Game): number[] =>
  gap === "early" ? [...fair.lines.keys()].slice(log.lines.length) : [];

/** Whether the line above says the same. */
const twiceAt = ({ log: { lines } }: Game, at: number) => lines[at]?.text === lines[at - 1]?.text;

/** The words for a log: a line that does not fit was changed itself, or another one is gone, or it stands elsewhere. */
export function saying(content: Content, game: Game): Content {
  const { fails, labels } = content;
  const broken = game.log.lines.findIndex(({ hash }, at) => hash !== game.found[at]);
  if (broken < 0 || broken !== displacedIn(game)) return content;
  const added = addedIn(game);
  if (added !== undefined)
    return { ...content, fails: { ...fails, line: labels[twiceAt(game, added) ? "doubled" : "added"] } };
  return {
    ...content,
    fails: { ...fails, line: goneIn(game) === undefined ? labels.moved : labels.missing },
  };
}
