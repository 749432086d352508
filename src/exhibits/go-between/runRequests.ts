import { read } from "../certificates";
import { readerOf } from "../reader";
import { fee } from "./coin";
import { type Asked, isApproved, isFrom } from "./requests";

/** The page or the phone; `knows` is the other's public key. */
export interface Party {
  knows: string;
  /** The private key, from the example. */
  readerSecret: string;
}

/** What a page has asked a phone for in a month, and what it got. */
export interface Requests {
  kind: "requests";
  /** How many satoshis may go to the page in a month, fees included. */
  budget: number;
  /** The page's name, which the phone has kept beside its key. */
  site: string;
  /** The certifier that the page trusts, by its public key, for this type; and the outputs that count as spent. */
  certifier: string;
  type: string;
  spentOnThisPage: string[];
  readers: [page: Party, phone: Party];
  letters: Asked[];
}

/** The phone checks each request; the page checks each answer. `at` is the request, counted from 1. */
export async function* checkRequests(requests: Requests) {
  const [page, phone] = requests.readers;
  const { budget, site, certifier, type, spentOnThisPage, letters } = requests;
  const [asker, holder] = [readerOf(page.readerSecret), readerOf(phone.readerSecret)];
  if (letters.length === 0) throw new Error("Nothing was asked for");
  yield { step: "for", passes: asker?.keyDeriver?.identityKey === phone.knows };
  const used = new Set<string | undefined>();
  let spent = 0;
  for (const [place, one] of letters.entries()) {
    const at = place + 1;
    const { request, answer } = one;
    const isFromSite = request.from === site && !!holder && (await isFrom(holder, phone.knows, one));
    yield { step: "from", passes: isFromSite, at, again: at < letters.length };
    if (!asker || answer === null) continue;
    const more = letters.slice(at).filter((other) => other.answer !== null);
    const again = more.length > 0;
    const isPayment = request.kind === "pay";
    const once = isPayment ? [request.nonce, answer.coin] : [request.nonce];
    yield { step: "new", passes: !once.some((value) => used.has(value)), at, again };
    for (const value of once) used.add(value);
    // The phone counts before it signs: what goes over the budget gets no signature.
    if (isPayment) spent += request.satoshis + fee;
    yield { step: "allowed", passes: spent <= budget, at, again };
    yield { step: "whole", passes: await isApproved(asker, page.knows, request, answer), at, again };
    if (request.kind === "show") {
      const { certificate, keyring = {} } = answer;
      const isAsked = Object.keys(keyring).join() === request.what;
      // The certificate has to be of the type asked for, and belong to the phone's holder.
      const isOwn = certificate?.subject === page.knows && certificate.type === type;
      const isRead =
        isAsked && isOwn && (await read(asker, certificate, keyring, certifier, spentOnThisPage)).fields;
      const isLast = !more.some((other) => other.request.kind === "show");
      yield { step: "holder", passes: !!isRead, at, again: !isLast };
    }
  }
}
