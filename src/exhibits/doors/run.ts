import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { read } from "../certificate/run";

/** What happens at a door: it draws a number, and gets a key to the one field it asks for and a signature. */
export interface Knock {
  number: string;
  keyring: Record<string, string>;
  answer: string;
}

const protocolID: WalletProtocol = [2, "door access"];

/** Whoever knocks signs the door's number, for this door alone. */
export async function prove(wallet: ProtoWallet, door: string, number: string) {
  const claim = { protocolID, keyID: number, counterparty: door, data: toArray(number, "hex") };
  return toHex((await wallet.createSignature(claim)).signature);
}

/** What the door reads in its field, or the first thing that is wrong. What it then opens for is its own rule. */
export async function answer(
  door: ProtoWallet,
  certificate: WalletCertificate,
  { number, keyring, answer: signed }: Knock,
  employer: string,
  spent: string[],
) {
  const { fields, broken } = await read(door, certificate, keyring, employer, spent);
  if (!fields) return { broken };
  const [data, signature] = [toArray(number, "hex"), toArray(signed, "hex")];
  const claim = { protocolID, keyID: number, counterparty: certificate.subject, data, signature };
  const isHolder = await door.verifySignature(claim).catch(() => undefined);
  return isHolder ? { fields } : { broken: "copy" };
}
