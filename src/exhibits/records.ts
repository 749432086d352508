/** What several exhibits make for their samples: records that "anyone" can check and only their owners can spend. */
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray } from "@bsv/sdk/primitives/utils";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { coinOf, type Handover, handOver } from "./provenance/run";

/** What a record's keys are derived for. */
export interface Way {
  protocolID: [2, string];
  keyID: string;
}

export const bytes = (text: string) => toArray(text, "utf8");

/** The script of a record. Its template asks for a whole wallet, and uses only what this one has: keys and signatures. */
export async function lockOf(signer: PrivateKey, way: Way, fields: number[][], isSigned = true) {
  const template = new PushDrop(new ProtoWallet(signer) as unknown as WalletInterface);
  const { protocolID, keyID } = way;
  return (await template.lock([...fields], protocolID, keyID, "anyone", true, isSigned)).toHex();
}

/** A transaction that puts a record in the place of the one before, or of a coin that is not shown. */
export function spend(
  signer: PrivateKey,
  way: Way,
  before: { id: string; lock: string } | undefined,
  lock: string,
): Handover {
  if (!before) return handOver(signer, "c0".repeat(32), coinOf(signer.toPublicKey().toString()), lock);
  const key = new ProtoWallet(signer).keyDeriver?.derivePrivateKey(way.protocolID, way.keyID, "anyone");
  return handOver(key ?? signer, before.id, before.lock, lock);
}
