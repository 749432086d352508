import type { ExhibitState, Random } from "../kit/exhibit";
import type { Spent } from "./run";

export type Preset = "handover" | "purchase" | "payment" | "escrow";

/** A transaction, and how it is drawn. */
export interface Drawn {
  hex: string;
  /** Its place in time and its row. Below level 0 the transaction is not drawn, and at -1 its coins still are. */
  level: number;
  lane: number;
  /** The rows of its coins, if they are not its own and those below. */
  lanes?: number[];
  /** The second one is what a yard still has: a record that takes the place of the one that it was split from. */
  hasRest?: boolean;
  /** Whose its coins are, in words, and the name of the key that spends them. */
  names: string[];
  owner: string;
  /** What the check cannot see of it: the key of its word under `labels`. */
  unseen?: "loose" | "unlisted" | "copy" | "measured" | "kept";
  /** What it was when it was signed, if somebody has changed it since. */
  before?: string;
  /** Whether it is from somebody else than it says: signed by a stranger, or paid to another server. */
  isForeign?: boolean;
  /** Which of the open knots it took. */
  target?: number | undefined;
}

export interface Game extends ExhibitState {
  preset: Preset;
  /** Whether the chain's first payment is shown in the place of the example. */
  isFirst: boolean;
  /** The transactions as they should be, and as they are. */
  fair: Drawn[];
  made: Drawn[];
  /** Which of them are offered: those that the check reads. */
  offered: number[];
  /** The list that stands in for the network. */
  spent: Spent[];
  /** The terms that hold for the fair ones, and those that are offered now. */
  agreed: object;
  terms: object;
  /** The outpoint of the coin that is picked up, and which transaction is open. */
  picked: string;
  chosen: number;
  /** What was typed into a field, if it cannot be used. */
  typed?: { at: number; value: string } | undefined;
  names: Record<"you" | "other" | "stranger" | "payer" | "payee" | "lender", string>;
  handover?: Events;
  purchase?: Search;
  /** What the server sells, and what it is paid for at first. */
  requests?: string[];
  /** Whether the server has answered the last fair payment: until then, another coin pays the same call. */
  isAnswered?: boolean;
  /** What the visitor has typed as a price, valid or not. */
  asked?: string;
  escrow?: Deal;
}

type Act = (game: Game, random: Random) => Promise<Game> | Game;

/** What each preset has of its own: its attacks, and `next`, for a coin that the visitor drops onto an open knot. */
export type Maker = Record<"twice" | "forge" | "change" | "rule" | "unseen" | "invent", Act> & {
  /** A crate that is gone is refused like one that is handed on twice: that one attack is enough. */
  stale?: Act;
  /** Only a payment comes with a request for something. */
  divert?: Act;
  /** Only in a token does somebody record what can be measured. */
  lie?: Act;
  /** Only a token and a listing can be made twice. */
  double?: Act;
  /** Only a server can keep what was paid for. */
  withhold?: Act;
  next(game: Game, from: Drawn, output: number, target: number, random: Random): Promise<Game> | Game;
};

/** What is recorded after the last hand, for each thing that can happen there. */
export type Events = Record<"yours" | "twice" | "forged" | "minted" | "retyped", string>;

/** A place on Earth, in degrees. */
export interface Site {
  lat: number;
  lon: number;
}

export interface Yard extends Site {
  name: string;
  quantity: number;
  hours: number;
}

export interface Search {
  from: Site;
  /** How many pieces a cheating holder claims. */
  forged: number;
}

/** Who can sign. The stranger's key is not in the lock. */
export const parties = ["buyer", "seller", "arbiter", "stranger"] as const;
export type Party = (typeof parties)[number];

/** Who can be paid, in the order of the knots. */
export const payees = ["seller", "buyer", "stranger"] as const;

export interface Deal {
  /** Who signs, and on which day, counted from the deadline. */
  signers: Party[];
  day: number;
  /** The lock under which the coins lie; what is typed as a lock, and the words that are to open it. */
  under: string;
  lock: string;
  open: string;
  /** How many words the interpreter has run. */
  at: number;
}
