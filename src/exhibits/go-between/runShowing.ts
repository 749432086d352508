import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fieldsIn, isSigned } from "../certificates";
import { readerOf } from "../reader";

/** Somebody who asks for fields of a certificate: a verifier, or a door. */
export interface Asker {
  asks: string[];
  /** The number drawn for this time. It stays with whoever asks, who draws another for the next. */
  drawn: string;
  /** The private key, which is an example's. */
  readerSecret: string;
}

/** What the holder hands over: the certificate, the keys of those fields, and a signature over the number. */
export interface Shown {
  certificate: WalletCertificate;
  keyring: Record<string, string>;
  number: string;
  answer: string;
}

const protocolID: WalletProtocol = [2, "certificate holder"];

/** The holder signs the number, for the one who has drawn it alone. */
export async function prove(wallet: ProtoWallet, asker: string, number: string) {
  const claim = { protocolID, keyID: number, counterparty: asker, data: toArray(number, "hex") };
  return toHex((await wallet.createSignature(claim)).signature);
}

/** Whether the holder's key has signed the number that was drawn here, whatever number the letter names. */
async function isHolder(asker: ProtoWallet, drawn: string, holder: string, answer: string) {
  try {
    const [data, signature] = [toArray(drawn, "hex"), toArray(answer, "hex")];
    const claim = { protocolID, keyID: drawn, counterparty: holder, data, signature };
    return (await asker.verifySignature(claim)).valid;
  } catch {
    return false;
  }
}

/** What was shown to whom. */
export interface Showing {
  kind: "certificate";
  /** The public key of the certifier that they all trust. */
  certifier: string;
  /** The outputs that count as spent: here a list, in use the network's word. */
  spentOnThisPage: string[];
  readers: Asker[];
  letters: Shown[];
}

/** What each asker checks, in order. Every certificate fits some certifier, so the first is whether it is the right one. */
export async function* checkShowing({ certifier, spentOnThisPage: spent, readers, letters }: Showing) {
  yield { step: "for", passes: readers.length > 0 && readers.length === letters.length };
  for (const [place, { certificate, keyring, number, answer }] of letters.entries()) {
    const at = place + 1;
    const { asks, drawn, readerSecret } = readers[place] as Asker;
    const reader = readerOf(readerSecret);
    yield { step: "from", passes: certificate.certifier === certifier, at };
    yield { step: "whole", passes: await isSigned(certificate), at };
    yield { step: "allowed", passes: !spent.includes(certificate.revocationOutpoint), at };
    const isAsked = Object.keys(keyring).join() === asks.join();
    yield {
      step: "for",
      passes: isAsked && !!reader && !!(await fieldsIn(reader, certificate, keyring)),
      at,
    };
    yield { step: "new", passes: number === drawn, at };
    const passes = !!reader && (await isHolder(reader, drawn, certificate.subject, answer));
    yield { step: "from", passes, at };
  }
}
