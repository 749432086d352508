import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { keyOf, read } from "../certificate/run";

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

async function fits(entry: Entry, { key: counterparty, signature }: Signed) {
  const claim = { ...way, data: bytes(entry), signature: toArray(signature, "hex"), counterparty };
  return (await anyone.verifySignature(claim).catch(() => ({ valid: false }))).valid;
}

/** What keeps an entry open: the first thing in the way of closing it, or nothing. First the diver, then the supervisor. */
export async function check(
  entry: Entry,
  signatures: (Signed | null)[],
  cards: Card[],
  foreman: ProtoWallet,
  school: string,
) {
  for (const { certificate, keyring } of cards) {
    const { fields } = await read(foreman, certificate, keyring, school, []);
    if (!fields?.validUntil) return "card";
    if (fields.validUntil < entry.day) return "expired";
  }
  for (const [index, { certificate }] of cards.entries()) {
    const signed = signatures[index];
    if (!signed) return "open";
    if (signatures.findIndex((other) => other?.key === signed.key) < index) return "same";
    if (signed.key !== certificate.subject) return "holder";
    if (!(await fits(entry, signed))) return "changed";
  }
}
