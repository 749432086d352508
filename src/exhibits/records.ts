/** Records for the samples of several exhibits: "anyone" can check them, and only their owners can spend them. */
import { sha256 } from "@bsv/sdk/primitives/Hash";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { coinOf, type Handover, handOver } from "./provenance/run";

/** The protocol and key id that a record's keys are derived with. */
export interface KeyPath {
  protocolID: [2, string];
  keyID: string;
}

export const bytes = (text: string) => toArray(text, "utf8");

/** The script of a record. The template's type asks for a full wallet, but it only uses keys and signatures. */
export async function lockOf(
  signer: PrivateKey,
  { protocolID, keyID }: KeyPath,
  fields: number[][],
  isSigned = true,
) {
  const template = new PushDrop(new ProtoWallet(signer) as unknown as WalletInterface);
  return (await template.lock([...fields], protocolID, keyID, "anyone", true, isSigned)).toHex();
}

/** A transaction that replaces the previous record, or spends a coin of the signer's own that is not shown. */
export function spend(
  signer: PrivateKey,
  path: KeyPath,
  before: { id: string; lock: string } | undefined,
  lock: string,
): Handover {
  if (!before)
    return handOver(signer, toHex(sha256(lock, "hex")), coinOf(signer.toPublicKey().toString()), lock);
  const key = new ProtoWallet(signer).keyDeriver?.derivePrivateKey(path.protocolID, path.keyID, "anyone");
  return handOver(key ?? signer, before.id, before.lock, lock);
}
