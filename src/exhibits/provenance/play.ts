import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { check, coinOf, type Handover, handOver, idOf, tokenOf } from "./run";

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

/** A state of the token as it is shown. */
export interface Shown {
  handover: Handover;
  id: string;
  event: string;
  /** The key that can pass it on. */
  key: string;
}

export interface Game extends ExhibitState {
  /** The states as their holders signed them. */
  fair: Shown[];
  /** All states that are shown: the fair ones, and what the visitor or a cheat has added. */
  shown: Shown[];
  /** Which of them form the history of the offered token. */
  offered: number[];
  /** How the last state came about, if it is not a fair one. */
  last?: "yours" | "twice" | "forged" | "minted" | undefined;
  events: Events;
  /** The first transaction that spent each state: a list that stands in for the network. */
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

/** The state in which a history is offered. The list of spends has the fair handovers, and the visitor's. */
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

/** The issuer makes the token from one of its own coins; each holder passes it to the next. */
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

/** The last holder signs the token over to a random key of the visitor's browser. */
export const takeOver = (game: Game, { random }: Pick<Input, "random">): Game =>
  signOver(game, lastOf(game), keyOf(lastOf(game)), new PrivateKey([...random(32)]), "yours");

/** The second-to-last holder signs the same state over again, to somebody else. */
export const handTwice = (game: Game): Game =>
  signOver(game, lastOf(game) - 1, keyOf(lastOf(game) - 1), keyOf("second buyer"), "twice");

/** A stranger signs in the last holder's place. */
export const forge = (game: Game): Game =>
  signOver(game, lastOf(game), keyOf("stranger"), keyOf("stranger"), "forged");

/** A stranger mints a token that claims to be the same. */
export function mint(game: Game): Game {
  const stranger = keyOf("stranger");
  const lock = tokenOf(publicOf(stranger), game.events.minted);
  const second = show(handOver(stranger, strangersCoin, coinOf(publicOf(stranger)), lock));
  return offer(game, [...game.fair, second], [game.fair.length], "minted");
}

/** Overwrites what was recorded before the last handover, as one could on paper. */
export function retype(game: Game): Game {
  const at = lastOf(game) - 1;
  const { handover, key } = stateAt(game, at);
  const other = show({ ...handover, lock: tokenOf(key, game.events.retyped) });
  const shown = game.fair.map((state, index) => (index === at ? other : state));
  return { ...offer(game, shown, [...shown.keys()]) };
}

/** The first fault, with the number of the state in which it is shown. */
export function look({ shown, offered, issuer, firstSpends }: Game) {
  const history = offered.flatMap((at) => shown[at]?.handover ?? []);
  const broken = check(history, issuer, firstSpends);
  return broken && { says: broken.says, at: (offered[broken.at] ?? 0) + 1 };
}
