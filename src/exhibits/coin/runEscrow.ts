import BigNumber from "@bsv/sdk/primitives/BigNumber";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import PublicKey from "@bsv/sdk/primitives/PublicKey";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toHex } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import { preimageOf, whole } from "./spend";
import type { Made } from "./transaction";

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
const lastIsAll = "OP_SIZE OP_1SUB OP_SPLIT OP_NIP 41 OP_EQUALVERIFY";
/** The lock on the coins, in which names stand for keys and date. `same` is the way to see the transaction (BRC-21). */
export const lines = {
  whole: `OP_IF OP_OVER ${lastIsAll} OP_DUP ${lastIsAll}`,
  settle: "OP_2 buyer seller arbiter OP_3 OP_CHECKMULTISIGVERIFY OP_ELSE",
  same: `OP_DUP OP_HASH256 1f OP_SPLIT OP_1ADD OP_CAT ${half} OP_SWAP OP_CAT 41 OP_CAT ${known} OP_CHECKSIGVERIFY`,
  waits: "OP_SIZE 2c OP_SUB OP_SPLIT OP_NIP OP_4 OP_SPLIT OP_SWAP ffffffff OP_EQUAL OP_NOT OP_VERIFY",
  late: "20 OP_SPLIT OP_NIP OP_4 OP_SPLIT OP_DROP 00 OP_CAT OP_BIN2NUM deadline OP_GREATERTHANOREQUAL OP_VERIFY",
  refund: `OP_DUP ${lastIsAll} buyer OP_CHECKSIGVERIFY OP_ENDIF OP_1`,
};

/** A script out of words, in which names stand for what `names` has. Throws for what is no word of a script. */
export function scriptOf(words: string, names: Partial<Record<string, string>>): string {
  const found = words.split(/\s+/).filter((word) => word !== "");
  const plain = found.map((word) => (Object.hasOwn(names, word) ? names[word] : word) ?? "");
  if (!plain.every((word) => /^(?:OP_\w+|(?:[0-9a-f]{2})+)$/.test(word))) throw new Error("No such word");
  return plain.length === 0 ? "" : LockingScript.fromASM(plain.join(" ")).toHex();
}

/** The lock that was agreed on, in words. It is known here, and never taken from whoever brings the record. */
export const agreed = Object.values(lines).join("\n");

/** A lock for the keys and the date of the terms. */
export const lockOf = ({ deadline, buyer, seller, arbiter }: Terms, words = agreed) =>
  scriptOf(words, { buyer, seller, arbiter, deadline: toHex(new BigNumber(deadline).toScriptNum()) });

/** What anyone can check who knows the terms, without the interpreter: who signed, and that the lock is the agreed one. */
export function* escrow(made: Made[], terms: Terms) {
  const [at, last] = [made.length, made.at(-1)];
  yield { step: "who", passes: isSo(() => last !== undefined && isMet(last, terms)), at };
  const isLock = () => last?.sources[0]?.lock === lockOf(terms);
  yield { step: "terms", passes: isSo(isLock), at };
}

/** Two of the three have signed all of it, or the buyer has, and the transaction waits for the deadline. */
function isMet({ transaction, sources: [coin] }: Made, { deadline, ...terms }: Terms): boolean {
  const [{ script, sequence } = { script: "", sequence: 0xffffffff }] = transaction.inputs;
  const pushed = UnlockingScript.fromHex(script).chunks.map(({ data = [] }) => data);
  const hasSigned = (key: string) =>
    pushed.some((data) =>
      isSo(() => {
        const signature = TransactionSignature.fromChecksigFormat(data);
        const preimage = preimageOf(transaction, 0, coin ?? { satoshis: 0, lock: "" }, whole);
        return signature.scope === whole && PublicKey.fromString(key).verify(sha256(preimage), signature);
      }),
    );
  const signers = [terms.buyer, terms.seller, terms.arbiter].filter(hasSigned);
  const isLate = transaction.lockTime >= deadline && sequence < 0xffffffff;
  return new Set(signers).size >= 2 || (isLate && signers.includes(terms.buyer));
}

/** Whether a test passes. What cannot even be read does not. */
function isSo(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}
