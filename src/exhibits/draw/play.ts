import { outcomeOf } from "../kit/checkList";
import type { ExhibitState, Input } from "../kit/exhibit";
import { isHash } from "../kit/hash";
import { addLate, drop, type Fair, fairRound, keepSeed, type Preset, seat, swap, wishOf } from "./moves";
import { check, closeOf, hashOf, type Round, sealOf } from "./run";

/** What a house does in the rounds in which it cheats, if it does. */
export const manners = ["honest", "swaps", "seats", "drops", "refuses"] as const;
export type Manner = (typeof manners)[number];

/** How many rounds are played with a house. */
export const played = 20;

/** A round as it is shown in the row of twenty. */
export interface Glance {
  /** The visitor's number in it. */
  number: string;
  result?: number | undefined;
  /** Whether it passed, once it was checked. */
  passed?: boolean | undefined;
}

/** One side of a game by two links: whoever seals has both links, and the other gets one after the other. */
export interface Duel {
  /** What is typed or pasted. */
  typed: string;
  /** The first link carries the seal, the second what it was made of. */
  first?: string | undefined;
  second?: string | undefined;
  seal?: string;
  number?: string;
  salt?: string;
  /** What the two halves come to, once both are there, and the number that was sealed. */
  found?: "fits" | "differs" | "neither";
  sealed?: string | undefined;
}

export interface Game extends ExhibitState {
  preset: Preset;
  /** The players. The last one is the visitor. */
  names: string[];
  /** What the player is called whom the house seats. */
  guest: string;
  /** The house's rounds and manner are derived from it, so a page holds no twenty records. */
  secret: string;
  /** Whether players publish their numbers instead of sealing them. */
  isClear: boolean;
  rounds: Glance[];
  /** Which of them is open, counted from 0. */
  at: number;
  /** Whether a press has unfolded its table, in the place of the bars and the guesses. */
  isOpen?: boolean | undefined;
  /** Its record, as the check reads it. */
  round: Round;
  /** What its seed, its list and its numbers hash to, as the check finds them. */
  now?: Hashes | undefined;
  /** Whether the open round is the visitor's own attack, which says nothing of the house. */
  tried?: "cheat" | "blind" | undefined;
  /** Whether the next check is of the open round alone. */
  isOne?: boolean | undefined;
  /** What the visitor has typed, a number or not. */
  typed: string;
  /** What the visitor takes the house's manner to be, and whether that is so. */
  accused?: { of: Manner; isRight: boolean } | undefined;
  /** A game with somebody else, by links. */
  duel?: Duel | undefined;
}

interface Hashes {
  commitment: string;
  closed: string;
  seals: string[];
}

type House = Pick<Game, "preset" | "names" | "guest" | "secret" | "isClear">;

export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const byteAt = (secret: string, at: number) => Number.parseInt(secret.slice(2 * at, 2 * at + 2), 16);

export const mannerOf = (secret: string) => manners[byteAt(secret, 0) % manners.length] as Manner;

/** A cheating house does it in about half of the rounds. */
const isCrooked = (secret: string, at: number) => byteAt(secret, at + 1) % 2 === 1;

/** A round of the house's as it should have been played. */
export const fairly = ({ secret, preset, names }: House, at: number, own: string) =>
  fairRound(`${secret} ${at}`, preset, names, own);

/** Whether the house has a reason to cheat: not if the result is the one that it wishes for. */
export const wants = (house: Pick<House, "preset">, fair: Fair) => fair.result !== wishOf(fair, house.preset);

/** A round as this house plays it. */
async function playedBy(house: House, at: number, own: string): Promise<Round> {
  const { secret, preset, guest, isClear } = house;
  const fair = await fairly(house, at, own);
  const manner = mannerOf(secret);
  if (manner === "honest" || !isCrooked(secret, at)) return fair;
  if (manner === "drops") return drop(fair, preset);
  if (!wants(house, fair)) return fair;
  if (manner === "refuses") return keepSeed(fair);
  const base = await hashOf(`${secret} ${at} again`);
  if (manner === "swaps") return swap(fair, wishOf(fair, preset), base);
  // Numbers in the clear can be read before the list closes; sealed ones only after that.
  return isClear ? seat(fair, preset, guest, base) : addLate(fair, preset, guest, base);
}

/** Twenty rounds with a house, the first fair one open, so that visitors begin with one that passes. */
async function meet({ preset, names, guest, secret, isClear }: House, number: string): Promise<Game> {
  const house = { preset, names, guest, secret, isClear };
  const rounds = await Promise.all(Array.from({ length: played }, (_, at) => playedBy(house, at, number)));
  const at = Math.max(
    0,
    rounds.findIndex((_, round) => !isCrooked(secret, round)),
  );
  return {
    ...house,
    rounds: rounds.map(({ result }) => ({ number, result })),
    at,
    round: rounds[at] as Round,
    typed: number,
  };
}

export const begin = (house: Omit<House, "isClear">, number: string) =>
  meet({ ...house, isClear: false }, number);

export const numberIn = ({ rounds, at }: Pick<Game, "rounds" | "at">) => rounds[at]?.number ?? "";

/** The visitor leaves for another house. */
export const leave = (game: Game, { random }: Pick<Input, "random">) =>
  meet({ ...game, secret: hex(random(32)) }, numberIn(game));

/**
 * The same house, with numbers that can be read before the list closes, or no longer. If it has just read them, it tries
 * once more with what it sees then: seals.
 */
export async function clear(game: Game, { value, random }: Pick<Input, "value" | "random">): Promise<Game> {
  const isClear = value === "false";
  const met = await meet({ ...game, isClear }, numberIn(game));
  if (isClear || game.gap !== "seat") return met;
  const { preset, guest, at } = game;
  const fair = await fairly(game, at, numberIn(game));
  const round = await seat(fair, preset, guest, hex(random(32)), true);
  return { ...met, at, round, tried: "blind", isOpen: true };
}

/** The visitor opens the record of a round, which is checked at once. */
export async function open(game: Game, { at }: Pick<Input, "at">): Promise<Game> {
  const { number } = game.rounds[at] ?? {};
  if (number === undefined) return game;
  const round = await playedBy(game, at, number);
  return {
    ...game,
    at,
    round,
    tried: undefined,
    typed: number,
    problem: undefined,
    isOne: true,
    isOpen: true,
  };
}

/** The visitor folds or unfolds the open round. The browser does it; only what had unfolded it before is over. */
export const fold = ({ isOpen, ...game }: Game): Game => game;

/** How many characters of what is typed stay, if it is no number. */
const longestShown = 200;

export const isNumber = (text: string) => /^\d{1,6}$/.test(text);

/** The visitor writes another number on their ticket, and the round is played again. */
export async function choose(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const number = value.trim();
  if (!isNumber(number)) return { ...game, typed: value.slice(0, longestShown), problem: "number" };
  const round = await playedBy(game, game.at, number);
  const rounds = game.rounds.map((one, at) => (at === game.at ? { number, result: round.result } : one));
  return { ...game, rounds, round, tried: undefined, typed: number, problem: undefined };
}

/** What the round's values hash to, to compare with the published hashes; undefined for an unreadable round. */
async function hashesIn(round: Round): Promise<Hashes | undefined> {
  try {
    const [commitment, closed] = await Promise.all([hashOf(round.seed ?? ""), closeOf(round)]);
    return { commitment, closed, seals: await Promise.all(round.tickets.map(sealOf)) };
  } catch {
    return undefined;
  }
}

/** Keeps what the check finds in the house's rounds, unless the visitor attacked the open one. */
export async function keep({ isOne, ...game }: Game): Promise<Game> {
  const there = { ...game, now: await hashesIn(game.round) };
  if (game.tried || game.isEdited) return there;
  const rounds = await Promise.all(
    game.rounds.map(async (one, at) => {
      if (isOne && at !== game.at) return one;
      const { broken } = await outcomeOf(check(await playedBy(game, at, one.number)));
      return { ...one, passed: !broken };
    }),
  );
  return { ...there, rounds };
}

/** The rounds as they are shown; the visitor's own attack stands in place of the open one, unchecked. */
export const glancesOf = ({ rounds, at, round, tried }: Game): Glance[] =>
  rounds.map((one, place) => (tried && place === at ? { number: "", result: round.result } : one));

/** The house's rounds beside the visitor's trial. What is not opened has no result to know, before or after. */
export const roundsBefore = ({ rounds, at, round, tried }: Game): Glance[] =>
  rounds.map((one, place) =>
    tried && place === at && round.result === undefined ? { number: one.number } : one,
  );

/** The open round's result before the visitor's attack, if that changed it. An invented round had none. */
export function resultBefore(game: Game): number | undefined {
  const { at, round, tried, gap } = game;
  const before = roundsBefore(game)[at]?.result;
  return tried && gap !== "invent" && before !== round.result ? before : undefined;
}

/** The player who has not opened, if there is one: the house waits for all of them. */
export const refuserIn = ({ tickets }: Round) =>
  Array.isArray(tickets) ? tickets.find((ticket) => !ticket?.number || !ticket.salt) : undefined;

/** The visitor guesses the house's manner. */
export function accuse(game: Game, { at }: Pick<Input, "at">): Game {
  const manner = mannerOf(game.secret);
  const of = manners[at] ?? "honest";
  return { ...game, accused: { of, isRight: of === manner } };
}

/** A hash to draw a seal from: one of zeros, if what was typed is no hash. */
export const drawable = (hash: string) => (isHash(hash) ? hash : "0".repeat(64));
