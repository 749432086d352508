import { type Game, played } from "./play";
import type { Content } from "./words";

/** In how many rounds the house was caught; nothing until all of them were checked. */
export const caughtIn = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed }) => passed !== undefined)
    ? rounds.filter(({ passed }) => !passed).length
    : undefined;

/** The words for a state: that one round passes says nothing of the house. */
export function saying(content: Content, game: Game): Content & { passes?: string } {
  const { holds, labels } = content;
  if (game.tried || game.isEdited) return content;
  const known = (text: string) => (game.isClear ? `${text} ${labels.clear}` : text);
  if (caughtIn(game) === 0) return { ...content, holds: known(labels.pass) };
  return { ...content, passes: labels.passes.replaceAll("{at}", String(game.at + 1)), holds: known(holds) };
}

/** In how many rounds the house was caught, as a sentence; empty where it was not. */
export const tallyOf = (game: Game, { caught }: Content["labels"]) =>
  !game.tried && !game.isEdited && caughtIn(game)
    ? caught.replaceAll("{count}", String(caughtIn(game))).replaceAll("{all}", String(played))
    : "";
