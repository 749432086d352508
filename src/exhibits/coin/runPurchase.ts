import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { coinOf } from "./runHandover";
import { type Made, outpointOf } from "./transaction";

/** What a holder says of one lot. */
export interface Stock {
  part: string;
  quantity: number;
  lat: number;
  lon: number;
  /** When the holder last said so, in seconds. */
  asOf: number;
  /** The coin that this record is made of. It is signed with the rest: nobody can put an old record elsewhere. */
  spends: string;
  reservedFor?: string | undefined;
}

export type Listing = Stock & { holder: string };

/** All the world can check with this wallet what a holder has signed for "anyone" (BRC-42, BRC-43). */
const anyone = new ProtoWallet("anyone");
export const way = { protocolID: [2, "parts stock"] as [2, string], keyID: "1" };

/** Reads a stock record: format, holder, claim, and the holder's signature over them. Throws where it does not fit. */
export async function readStock(lock: string): Promise<Listing> {
  const { fields } = PushDrop.decode(LockingScript.fromHex(lock));
  const [format = [], key = [], claim = [], signature = []] = fields;
  if (fields.length !== 4 || toUTF8(format) !== "parts-stock 1") throw new Error("Another format");
  if (key.length !== 33 || claim.length > 1000) throw new Error("Wrong length");
  const derivation = { ...way, counterparty: toHex(key) };
  const { publicKey } = await anyone.getPublicKey(derivation);
  const script = [publicKey, "OP_CHECKSIG", ...fields.map(toHex), "OP_2DROP", "OP_2DROP"].join(" ");
  if (LockingScript.fromASM(script).toHex() !== lock) throw new Error("Not locked to the holder's key alone");
  await anyone.verifySignature({ ...derivation, data: [format, key, claim].flat(), signature });
  return { ...JSON.parse(toUTF8(claim)), holder: toHex(key) };
}

/** What a buyer knows beforehand: the part, and the keys of the yards, from elsewhere. */
export interface Sought {
  part: string;
  yards: string[];
  /** The checker's clock, in seconds. */
  today?: number | undefined;
}

const day = 24 * 60 * 60;

/** Whether a record's hour and place can be: no later than the day of the check, and in keeping with the one before. */
function canBe({ asOf, lat, lon }: Stock, before?: Stock, today = Number.POSITIVE_INFINITY) {
  const isTime = Number.isInteger(asOf) && asOf > 0 && asOf < today + day && asOf >= (before?.asOf ?? 0);
  const isPlace = Number.isFinite(lat) && Number.isFinite(lon);
  return isTime && isPlace && (!before || (lat === before.lat && lon === before.lon));
}

/**
 * Each record is a known yard's, of the part that was asked for. It can be split, such as into what is reserved and the
 * rest, and all that replace it have no more pieces than it had. What is reserved stays reserved for the same buyer.
 * Whether the part lies there, and did at that hour, is the yard's word.
 */
export async function* purchase(made: Made[], { part, yards, today }: Sought) {
  const known = new Map<string, Listing>();
  yield { step: "terms", passes: made.length > 0, again: true };
  for (const [index, { id, transaction, sources }] of made.entries()) {
    const turn = { at: index + 1, again: index + 1 < made.length };
    const [{ inputs, outputs }, [coin]] = [transaction, sources];
    const spends = inputs[0] ? outpointOf(inputs[0]) : "";
    const before = known.get(spends);
    const read = await Promise.all(outputs.map(({ lock }) => readStock(lock).catch(() => undefined)));
    const stocks = read.flatMap((stock) => stock ?? []);
    const isHolders = ({ holder }: Listing) =>
      before ? before.holder === holder : coin?.lock === coinOf(holder);
    const isKnown = (stock: Listing) =>
      Array.isArray(yards) && yards.includes(stock.holder) && stock.spends === spends && isHolders(stock);
    const areAll = stocks.length > 0 && stocks.length === outputs.length;
    yield { step: "who", passes: areAll && stocks.every(isKnown), ...turn };
    const isFree = ({ reservedFor }: Listing) => !before?.reservedFor || before.reservedFor === reservedFor;
    yield { step: "once", passes: stocks.every(isFree), ...turn };
    const isCount = stocks.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
    const isLess = !before || stocks.reduce((sum, { quantity }) => sum + quantity, 0) <= before.quantity;
    const canAll = stocks.every((stock) => canBe(stock, before, today) && stock.part === part);
    // Only a record can be split. A listing is one.
    const isOne = inputs.length === 1 && (before !== undefined || outputs.length === 1);
    yield { step: "terms", passes: isCount && isLess && canAll && isOne, ...turn };
    for (const [output, stock] of stocks.entries()) known.set(outpointOf({ id, output }), stock);
  }
}
