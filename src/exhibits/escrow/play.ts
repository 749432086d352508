import { hash256, sha256 } from "@bsv/sdk/primitives/Hash";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import LockingScript from "@bsv/sdk/script/LockingScript";
import OP from "@bsv/sdk/script/OP";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { lock, type Move, type Terms } from "./run";

const privateKeys = {
  buyer: exampleKey("buyer"),
  seller: exampleKey("seller"),
  arbiter: exampleKey("arbiter"),
  stranger: exampleKey("stranger"),
};

export type Party = keyof typeof privateKeys;

/** The parties whose keys are in the lock, in its order. */
export const parties = ["buyer", "seller", "arbiter"] as const;

/** A spend of the coins, as a wallet would put it together. */
export interface Attempt {
  way: "settle" | "refund";
  /** Whose signatures are submitted, in order. */
  signers: Party[];
  /** The earliest time at which miners may accept the transaction, unless its sequence number is final. */
  lockTime: number;
  sequence: number;
  /** The script that is to open the lock, in hex. */
  unlock: string;
}

export interface Game extends ExhibitState {
  deadline: number;
  /** Which of the three sign, and whether the deadline has passed. */
  signers: Party[];
  late: boolean;
  /** The lock on the coins, in hex. */
  lock: string;
  attempt: Attempt;
}

const final = 0xffffffff;
const waiting = final - 1;
const month = 30 * 24 * 60 * 60;
const scope = TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID;

const publicKeys = {
  buyer: privateKeys.buyer.toPublicKey(),
  seller: privateKeys.seller.toPublicKey(),
  arbiter: privateKeys.arbiter.toPublicKey(),
};

export const termsOf = (deadline: number): Terms => ({
  buyer: publicKeys.buyer.toString(),
  seller: publicKeys.seller.toString(),
  arbiter: publicKeys.arbiter.toString(),
  deadline,
});

/** Who gets the coins: the buyer, unless the seller has signed. */
export const payeeOf = ({ signers }: Pick<Attempt, "signers">) =>
  signers.includes("seller") ? "seller" : "buyer";

/** Everything that the interpreter needs to know about a spend. The coins are invented: they are in no block. */
export const moveOf = (
  lock: string,
  { lockTime, sequence, unlock, signers }: Omit<Attempt, "way">,
): Move => ({
  sourceTXID: "e5".repeat(32),
  sourceOutputIndex: 0,
  sourceSatoshis: 100_000,
  lock,
  unlock,
  outputs: [
    { satoshis: 99_900, lock: new P2PKH().lock(publicKeys[payeeOf({ signers })].toAddress()).toHex() },
  ],
  lockTime,
  sequence,
});

type Wish = Omit<Attempt, "unlock">;

/** The preimage: it is signed, and the script inspects it. */
const preimageOf = (deadline: number, wish: Wish): number[] => {
  const subscript = lock(termsOf(deadline));
  const { outputs, sequence, ...move } = moveOf(subscript.toHex(), { ...wish, unlock: "" });
  return TransactionSignature.format({
    ...move,
    outputs: outputs.map(({ satoshis, lock }) => ({ satoshis, lockingScript: LockingScript.fromHex(lock) })),
    inputSequence: sequence,
    transactionVersion: 1,
    otherInputs: [],
    inputIndex: 0,
    subscript,
    scope,
  });
};

function signed(deadline: number, wish: Wish): Attempt {
  const preimage = preimageOf(deadline, wish);
  const signatures = wish.signers.map((party) => {
    const { r, s } = privateKeys[party].sign(sha256(preimage));
    return new TransactionSignature(r, s, scope).toChecksigFormat();
  });
  const script = new UnlockingScript();
  if (wish.way === "settle") script.writeOpCode(OP.OP_0);
  for (const signature of signatures) script.writeBin(signature);
  if (wish.way === "refund") script.writeBin(preimage);
  script.writeOpCode(wish.way === "settle" ? OP.OP_1 : OP.OP_0);
  return { ...wish, unlock: script.toHex() };
}

/**
 * A script that inspects its own transaction adds one to the last byte of a hash, which only works for one hash in
 * four. So wallets shift the lock time second by second until it works. `step` is the direction.
 */
function refund(deadline: number, wish: Omit<Wish, "way">, step: 1 | -1): Attempt {
  for (let { lockTime } = wish; ; lockTime += step) {
    const moved: Wish = { ...wish, way: "refund", lockTime };
    const hash = hash256(preimageOf(deadline, moved));
    const fits = (byte = 0) => byte > 0 && byte < 0x7f;
    if (fits(hash[0]) && fits(hash[31])) return signed(deadline, moved);
  }
}

const settle = (deadline: number, signers: Party[]) =>
  signed(deadline, { way: "settle", signers, lockTime: 0, sequence: final });

const laid = (game: Omit<Game, "lock">): Game => ({ ...game, lock: lock(termsOf(game.deadline)).toHex() });

/** Two signers settle; a single one has to use the refund. */
function together(deadline: number, signers: Party[], late: boolean): Game {
  if (signers.length > 1)
    return laid({ deadline, signers, late, attempt: settle(deadline, signers.slice(0, 2)) });
  const lockTime = late ? deadline : deadline - month;
  const attempt = refund(deadline, { signers, lockTime, sequence: waiting }, late ? 1 : -1);
  return laid({ deadline, signers, late, attempt });
}

export const begin = (deadline: number) => together(deadline, ["buyer", "seller"], false);

/** One more of the three signs, or one fewer. */
export function sign(game: Game, { value, at }: Pick<Input, "value" | "at">): Game {
  const signers = parties.filter((party, index) =>
    index === at ? value === "true" : game.signers.includes(party),
  );
  if (signers.length === 0) return { ...game, signers, problem: "nobody" };
  return together(game.deadline, signers, game.late);
}

/** Sets whether the deadline has passed. */
export const wait = (game: Game, { value }: Pick<Input, "value">): Game =>
  game.problem === undefined
    ? together(game.deadline, game.signers, value === "true")
    : { ...game, late: value === "true" };

const cheating =
  (signers: Party[], cheat: (deadline: number) => Attempt) =>
  ({ deadline }: Game): Game =>
    laid({ deadline, signers, late: false, attempt: cheat(deadline) });

export const stranger = cheating(["buyer"], (deadline) => settle(deadline, ["buyer", "stranger"]));

export const twice = cheating(["buyer"], (deadline) => settle(deadline, ["buyer", "buyer"]));

export const early = cheating(["buyer"], (deadline) =>
  refund(deadline, { signers: ["buyer"], lockTime: deadline - month, sequence: waiting }, -1),
);

/** The transaction has a lock time after the deadline, but a final sequence number, so it does not wait. */
export const pretend = cheating(["buyer"], (deadline) =>
  refund(deadline, { signers: ["buyer"], lockTime: deadline, sequence: final }, 1),
);
