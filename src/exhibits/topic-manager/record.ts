import { toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** All the world can check with this wallet what an owner has signed for "anyone" (BRC-42, BRC-43). */
const anyone = new ProtoWallet("anyone");
export const way = { protocolID: [2, "overlay records"] as [2, string], keyID: "1" };

/**
 * Reads a record out of its output: fields in a PushDrop script (BRC-48), then a signature over them. Tells whether lock and
 * signature are those of the owner that it names.
 */
async function read(lock: string) {
  const { fields, lockingPublicKey } = PushDrop.decode(LockingScript.fromHex(lock));
  const [tag = [], key = [], name = [], number = [], signature = []] = fields;
  const owner = toHex(key);
  const derivation = { ...way, counterparty: owner };
  const { publicKey } = await anyone.getPublicKey(derivation);
  const data = [tag, key, name, number].flat();
  const signed = await anyone.verifySignature({ ...derivation, data, signature }).catch(() => undefined);
  const isSigned = publicKey === lockingPublicKey.toString() && signed?.valid === true;
  return { tag: toUTF8(tag), owner, name: toUTF8(name), number: Number(toUTF8(number)), isSigned };
}

export type Found = Awaited<ReturnType<typeof read>>;

/** What the record in a transaction says if it cannot be read. */
const nothing: Found = { tag: "", owner: "", name: "", number: 0, isSigned: false };

/** The record in an output; one that says nothing where it cannot be read. */
export const recordIn = (lock: string): Promise<Found> => read(lock).catch(() => nothing);
