import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { coinOf } from "./runHandover";
import type { Made } from "./transaction";

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

/** Each record is its holder's, of the part that was asked for, and has no more pieces than the one that it replaces. */
export async function* purchase(made: Made[], { part }: { part: string }) {
  const known = new Map<string, Stock>();
  yield { step: "terms", passes: made.length > 0 };
  for (const [index, { transaction, sources }] of made.entries()) {
    const [at, [coin], [output]] = [index + 1, sources, transaction.outputs];
    const stock = await readStock(output?.lock ?? "").catch(() => undefined);
    const before = known.get(coin?.lock ?? "");
    yield {
      step: "who",
      passes: stock !== undefined && (!!before || coin?.lock === coinOf(stock.holder)),
      at,
    };
    if (!stock || !output) return;
    const isLess = !before || stock.quantity <= before.quantity;
    const isAsked =
      stock.part === part && Number.isInteger(stock.quantity) && transaction.outputs.length === 1;
    yield { step: "terms", passes: isLess && isAsked, at };
    known.set(output.lock, stock);
  }
}
