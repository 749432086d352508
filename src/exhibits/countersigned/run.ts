import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { keyOf, read } from "../certificates";

/** A dive, as both have to sign it: depth in feet, bottom time in minutes. */
export interface Entry {
  day: string;
  depth: number;
  minutes: number;
  gas: string;
  task: string;
}

/** A trade card: a certificate (BRC-52), with the keys of the fields that are open to the foreman. */
export interface Card {
  certificate: WalletCertificate;
  keyring: Record<string, string>;
}

export interface Signed {
  key: string;
  signature: string;
}

const anyone = new ProtoWallet("anyone");
const way = { protocolID: [1, "dive log"] as WalletProtocol, keyID: "1" };
const bytes = (entry: Entry) => toArray(JSON.stringify(entry), "utf8");

/** One of the two signs the entry, for anyone to verify. */
export async function sign(wallet: ProtoWallet, entry: Entry): Promise<Signed> {
  const { signature } = await wallet.createSignature({ ...way, data: bytes(entry), counterparty: "anyone" });
  return { key: await keyOf(wallet), signature: toHex(signature) };
}

async function fits(entry: Entry, { key: counterparty, signature }: Signed): Promise<boolean> {
  try {
    const claim = { ...way, data: bytes(entry), signature: toArray(signature, "hex"), counterparty };
    return (await anyone.verifySignature(claim)).valid;
  } catch {
    return false;
  }
}

/** An entry with all that it takes to close it: first of the diver, then of the supervisor. */
export interface Closing {
  entry: Entry;
  signatures: (Signed | null)[];
  cards: Card[];
  /** The key that the foreman knows to be the school's, and the grade that may countersign. */
  school: string;
  supervisorGrade: string;
  /** The foreman's private key, which reads the cards. This one belongs to an example. */
  foremanSecret: string;
}

/** What the foreman checks before the entry is closed. A card counts if it was valid on the day of the entry. */
export async function* check({ entry, signatures, cards, school, supervisorGrade, foremanSecret }: Closing) {
  const foreman = new ProtoWallet(new PrivateKey(foremanSecret, "hex"));
  for (const [index, { certificate, keyring }] of cards.entries()) {
    const fields = await read(foreman, certificate, keyring, school, []).then(
      (card) => card.fields,
      () => undefined,
    );
    yield { step: "card", passes: fields?.validUntil !== undefined };
    yield { step: "expired", passes: (fields?.validUntil ?? "") >= entry.day };
    if (index > 0) yield { step: "grade", passes: fields?.grade === supervisorGrade };
  }
  const [diver, supervisor] = signatures;
  const [first, second] = cards.map(({ certificate }) => certificate.subject);
  yield { step: "open", passes: Boolean(diver && supervisor && first && second) };
  if (!diver || !supervisor) return;
  yield { step: "same", passes: diver.key !== supervisor.key };
  yield { step: "holder", passes: diver.key === first && supervisor.key === second };
  yield { step: "changed", passes: await fits(entry, diver), at: entry.depth };
  yield { step: "unread", passes: await fits(entry, supervisor) };
}
