import BigNumber from "@bsv/sdk/primitives/BigNumber";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import Signature from "@bsv/sdk/primitives/Signature";
import { toArray } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** The wallet of an example's reader, whose private key stands in the record, in hex. A real one never does. */
export function readerOf(secret: string): ProtoWallet | undefined {
  try {
    return new ProtoWallet(PrivateKey.fromHex(secret));
  } catch {
    return undefined;
  }
}

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
