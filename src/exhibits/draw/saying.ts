import { filled } from "../../shared/filled";
import type { ExhibitContent } from "../kit/exhibit";
import { wishOf } from "./moves";
import { type Game, played, refuserIn, resultBefore } from "./play";
import type { Content } from "./words";

/** In how many rounds the house was caught; nothing until all of them were checked. */
export const caughtIn = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed }) => passed !== undefined)
    ? rounds.filter(({ passed }) => !passed).length
    : undefined;

/** What only a crooked house changes. */
type Said = "passes" | "drawnAs" | "wentWell";

/** The words for a state: whether the house is fair, once all rounds were checked, and not only the open one. */
export function saying(all: Content, game: Game): Content & Pick<ExhibitContent, Said> {
  const content = naming(all, game);
  const { holds, labels } = content;
  if (game.tried || game.isEdited) return turning(content, game);
  // Whoever reads numbers in the clear breaks no seal.
  const seen = isSeenThrough(game) && { drawnAs: "uncovered" as const, passes: labels.beaten };
  const passing = (holds: string) => ({ ...content, holds: game.isClear ? labels.clear : holds, ...seen });
  const count = caughtIn(game);
  if (count === 0) return passing(labels.pass);
  const at = game.at + 1;
  if (count === undefined) return { ...passing(holds), passes: filled(labels.passes, { at }) };
  const wentWell = filled(labels.itself, { at, all: Object.keys(content.steps).length });
  // The words are of the open round, as its record and the printed commands are. No amber over a house that was caught.
  if (isShut(game)) {
    const passes = filled(labels.shut, { at, count, all: played });
    return { ...content, drawnAs: "fails", passes, holds: labels.cross, wentWell };
  }
  const others = uncalled(game, labels) ?? wished(game, count, labels) ?? labels.caught;
  const passes = filled(others, { at, count, all: played });
  return { ...content, drawnAs: "caught", passes, holds: labels.press, wentWell };
}

/** Whether no round failed but by not being opened. Nobody can be made to open: that is no cheat which was caught. */
export const isShut = ({ rounds }: Pick<Game, "rounds">) =>
  rounds.every(({ passed, result }) => passed || result === undefined);

/** Whether the visitor has guessed what the check can't see: a house that reads the numbers, and seats players. */
export const isSeenThrough = ({ accused, isClear, rounds }: Game) =>
  isClear && accused?.isRight && accused.of === "seats" && caughtIn({ rounds }) !== undefined;

/** The step that catches what turns a result around. */
const turned: Record<string, keyof Content["fails"]> = {
  swap: "seed",
  again: "kept",
  drop: "mine",
  late: "list",
};

/** Who had won before the visitor's cheat, or what the die had shown, and what the house has made of it. */
function turning(content: Content, game: Game): Content {
  const [step, was, now] = [turned[game.attack ?? ""], resultBefore(game), game.round.result];
  if (!step || game.isEdited || was === undefined || now === undefined) return content;
  const isDie = game.preset === "dice";
  const before = isDie ? was : (game.names[was - 1] ?? was);
  const made = filled(content.labels.made, {
    before,
    now: isDie ? now : (game.round.tickets[now - 1]?.id ?? now),
  });
  return { ...content, fails: { ...content.fails, [step]: `${made} ${content.fails[step]}` } };
}

/** Whoever has not opened is named. */
function naming(content: Content, { round }: Game): Content {
  const who = refuserIn(round)?.id;
  if (who === undefined) return content;
  return { ...content, fails: { ...content.fails, opened: filled(content.labels.refused, { who }) } };
}

/** What is said of a house that was caught with sixes alone, or with wins of its friend: not each of them was a cheat's. */
function wished(game: Game, count: number, labels: Content["labels"]): string | undefined {
  const { preset, round, rounds } = game;
  const wish = wishOf(round, preset);
  const times = rounds.filter(({ result }) => result === wish).length;
  const isWished = rounds.every(({ passed, result }) => passed || result === wish);
  return isWished ? filled(labels.wished, { at: game.at + 1, count, times }) : undefined;
}

/** What is said of a house that was caught because a ticket has won, more than once, that nobody had sold. */
function uncalled({ preset, names, rounds, at }: Game, labels: Content["labels"]): string | undefined {
  const last = Math.max(...rounds.map(({ result = 0 }) => result));
  const times = rounds.filter(({ result }) => result === last).length;
  const isSold = preset === "dice" || last <= names.length;
  return isSold || times < 2
    ? undefined
    : filled(labels.uncalled, { at: at + 1, last, times, count: names.length });
}
