/** Records for the samples of several exhibits: "anyone" can check them, and only their owners can spend them. */
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray } from "@bsv/sdk/primitives/utils";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";

/** The protocol and key id that a record's keys are derived with. */
export interface KeyPath {
  protocolID: [2, string];
  keyID: string;
}

export const bytes = (text: string) => toArray(text, "utf8");

/** The script of a record. The template's type asks for a full wallet, but it only uses keys and signatures. */
export async function lockOf(signer: PrivateKey, { protocolID, keyID }: KeyPath, fields: number[][]) {
  const template = new PushDrop(new ProtoWallet(signer) as unknown as WalletInterface);
  return (await template.lock([...fields], protocolID, keyID, "anyone", true, true)).toHex();
}

/** The key that spends a record of a signer's. */
export const derivedKey = (signer: PrivateKey, { protocolID, keyID }: KeyPath): PrivateKey =>
  new ProtoWallet(signer).keyDeriver?.derivePrivateKey(protocolID, keyID, "anyone") ?? signer;
