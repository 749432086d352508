import { sha256 } from "@bsv/sdk/primitives/Hash";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** Keys for an example come from fixed words; a wallet draws its own. */
export const walletOf = (name: string) =>
  new ProtoWallet(new PrivateKey(sha256(`An example: ${name}`, "utf8")));
