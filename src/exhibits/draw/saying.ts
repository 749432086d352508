import { filled } from "../../shared/filled";
import type { ExhibitContent } from "../kit/exhibit";
import { type Game, played } from "./play";
import type { Content } from "./words";

/** In how many rounds the house was caught; nothing until all of them were checked. */
export const caughtIn = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed }) => passed !== undefined)
    ? rounds.filter(({ passed }) => !passed).length
    : undefined;

/** The words for a state: whether the house is fair, once all rounds were checked, and not only the open one. */
export function saying(content: Content, game: Game): Content & Pick<ExhibitContent, "passes" | "drawnAs"> {
  const { holds, labels } = content;
  if (game.tried || game.isEdited) return content;
  const known = (text: string) => (game.isClear ? `${text} ${labels.clear}` : text);
  const count = caughtIn(game);
  if (count === 0) return { ...content, holds: known(labels.pass) };
  const values = { at: game.at + 1, count: count ?? 0, all: played };
  if (count === undefined) return { ...content, passes: filled(labels.passes, values), holds: known(holds) };
  const says = known(filled(labels.press, values));
  return { ...content, drawnAs: "caught", passes: filled(labels.caught, values), holds: says };
}
