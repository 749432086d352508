import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** What a holder says of one lot. */
export interface Stock {
  part: string;
  quantity: number;
  lat: number;
  lon: number;
  /** When the holder last said so, in seconds. */
  asOf: number;
  reservedFor?: string | undefined;
}

/** A record in its transaction, which uses up the one that it `spends`. */
export interface Listing {
  id: string;
  spends: string;
  lock: string;
}

/** All the world can check with this wallet what a holder has signed for "anyone" (BRC-42, BRC-43). */
const anyone = new ProtoWallet("anyone");
export const way = { protocolID: [2, "parts stock"] as [2, string], keyID: "1" };

/** Reads a stock record: format, holder, claim, and the holder's signature over them. Throws where it does not fit. */
export async function readStock(lock: string): Promise<Stock & { holder: string }> {
  const { fields, lockingPublicKey } = PushDrop.decode(LockingScript.fromHex(lock));
  const [format = [], key = [], claim = [], signature = []] = fields;
  if (fields.length !== 4 || toUTF8(format) !== "parts-stock 1") throw new Error("Another format");
  if (key.length !== 33 || claim.length > 1000) throw new Error("Wrong length");
  const derivation = { ...way, counterparty: toHex(key) };
  const { publicKey } = await anyone.getPublicKey(derivation);
  if (publicKey !== lockingPublicKey.toString()) throw new Error("Locked to another key");
  await anyone.verifySignature({ ...derivation, data: [format, key, claim].flat(), signature });
  return { ...JSON.parse(toUTF8(claim)), holder: toHex(key) };
}

/** As the crow flies, in kilometers. */
export function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to, east] = [radians(a.lat), radians(b.lat), radians(b.lon - a.lon)] as const;
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(east);
  return 6371 * Math.acos(Math.min(1, cosine));
}

/**
 * What is wrong with a result: its signature, a spend that used it up, or more pieces than the record before it had. `firstSpends` has what used
 * up each record first: here a list, in use an answer of the network's.
 */
export async function check(
  { id, spends, lock }: Listing,
  before: Listing[],
  firstSpends: Record<string, string>,
) {
  const stock = await readStock(lock).catch(() => undefined);
  if (!stock) return "forged";
  if ((firstSpends[spends] ?? id) !== id) return "twice";
  if (firstSpends[id]) return "stale";
  const parent = before.find((listing) => listing.id === spends);
  return parent && (await readStock(parent.lock)).quantity < stock.quantity ? "grown" : undefined;
}
