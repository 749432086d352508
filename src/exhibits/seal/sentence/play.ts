import type { ExhibitState, Input } from "../../kit/exhibit";
import { altered } from "../altered";
import { type Sealed, sealOf } from "./run";

export interface Game extends ExhibitState {
  sealed: Sealed;
  /** The sentence as it was sealed. */
  fair: Sealed;
  /** The seal of the current sentence. */
  now: string;
  /** The characters that somebody who has the seal and the rest has tried in one place, until the last one fitted. */
  tried: string;
  /** The seals of the last of them. */
  tries?: string[] | undefined;
}

/** How many seals of a guesser's tries are shown. */
const seen = 4;

/** The most characters of a sentence. */
const longest = 140;

/** Seals a sentence. */
export async function begin(sentence: string): Promise<Game> {
  const seal = await sealOf(sentence);
  return { sealed: { sentence, seal }, fair: { sentence, seal }, now: seal, tried: "" };
}

/** Overwrites the sentence; its seal stays the same. */
async function overwritten(game: Game, typed: string, most = longest): Promise<Game> {
  const sentence = typed.slice(0, 2 * longest);
  const problem = sentence.trim() === "" ? "empty" : sentence.length > most ? "long" : undefined;
  return { ...game, sealed: { ...game.sealed, sentence }, now: await sealOf(sentence), problem };
}

export const write = (game: Game, { value }: Pick<Input, "value">) => overwritten(game, value);

export const sealAnew = async (game: Game) =>
  game.problem === undefined ? begin(game.sealed.sentence) : game;

/** A cheat on the sentence as it was sealed. */
const changing = (change: (sentence: string) => string, most?: number) => (game: Game) =>
  overwritten({ ...game, sealed: game.fair }, change(game.fair.sentence), most);

export const change = changing(altered);

/** Adds an invisible space at the end, even after a sentence of full length. */
export const hide = changing((sentence) => `${sentence} `, longest + 1);

/** Somebody changes the sentence and seals it anew, so that both fit. */
export async function anew(game: Game): Promise<Game> {
  const changed = await change(game);
  return { ...changed, sealed: { ...changed.sealed, seal: changed.now } };
}

/** The character that is guessed: the first digit or, without digits, the first character. */
const placeIn = (sentence: string) => (/\d/.test(sentence) ? /\d/ : /\S/u);

/** What somebody knows of a sentence who guesses the rest. */
export const knownOf = (sentence: string) => sentence.replace(placeIn(sentence), "_");

/** Somebody who has the seal and the rest tries one character after another, until the sentence has that seal. */
export async function guess(game: Game): Promise<Game> {
  const { sentence, seal } = game.fair;
  const place = placeIn(sentence);
  const [own = ""] = place.exec(sentence) ?? [];
  let tried = "";
  const tries: string[] = [];
  for (const character of new Set(`0123456789abcdefghijklmnopqrstuvwxyz${own}`)) {
    tried += character;
    tries.push(await sealOf(sentence.replace(place, character)));
    if (tries.at(-1) === seal) break;
  }
  return {
    ...(await overwritten({ ...game, sealed: game.fair }, sentence)),
    tried,
    tries: tries.slice(-seen),
  };
}
