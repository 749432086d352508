import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { exampleKey } from "./exampleKey";

/** A wallet whose key comes from fixed words. */
export const walletOf = (name: string) => new ProtoWallet(exampleKey(name));
