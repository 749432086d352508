import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fieldsIn, isInForce, isSigned } from "../certificates";
import { readerOf } from "../reader";
import { signatureIn } from "../signature";

/** Somebody who asks for fields of a certificate: a verifier, or a door. */
export interface Asker {
  asks: string[];
  /** A door opens for one value of its field, and stays shut for any other. */
  takes?: string | undefined;
  /** A fresh number that the holder has to sign. The next time, it is another. */
  drawn: string;
  /** The private key, from the example. */
  readerSecret: string;
}

/** What the holder hands over: the certificate, the keys of those fields, and a signature over them and the number. */
export interface Shown {
  certificate: WalletCertificate;
  keyring: Record<string, string>;
  number: string;
  answer: string;
}

const protocolID: WalletProtocol = [2, "certificate holder"];

type Opened = Pick<Shown, "certificate" | "keyring">;

/** What the holder signs together: this number, this certificate and these fields. */
const answered = (number: string, { certificate, keyring }: Opened) =>
  toArray(JSON.stringify([number, certificate.signature, keyring]), "utf8");

/** The holder signs for the one asker who drew the number. */
export async function prove(wallet: ProtoWallet, asker: string, number: string, opened: Opened) {
  const claim = { protocolID, keyID: number, counterparty: asker, data: answered(number, opened) };
  return toHex((await wallet.createSignature(claim)).signature);
}

/** Whether the certificate's holder has signed the number that was drawn here, whatever number the letter names. */
async function isHolder(asker: ProtoWallet, drawn: string, shown: Shown) {
  try {
    const [data, signature] = [answered(drawn, shown), signatureIn(shown.answer)];
    const claim = { protocolID, keyID: drawn, counterparty: shown.certificate.subject, data, signature };
    return (await asker.verifySignature(claim)).valid;
  } catch {
    return false;
  }
}

/** What was shown to whom. */
export interface Showing {
  kind: "certificate";
  /** The public key of the certifier that they all trust, and the type of certificate that they ask for. */
  certifier: string;
  type: string;
  /** The outputs that count as spent. This is a list here; in real use, ask the network. */
  spentOnThisPage: string[];
  readers: Asker[];
  letters: Shown[];
}

/** What one asker checks, in order: first the certifier, since anybody can sign a certificate. */
export async function* checkShown(
  { certifier, type, spentOnThisPage: spent }: Omit<Showing, "readers" | "letters">,
  { asks, takes, drawn, readerSecret }: Asker,
  shown: Shown,
) {
  const { certificate, keyring, number } = shown;
  const reader = readerOf(readerSecret);
  yield { step: "from", passes: certificate.certifier === certifier };
  yield { step: "type", passes: certificate.type === type };
  yield { step: "whole", passes: await isSigned(certificate) };
  yield { step: "allowed", passes: isInForce(certificate, spent) };
  // A holder may open more than was asked for, and never less.
  const isAsked = asks.length > 0 && asks.every((name) => Object.hasOwn(keyring, name));
  const fields = isAsked && reader && (await fieldsIn(reader, certificate, keyring));
  yield { step: "for", passes: !!fields };
  yield { step: "new", passes: number === drawn };
  yield { step: "holder", passes: !!reader && (await isHolder(reader, drawn, shown)) };
  if (takes !== undefined) yield { step: "rule", passes: Object.values(fields || {}).join() === takes };
}

/** What each of them checks. */
export async function* checkShowing({ readers, letters, ...known }: Showing) {
  if (letters.length === 0 || letters.length !== readers.length) throw new Error("Not a letter for each");
  for (const [place, letter] of letters.entries()) {
    const [at, again] = [place + 1, place + 1 < letters.length];
    for await (const turn of checkShown(known, readers[place] as Asker, letter)) yield { ...turn, at, again };
  }
}
