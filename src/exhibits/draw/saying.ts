import { type Game, played } from "./play";
import type { Content } from "./words";

/** In how many rounds the house was caught; nothing until all of them were checked. */
export const caughtIn = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed }) => passed !== undefined)
    ? rounds.filter(({ passed }) => !passed).length
    : undefined;

/** The words for a state: of a house whose rounds were all checked, the verdict says in how many of them it was caught. */
export function saying(content: Content, game: Game): Content {
  const { holds, fails, labels } = content;
  if (game.tried || game.isEdited) return content;
  const caught = caughtIn(game);
  const known = game.isClear ? `${holds} ${labels.clear}` : holds;
  if (caught === undefined) return { ...content, holds: known };
  const counted = labels.caught.replaceAll("{count}", String(caught)).replaceAll("{all}", String(played));
  const together = Object.entries(fails).map(([step, text]) => [step, `${text} ${counted}`] as const);
  return {
    ...content,
    holds: caught > 0 ? `${known} ${counted}` : game.isClear ? `${labels.pass} ${labels.clear}` : labels.pass,
    fails: Object.fromEntries(together) as Content["fails"],
  };
}
