import BigNumber from "@bsv/sdk/primitives/BigNumber";
import Signature from "@bsv/sdk/primitives/Signature";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";

/** Half of the curve's order. Two values of s fit each signature, one on each side of it. */
const half = new BigNumber("7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0", "hex");

/** The bytes of a signature in hex. It has one spelling and the lower s, or a copy of it would pass for another. */
export function signatureIn(hex: string): number[] {
  const bytes = toArray(hex, "hex");
  const signature = Signature.fromDER(bytes);
  if (signature.toDER("hex") !== hex || signature.s.gt(half))
    throw new Error("Another spelling of a signature");
  return bytes;
}

/** The same of a signature as BRC-77 has it: before it stand 4 bytes, a key, who may verify, and 32 bytes. */
export function proofIn(hex: string): number[] {
  const bytes = toArray(hex, "hex");
  if (toHex(bytes) !== hex) throw new Error("Another spelling of a signature");
  // Anyone may where there is a zero; otherwise it is one key.
  signatureIn(hex.slice(hex.slice(74, 76) === "00" ? 140 : 204));
  return bytes;
}
