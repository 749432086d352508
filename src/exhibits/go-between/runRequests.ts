import { read } from "../certificates";
import { readerOf } from "../reader";
import { type Asked, isApproved, isFrom } from "./requests";

/** One of the two, with the other's public key as it is known here. */
export interface Party {
  knows: string;
  /** The private key, which is an example's. */
  readerSecret: string;
}

/** What a page has asked a phone for in a month, and what it got. */
export interface Requests {
  kind: "requests";
  /** How many satoshis the page may have in a month. */
  budget: number;
  /** The public key of the certifier that the page trusts. */
  certifier: string;
  readers: [page: Party, phone: Party];
  letters: Asked[];
}

/** The phone checks each request; the page checks each answer. `at` is the request, counted from 1. */
export async function* checkRequests({ budget, certifier, readers: [page, phone], letters }: Requests) {
  const [asker, holder] = [readerOf(page.readerSecret), readerOf(phone.readerSecret)];
  const isAsker = letters.length > 0 && asker?.keyDeriver?.identityKey === phone.knows;
  yield { step: "for", passes: isAsker };
  const used = new Set<string | undefined>();
  let spent = 0;
  for (const [place, one] of letters.entries()) {
    const at = place + 1;
    const { request, answer } = one;
    yield { step: "from", passes: !!holder && (await isFrom(holder, phone.knows, one)), at };
    if (!asker || answer === null) continue;
    const isPayment = request.kind === "pay";
    const once = isPayment ? [request.nonce, answer.coin] : [request.nonce];
    yield { step: "new", passes: !once.some((value) => used.has(value)), at };
    for (const value of once) used.add(value);
    yield { step: "whole", passes: await isApproved(asker, page.knows, request, answer), at };
    if (request.kind === "show") {
      const { certificate, keyring = {} } = answer;
      const isAsked = Object.keys(keyring).join() === request.what;
      // What is shown has to be of the holder whose phone was asked.
      const isOwn = certificate?.subject === page.knows;
      const isRead = isAsked && isOwn && (await read(asker, certificate, keyring, certifier, [])).fields;
      yield { step: "whole", passes: !!isRead, at };
    }
    if (isPayment) spent += request.satoshis;
    yield { step: "allowed", passes: spent <= budget, at };
  }
}
