import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { coinOf, type Handover, handOver, idOf, outpointOf, type Spends, tokenOf } from "./run";

/** The example's keys are derived from fixed words; a real wallet draws random ones. */
const keyOf = (name: string | number) => exampleKey(`holder ${name}`);
const publicOf = (key: PrivateKey) => key.toPublicKey().toString();

/** The ids of transactions that are not shown: the coin that the issuer spends for the token, and a stranger's. */
const issuersCoin = "15".repeat(32);
const strangersCoin = "57".repeat(32);

/** What the last state records, by what happens there. */
export interface Events {
  yours: string;
  twice: string;
  forged: string;
  minted: string;
  retyped: string;
}

export interface Game extends ExhibitState {
  /** The handovers as their holders signed them, each of which makes a state of the token. */
  fair: Handover[];
  /** All that are shown: the fair ones, and what the visitor or a cheat has added. */
  shown: Handover[];
  /** Which of them form the history of the offered token. */
  offered: number[];
  /** How the last one came about, if it is not a fair one. */
  last?: "yours" | "twice" | "forged" | "minted" | undefined;
  events: Events;
  spentOnThisPage: Spends;
  issuer: string;
  /** The hash of the last transaction, for the drawing. */
  seal: string;
}

/** The state in which a history is offered. The list of spends has the fair handovers, and the visitor's. */
function offer(
  { fair, events }: Pick<Game, "fair" | "events">,
  shown: Handover[],
  offered: number[],
  last?: Game["last"],
): Game {
  const seen = last === "yours" ? shown : fair;
  return {
    fair,
    events,
    shown,
    offered,
    last,
    spentOnThisPage: Object.fromEntries(seen.map((here) => [outpointOf(here.spends), idOf(here)])),
    issuer: publicOf(keyOf(0)),
    seal: idOf(shown.at(-1) as Handover),
  };
}

/** The issuer makes the token from one of its own coins; each holder passes it to the next. */
export function begin(recorded: string[], events: Events): Game {
  const fair: Handover[] = [];
  for (const [at, event] of recorded.entries()) {
    const before = fair.at(-1);
    const next = tokenOf(publicOf(keyOf(at)), event);
    fair.push(
      before
        ? handOver(keyOf(at - 1), idOf(before), before.lock, next)
        : handOver(keyOf(at), issuersCoin, coinOf(publicOf(keyOf(at))), next),
    );
  }
  return offer({ fair, events }, fair, [...fair.keys()]);
}

const lastOf = ({ fair }: Game) => fair.length - 1;
const stateAt = ({ fair }: Game, at: number) => fair[at] as Handover;

/** The history up to a state. */
const upTo = (at: number) => Array.from({ length: at + 1 }, (_, index) => index);

/** Somebody signs the state at `from` over to a key, and the buyer is shown the history up to there. */
function signOver(
  game: Game,
  from: number,
  signer: PrivateKey,
  to: PrivateKey,
  last: "yours" | "twice" | "forged",
): Game {
  const before = stateAt(game, from);
  const next = handOver(signer, idOf(before), before.lock, tokenOf(publicOf(to), game.events[last]));
  return offer(game, [...game.fair, next], [...upTo(from), game.fair.length], last);
}

/** The last holder signs the token over to a random key of the visitor's browser. */
export const takeOver = (game: Game, { random }: Pick<Input, "random">): Game =>
  signOver(game, lastOf(game), keyOf(lastOf(game)), new PrivateKey([...random(32)]), "yours");

/** The second-to-last holder signs the same state over again, to somebody else. */
export const handTwice = (game: Game): Game =>
  signOver(game, lastOf(game) - 1, keyOf(lastOf(game) - 1), keyOf("second buyer"), "twice");

/** The second-to-last holder leaves the last handover out, and offers what it has handed on already. */
export const offerAgain = (game: Game): Game => offer(game, game.fair, upTo(lastOf(game) - 1));

/** A stranger signs in the last holder's place. */
export const forge = (game: Game): Game =>
  signOver(game, lastOf(game), keyOf("stranger"), keyOf("stranger"), "forged");

/** A stranger mints a token that claims to be the same. */
export function mint(game: Game): Game {
  const stranger = keyOf("stranger");
  const lock = tokenOf(publicOf(stranger), game.events.minted);
  const second = handOver(stranger, strangersCoin, coinOf(publicOf(stranger)), lock);
  return offer(game, [...game.fair, second], [game.fair.length], "minted");
}

/** Overwrites what was recorded before the last handover, as one could on paper. */
export function retype(game: Game): Game {
  const at = lastOf(game) - 1;
  const state = stateAt(game, at);
  const other = { ...state, lock: tokenOf(publicOf(keyOf(at)), game.events.retyped) };
  const shown = game.fair.map((fair, index) => (index === at ? other : fair));
  return offer(game, shown, [...shown.keys()]);
}

/** The transaction that makes a state, and what it records; nothing where it was typed over and cannot be read. */
export function read(handover: Handover): { id?: string; event?: string } {
  try {
    const { chunks } = LockingScript.fromHex(handover.lock);
    return { id: idOf(handover), event: toUTF8(chunks[2]?.data ?? []) };
  } catch {
    return {};
  }
}
