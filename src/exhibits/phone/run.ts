import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { read } from "../certificate/run";
import { readerOf } from "../reader";
import { type Answer, type Asked, isApproved, isFrom } from "./requests";

/** Requests and answers of a month, and what both sides know. */
export interface Month {
  asked: Asked[];
  /** One for each request; null where the phone gave none. */
  answers: (Answer | null)[];
  /** How many satoshis the page may have in a month. */
  budget: number;
  certificate: WalletCertificate;
  keyring: Record<string, string>;
  /** Public keys: the page's as the phone knows it, the phone's as the page does, and the certifier's. */
  keys: { site: string; phone: string; school: string };
  /** The private keys of both, which are examples'. */
  secrets: { site: string; phone: string };
}

/** The phone checks each request; the page checks each answer. `at` is the request, counted from 1, and at last the sum. */
export async function* check({ asked: all, answers, budget, certificate, keyring, keys, secrets }: Month) {
  const [phone, site] = [readerOf(secrets.phone), readerOf(secrets.site)];
  if (!phone || !site) {
    yield { step: "name", passes: false };
    return;
  }
  const used = new Set<string>();
  let spent = 0;
  for (const [place, one] of all.entries()) {
    const { request } = one;
    const at = place + 1;
    yield { step: "name", passes: await isFrom(phone, keys.site, one), at };
    const answer = answers[place];
    if (!answer) continue;
    const isPayment = request.kind === "pay";
    const once = isPayment ? [request.nonce, answer.coin] : [request.nonce];
    yield { step: "twice", passes: !once.some((one) => used.has(one)), at };
    for (const one of once) used.add(one);
    yield { step: "changed", passes: await isApproved(site, keys.phone, request, answer), at };
    if (request.kind === "show")
      yield {
        step: "changed",
        passes: !!(await read(site, certificate, keyring, keys.school, [])).fields,
        at,
      };
    if (isPayment) spent += request.satoshis;
  }
  yield { step: "budget", passes: spent <= budget, at: spent };
}
