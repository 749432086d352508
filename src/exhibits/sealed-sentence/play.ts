import type { Game as AnyGame, Input } from "../kit/exhibit";
import { type Sealed, sealOf } from "./run";

export interface Game extends AnyGame {
  sealed: Sealed;
  /** The sentence as it was sealed. */
  fair: string;
  /** The seal of the sentence as it stands. */
  now: string;
}

/** The most characters of a sentence. */
const longest = 140;

/** Seals a sentence. */
export async function begin(fair: string): Promise<Game> {
  const seal = await sealOf(fair);
  return { sealed: { sentence: fair, seal }, fair, now: seal };
}

/** The sentence is written over; its seal stays. */
async function over(game: Game, typed: string, most = longest): Promise<Game> {
  const sentence = typed.slice(0, 2 * longest);
  const problem = sentence.trim() === "" ? "empty" : sentence.length > most ? "long" : undefined;
  return { ...game, sealed: { ...game.sealed, sentence }, now: await sealOf(sentence), problem };
}

export const write = (game: Game, { value }: Pick<Input, "value">) => over(game, value);

export const sealAnew = async (game: Game) =>
  game.problem === undefined ? begin(game.sealed.sentence) : game;

/** One digit becomes another; in a sentence without digits, the first character. */
export const change = (game: Game) =>
  over(
    game,
    /\d/.test(game.fair)
      ? game.fair.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
      : game.fair.replace(/\S/u, (first) => (first === "X" ? "Y" : "X")),
  );

/** A space at the end, which no eye sees, after the longest sentence too. */
export const hide = (game: Game) => over(game, `${game.fair} `, longest + 1);
