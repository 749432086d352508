import PublicKey from "@bsv/sdk/primitives/PublicKey";
import { toArray, toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import type { Made } from "./transaction";

/** A coin that one key can spend, and a token: the same with something recorded in it (BRC-48). */
export const coinOf = (key: string) => LockingScript.fromASM(`${key} OP_CHECKSIG`).toHex();
export const tokenOf = (key: string, event: string) =>
  LockingScript.fromASM(`${key} OP_CHECKSIG ${toHex(toArray(event, "utf8"))} OP_DROP`).toHex();

/** Whether a lock is a token's, to the last digit, under a key that somebody can have. Any other may open for all, or none. */
function isToken(lock: string): boolean {
  try {
    const [key, , event] = LockingScript.fromHex(lock).chunks;
    const named = PublicKey.fromString(toHex(key?.data ?? [])).toString();
    return lock === tokenOf(named, toUTF8(event?.data ?? []));
  } catch {
    return false;
  }
}

/** The buyer knows the issuer's key from elsewhere. From that key on, one token goes from hand to hand. */
export function* handover(made: Made[], { issuer }: { issuer: string }) {
  const isKey = typeof issuer === "string" && /^0[23][0-9a-f]{64}$/.test(issuer);
  yield { step: "who", passes: isKey && made[0]?.sources[0]?.lock === coinOf(issuer), at: 1 };
  for (const [index, { transaction }] of made.entries()) {
    const [{ inputs, outputs }, before] = [transaction, made[index - 1]];
    const isOne = inputs.length === 1 && outputs.length === 1 && isToken(outputs[0]?.lock ?? "");
    yield { step: "terms", passes: isOne && (!before || inputs[0]?.id === before.id), at: index + 1 };
  }
}

/** The chain's first payment, in block 170 of January 12, 2009. Any explorer shows it. */
const payment = "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16";

export function* first(made: Made[]) {
  yield { step: "who", passes: made[0]?.id === payment, at: 1 };
  yield { step: "terms", passes: made.length === 1, at: made.length };
}
