import { type Game, played } from "./play";
import type { Content } from "./words";

/** In how many rounds the house was caught; nothing until all of them were checked. */
export const caughtIn = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed }) => passed !== undefined)
    ? rounds.filter(({ passed }) => !passed).length
    : undefined;

/** The words for a state: one round that passes says nothing of the house, whose rounds were all checked or not. */
export function saying(content: Content, game: Game): Content & { passes?: string } {
  const { holds, fails, labels } = content;
  if (game.tried || game.isEdited) return content;
  const caught = caughtIn(game);
  const known = (text: string) => (game.isClear ? `${text} ${labels.clear}` : text);
  const passes = labels.passes.replaceAll("{at}", String(game.at + 1));
  if (caught === undefined) return { ...content, passes, holds: known(holds) };
  if (caught === 0) return { ...content, holds: known(labels.pass) };
  const counted = labels.caught.replaceAll("{count}", String(caught)).replaceAll("{all}", String(played));
  const together = Object.entries(fails).map(([step, text]) => [step, `${text} ${counted}.`] as const);
  return {
    ...content,
    passes: counted,
    holds: `${passes}. ${labels.press}`,
    fails: Object.fromEntries(together) as Content["fails"],
  };
}
