import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { outpointOf, parse } from "../coin/transaction";

/** All the world can check with this wallet what an owner has signed for "anyone" (BRC-42, BRC-43). */
const anyone = new ProtoWallet("anyone");
export const way = { protocolID: [2, "overlay records"] as [2, string], keyID: "1" };

/** What a record says: its format, its owner's key, its subject, its number there, and the coin that it is made of. */
export interface Said {
  tag: string;
  owner: string;
  name: string;
  number: number;
  spends: string;
}

/** What its owner signs. In JSON each value has an end: no two records are the same text. */
export const textOf = ({ tag, owner, name, number, spends }: Said) =>
  JSON.stringify([tag, owner, name, number, spends]);

function saidIn(text: string): Said {
  const [tag, owner, name, number, spends] = JSON.parse(text);
  const words = { tag: String(tag), owner: String(owner), name: String(name), spends: String(spends) };
  const said = { ...words, number: Number(number) };
  if (textOf(said) !== text) throw new Error("Written otherwise");
  return said;
}

/**
 * Reads a record out of its output: a text in a PushDrop script (BRC-48), then a signature over it. Tells whether lock and
 * signature are those of the owner that it names and nothing else, for the coin that its transaction spends.
 */
async function read(lock: string, spends: string) {
  const [text = [], signature = []] = PushDrop.decode(LockingScript.fromHex(lock)).fields;
  const said = saidIn(toUTF8(text));
  const derivation = { ...way, counterparty: said.owner };
  const { publicKey } = await anyone.getPublicKey(derivation);
  const script = `${publicKey} OP_CHECKSIG ${toHex(text)} ${toHex(signature)} OP_2DROP`;
  const isLocked = LockingScript.fromASM(script).toHex() === lock;
  const signed = await anyone
    .verifySignature({ ...derivation, data: text, signature })
    .catch(() => undefined);
  return { ...said, isSigned: isLocked && said.spends === spends && signed?.valid === true };
}

export type Found = Awaited<ReturnType<typeof read>>;

/** What the record in a transaction says if it cannot be read. */
const nothing: Found = { tag: "", owner: "", name: "", number: 0, spends: "", isSigned: false };

/** The record in an output; one that says nothing where it cannot be read. */
export const recordIn = (lock: string, spends: string): Promise<Found> =>
  read(lock, spends).catch(() => nothing);

/** A transaction as it is handed in, under its id. */
export interface Slip {
  id: string;
  hex: string;
}

/** Transactions as they are handed in, with what their records say. */
export const readAll = (slips: Slip[]) =>
  Promise.all(
    slips.map(async ({ id, hex }) => {
      const { inputs: [input] = [], outputs: [output] = [] } = parse(hex) ?? {};
      const spends = input ? outpointOf(input) : "";
      return {
        coin: outpointOf({ id, output: 0 }),
        spends,
        found: await recordIn(output?.lock ?? "", spends),
      };
    }),
  );

export type Submitted = Awaited<ReturnType<typeof readAll>>[number];
