import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** The wallet of an example's reader, whose private key stands in the record, in hex. A real one never does. */
export function readerOf(secret: string): ProtoWallet | undefined {
  try {
    return new ProtoWallet(PrivateKey.fromHex(secret));
  } catch {
    return undefined;
  }
}
