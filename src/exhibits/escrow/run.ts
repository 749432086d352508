import BigNumber from "@bsv/sdk/primitives/BigNumber";
import { toHex } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import ScriptEvaluationError from "@bsv/sdk/script/ScriptEvaluationError";
import Spend from "@bsv/sdk/script/Spend";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";

/** Public keys in hex, and a moment in seconds since 1970. */
export interface Terms {
  buyer: string;
  seller: string;
  arbiter: string;
  deadline: number;
}

/** The start of a signature with the nonce 1, and the key under which its other half is the signed hash plus one. */
const half = "3044022079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f817980220";
const known = "038ff83d8cf12121491609c4939dc11c4aa35503508fe432dc5a5c1905608b9218";

/** The lock on the coins. `same` is the way for a script to see its own transaction (BRC-21). */
export const lines = ({ buyer, seller, arbiter, deadline }: Terms) => ({
  settle: `OP_IF OP_2 ${buyer} ${seller} ${arbiter} OP_3 OP_CHECKMULTISIGVERIFY OP_ELSE`,
  same: `OP_DUP OP_HASH256 1f OP_SPLIT OP_1ADD OP_CAT ${half} OP_SWAP OP_CAT 41 OP_CAT ${known} OP_CHECKSIGVERIFY`,
  waits: "OP_SIZE 2c OP_SUB OP_SPLIT OP_NIP OP_4 OP_SPLIT OP_SWAP ffffffff OP_EQUAL OP_NOT OP_VERIFY",
  late: `20 OP_SPLIT OP_NIP OP_4 OP_SPLIT OP_DROP 00 OP_CAT OP_BIN2NUM ${number(deadline)} OP_GREATERTHANOREQUAL OP_VERIFY`,
  refund: `${buyer} OP_CHECKSIGVERIFY OP_ENDIF OP_1`,
});

export type Line = keyof ReturnType<typeof lines>;

const number = (value: number) => toHex(new BigNumber(value).toScriptNum());

export const lock = (terms: Terms) => LockingScript.fromASM(Object.values(lines(terms)).join(" "));

/** A transaction that would move the coins; scripts in hex. */
export interface Move {
  sourceTXID: string;
  sourceOutputIndex: number;
  sourceSatoshis: number;
  /** The lock on the coins, and what is to open it. */
  lock: string;
  unlock: string;
  outputs: { satoshis: number; lock: string }[];
  lockTime: number;
  sequence: number;
}

/** Runs both scripts, as a miner does, if the lock is the agreed one. Gives the line at which they stop, if any. */
function stoppedAt(terms: Terms, { lock: locked, unlock, outputs, sequence, ...move }: Move) {
  let step = "lock";
  try {
    if (locked !== lock(terms).toHex()) return step;
    step = "unlock";
    const spend = new Spend({
      ...move,
      lockingScript: LockingScript.fromHex(locked),
      unlockingScript: UnlockingScript.fromHex(unlock),
      outputs: outputs.map(({ satoshis, lock }) => ({
        satoshis,
        lockingScript: LockingScript.fromHex(lock),
      })),
      inputSequence: sequence,
      transactionVersion: 1,
      inputIndex: 0,
      otherInputs: [],
    });
    return spend.validate() ? undefined : step;
  } catch (error) {
    if (!(error instanceof ScriptEvaluationError) || error.context !== "LockingScript") return step;
    let end = 0;
    for (const [name, line] of Object.entries(lines(terms))) {
      end += line.split(" ").length;
      if (error.programCounter < end) return name;
    }
    return step;
  }
}

/** What anyone can check who knows the terms. Each line of the lock passes where the scripts need it or pass it by. */
export function* check({ terms, move }: { terms: Terms; move: Move }) {
  const stopped = stoppedAt(terms, move);
  yield { step: "lock", passes: stopped !== "lock" };
  // The last push chooses the way, and stands for it in one form alone.
  yield { step: "unlock", passes: stopped !== "unlock" && /^[0-9a-f]*(?:00|51)$/.test(move.unlock) };
  for (const line of Object.keys(lines(terms))) yield { step: line, passes: line !== stopped };
}
