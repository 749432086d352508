import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { coinOf, type Handover, idOf, isFirstSpend, opens, outpointOf, type Spends } from "../provenance/run";

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

/** What a search found. Each record is an output of the transaction that its holder has signed. */
export interface Found {
  results: Handover[];
  /** Two buyers' reservations of one record, and what the holder has told them. */
  reservations: (Handover & { isPromised: boolean })[];
  /** The records that any of those replace. */
  before: Handover[];
  spentOnThisPage: Spends;
}

/** What a record says, and the one that it replaces. Throws where its holder has not signed it, and the spend for it. */
async function read(record: Handover, before: Handover[]) {
  const stock = await readStock(record.lock);
  const parent = before.find((one) => idOf(one) === record.spends);
  opens(record, parent?.lock ?? coinOf(stock.holder));
  return { stock, parent };
}

/** What a buyer checks of every result and reservation; of the latter, that the first to be spent is the one promised. */
export async function* check({ results, reservations, before, spentOnThisPage: spent }: Found) {
  const records = [...results, ...reservations];
  yield { step: "found", passes: records.length > 0 };
  for (const [index, record] of records.entries()) {
    const at = index + 1;
    const there = await read(record, before).catch(() => undefined);
    yield { step: "forged", passes: there !== undefined, at };
    const most = there?.parent ? (await readStock(there.parent.lock)).quantity : Number.POSITIVE_INFINITY;
    yield { step: "grown", passes: there !== undefined && there.stock.quantity <= most, at };
    if (index >= results.length) continue;
    const isUnspent = isFirstSpend(record, spent) && !(outpointOf(idOf(record)) in spent);
    yield { step: "stale", passes: isUnspent, at };
  }
  const isKept = (one: Found["reservations"][0]) => one.isPromised === isFirstSpend(one, spent);
  yield { step: "twice", passes: reservations.every(isKept) };
}
