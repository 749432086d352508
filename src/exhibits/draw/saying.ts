import { filled } from "../../shared/filled";
import { type Game, played } from "./play";
import type { Content } from "./words";

/** In how many rounds the house was caught; nothing until all of them were checked. */
export const caughtIn = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed }) => passed !== undefined)
    ? rounds.filter(({ passed }) => !passed).length
    : undefined;

/** The words for a state: whether the house is fair, once all rounds were checked, and not only the open one. */
export function saying(content: Content, game: Game): Content & { passes?: string } {
  const { holds, labels } = content;
  if (game.tried || game.isEdited) return content;
  const known = (text: string) => (game.isClear ? `${text} ${labels.clear}` : text);
  const count = caughtIn(game);
  if (count === 0) return { ...content, holds: known(labels.pass) };
  const [passes, says] = count === undefined ? [labels.passes, holds] : [labels.caught, labels.press];
  return {
    ...content,
    passes: filled(passes, { at: game.at + 1, count: count ?? 0, all: played }),
    holds: known(says),
  };
}
