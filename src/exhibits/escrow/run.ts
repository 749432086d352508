import BigNumber from "@bsv/sdk/primitives/BigNumber";
import { toHex } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import ScriptEvaluationError from "@bsv/sdk/script/ScriptEvaluationError";
import Spend from "@bsv/sdk/script/Spend";

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

/** What a spend of the coins consists of, besides their lock. */
export type Move = Omit<ConstructorParameters<typeof Spend>[0], "lockingScript">;

/** Runs the lock against a spend: the line at which the interpreter stops, or nothing if it comes to the end. */
export function check(terms: Terms, move: Move): Line | undefined {
  try {
    new Spend({ ...move, lockingScript: lock(terms) }).validate();
    return undefined;
  } catch (error) {
    if (!(error instanceof ScriptEvaluationError)) throw error;
    let end = 0;
    for (const [name, line] of Object.entries(lines(terms)) as [Line, string][]) {
      end += line.split(" ").length;
      if (error.programCounter < end) return name;
    }
    throw error;
  }
}
