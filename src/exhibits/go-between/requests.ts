import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { signatureIn } from "../signature";
import { preimage } from "./coin";

/** What a page asks for. The nonce is used once. */
export interface Request {
  from: string;
  kind: "pay" | "sign" | "show";
  what: string;
  satoshis: number;
  nonce: string;
}

/** What the phone sends back. */
export interface Answer {
  signature: string;
  /** A payment spends a coin of its own: a transaction id and the number of its output. */
  coin?: string;
  /** With a field go the certificate and the key to that field. */
  certificate?: WalletCertificate;
  keyring?: Record<string, string>;
}

/** A request with the page's signature, and the phone's answer, if it gave one. */
export interface Asked {
  request: Request;
  signature: string;
  answer: Answer | null;
}

const protocolID: [2, string] = [2, "page requests"];
export const asked = (request: Request) => toArray(JSON.stringify(request), "utf8");

/**
 * What an approval covers, letter by letter: the transaction that pays, to a one-time key (BRC-29) that is derived with
 * the hash of the request; or the request, and all that is shown with it.
 */
export async function approved(
  own: ProtoWallet,
  counterparty: string,
  request: Request,
  { coin, certificate, keyring }: Omit<Answer, "signature">,
  isPayee: boolean,
) {
  if (request.kind === "show") return toArray(JSON.stringify([request, certificate, keyring]), "utf8");
  if (request.kind !== "pay") return asked(request);
  const keyID = `${request.nonce} ${toHex(sha256(asked(request)))}`;
  const way: [2, string] = [2, "3241645161d8"];
  const payee = await own.getPublicKey({ protocolID: way, keyID, counterparty, forSelf: isPayee });
  const payer = await own.getPublicKey({ protocolID, keyID: request.nonce, counterparty, forSelf: !isPayee });
  return sha256(preimage(coin, request.satoshis, payee.publicKey, payer.publicKey));
}

/** Page and phone sign for each other, with a key for this one request. */
export async function sign(own: ProtoWallet, counterparty: string, keyID: string, data: number[]) {
  return toHex((await own.createSignature({ protocolID, keyID, counterparty, data })).signature);
}

async function fits(own: ProtoWallet, counterparty: string, keyID: string, data: number[], hex: string) {
  const claim = { protocolID, keyID, counterparty, data, signature: signatureIn(hex) };
  return (await own.verifySignature(claim)).valid;
}

/** Whether the site's own key has signed the request. */
export const isFrom = (phone: ProtoWallet, site: string, { request, signature }: Asked) =>
  attempt(() => fits(phone, site, request.nonce, asked(request), signature));

/** Whether the phone has approved this very request, with this coin or certificate. */
export const isApproved = (site: ProtoWallet, phone: string, request: Request, answer: Answer) =>
  attempt(async () => {
    const data = await approved(site, phone, request, answer, true);
    return fits(site, phone, request.nonce, data, answer.signature);
  });

const attempt = (run: () => Promise<boolean>) => run().catch(() => false);
