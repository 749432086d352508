import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import { exampleKey } from "../exampleKey";
import type { Game as AnyGame, Input } from "../kit/exhibit";
import { check, coinOf, type Handover, handOver, idOf, tokenOf } from "./run";

/** Keys for the example come from fixed words; a wallet draws its own. */
const keyOf = (name: string | number) => exampleKey(`holder ${name}`);
const publicOf = (key: PrivateKey) => key.toPublicKey().toString();

/** The coin that the issuer spends to make the token, and one of a stranger's: transactions that are not shown. */
const issuersCoin = "15".repeat(32);
const strangersCoin = "57".repeat(32);

/** What is recorded in the last place, by what happens there. */
export interface Events {
  yours: string;
  twice: string;
  forged: string;
  minted: string;
  retyped: string;
}

/** A state of the token as it is shown. */
export interface Shown {
  handover: Handover;
  id: string;
  event: string;
  /** The key that can hand it on. */
  key: string;
}

export interface Game extends AnyGame {
  /** The states as their holders signed them. */
  fair: Shown[];
  /** All that is shown: the fair ones, and what the visitor or a cheat has put after them. */
  shown: Shown[];
  /** Which of them make up the history of the token that is offered. */
  offered: number[];
  /** What the last one is, where it is none of the fair ones. */
  last?: "yours" | "twice" | "forged" | "minted" | undefined;
  events: Events;
  /** The first transaction that used up each state: a list in the place of the network. */
  firstSpends: Record<string, string>;
  issuer: string;
  /** The hash of the last transaction, for the drawing. */
  seal: string;
}

const show = (handover: Handover): Shown => {
  const { chunks } = LockingScript.fromHex(handover.lock);
  return {
    handover,
    id: idOf(handover),
    event: toUTF8(chunks[2]?.data ?? []),
    key: toHex(chunks[0]?.data ?? []),
  };
};

/** A game in which something is offered; the list of spends has the fair handovers, and the visitor's. */
function offer(
  game: Pick<Game, "fair" | "events" | "issuer">,
  shown: Shown[],
  offered: number[],
  last?: Game["last"],
): Game {
  const seen = last === "yours" ? shown : game.fair;
  return {
    ...game,
    shown,
    offered,
    last,
    firstSpends: Object.fromEntries(seen.map(({ handover, id }) => [handover.spends, id])),
    seal: shown.at(-1)?.id ?? "",
  };
}

/** The issuer makes the token out of a coin of its own; each holder hands it to the next. */
export function begin(recorded: string[], events: Events): Game {
  const issuer = publicOf(keyOf(0));
  const fair: Shown[] = [];
  for (const [at, event] of recorded.entries()) {
    const before = fair.at(-1);
    const next = tokenOf(publicOf(keyOf(at)), event);
    fair.push(
      show(
        before
          ? handOver(keyOf(at - 1), before.id, before.handover.lock, next)
          : handOver(keyOf(at), issuersCoin, coinOf(issuer), next),
      ),
    );
  }
  return offer({ fair, events, issuer }, fair, [...fair.keys()]);
}

const lastOf = ({ fair }: Game) => fair.length - 1;
const stateAt = ({ fair }: Game, at: number) => fair[at] as Shown;

/** Somebody signs the state at `from` over to a key, and the buyer is shown the history up to there. */
function signOver(
  game: Game,
  from: number,
  signer: PrivateKey,
  to: PrivateKey,
  last: "yours" | "twice" | "forged",
): Game {
  const { id, handover } = stateAt(game, from);
  const next = show(handOver(signer, id, handover.lock, tokenOf(publicOf(to), game.events[last])));
  const history = [...game.fair.keys()].slice(0, from + 1);
  return offer(game, [...game.fair, next], [...history, game.fair.length], last);
}

/** The last holder signs the token over to a key that the visitor's browser has drawn. */
export const takeOver = (game: Game, { random }: Pick<Input, "random">): Game =>
  signOver(game, lastOf(game), keyOf(lastOf(game)), new PrivateKey([...random(32)]), "yours");

/** The holder before the last signs the same state over once more, to somebody else. */
export const handTwice = (game: Game): Game =>
  signOver(game, lastOf(game) - 1, keyOf(lastOf(game) - 1), keyOf("second buyer"), "twice");

/** A stranger signs in the last holder's place. */
export const forge = (game: Game): Game =>
  signOver(game, lastOf(game), keyOf("stranger"), keyOf("stranger"), "forged");

/** A stranger makes a token that says the same of itself. */
export function mint(game: Game): Game {
  const stranger = keyOf("stranger");
  const lock = tokenOf(publicOf(stranger), game.events.minted);
  const second = show(handOver(stranger, strangersCoin, coinOf(publicOf(stranger)), lock));
  return offer(game, [...game.fair, second], [game.fair.length], "minted");
}

/** What was recorded before the last handover is written over, as on paper. */
export function retype(game: Game): Game {
  const at = lastOf(game) - 1;
  const { handover, key } = stateAt(game, at);
  const other = show({ ...handover, lock: tokenOf(key, game.events.retyped) });
  const shown = game.fair.map((state, index) => (index === at ? other : state));
  return { ...offer(game, shown, [...shown.keys()]) };
}

/** The first thing that is wrong, with the number under which it is shown. */
export function look({ shown, offered, issuer, firstSpends }: Game) {
  const history = offered.flatMap((at) => shown[at]?.handover ?? []);
  const broken = check(history, issuer, firstSpends);
  return broken && { says: broken.says, at: (offered[broken.at] ?? 0) + 1 };
}
