import type { Game } from "./play";
import type { Content } from "./words";

/** The place of a line that was slipped in. */
export function addedIn({ log, fair }: Game): number | undefined {
  if (log.lines.length <= fair.lines.length) return undefined;
  return log.lines.findIndex(({ hash }, at) => hash !== fair.lines[at]?.hash);
}

/** The place of the line before which one is missing: the first that was written elsewhere, and that nobody has touched. */
export function goneIn({ log, fair }: Game): number | undefined {
  if (log.lines.length >= fair.lines.length) return undefined;
  const gone = log.lines.findIndex(({ text, hash }, at) => {
    const written = fair.lines.findIndex((line) => line.text === text && line.hash === hash);
    return written >= 0 && written !== at;
  });
  return gone < 0 ? undefined : gone;
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

/** The words for a log in which a line doesn't fit that would elsewhere: the order was changed, or one above it was added. */
export function saying(content: Content, { log: { lines }, found, fits }: Game): Content {
  if (fits === undefined) return content;
  const broken = lines.findIndex(({ hash }, at) => hash !== found[at]);
  const isTwice = lines[broken - 1]?.text === lines[broken - 2]?.text;
  const added = isTwice ? "doubled" : "added";
  return {
    ...content,
    fails: { ...content.fails, line: content.labels[fits === broken - 2 ? added : "moved"] },
  };
}
