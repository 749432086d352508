import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fieldsIn, isInForce, isSigned } from "../../certificates";
import { readerOf } from "../../reader";
import { fits, keyIn, signText } from "../document/run";
import { type Entry, isWhole, said } from "./entry";

/** A trade card: a certificate (BRC-52), with the keys of the fields that are open to the foreman. */
export interface Card {
  certificate: WalletCertificate;
  keyring: Record<string, string>;
}

/** One of the two signs, for anyone to verify (BRC-77). */
export const sign = (signer: PrivateKey, entry: Entry) => signText(signer, said(entry)).signature;

/** What a card says to its reader; nothing if this school has not issued it, or not to be read here. */
export async function read(reader: ProtoWallet, { certificate, keyring }: Card, school: string) {
  try {
    const isIssued = certificate.certifier === school && (await isSigned(certificate));
    return isIssued ? await fieldsIn(reader, certificate, keyring) : undefined;
  } catch {
    return undefined;
  }
}

/** An entry with all that it takes to close it: first of the diver, then of the supervisor. */
export interface Closing {
  entry: Entry;
  /** Empty for whoever has not signed. */
  signatures: string[];
  cards: Card[];
  /** The key that the foreman knows to be the school's, the kind of card that counts, and the grades that dive and countersign. */
  school: string;
  cardType: string;
  diverGrade: string;
  supervisorGrade: string;
  /** The outputs that count as spent, each of a card that was withdrawn that day: here a list, in use the network's word. */
  spentOnThisPage: { outpoint: string; day: string }[];
  /** The foreman's private key, which reads the cards. This one belongs to an example. */
  foremanSecret: string;
}

/** Days that compare as they are written. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Which outputs were spent by a day, or may have been. What was withdrawn later was good on that day. */
const spentBy = (day: string, spent: unknown) =>
  Array.isArray(spent) &&
  spent.filter((one) => !(isDay.test(one?.day) && one.day > day)).map((one) => one?.outpoint);

/** What the foreman checks before the entry is closed. A card counts if it was good on the day of the entry. */
export async function* check(closing: Closing) {
  const { entry, signatures, cards, school, cardType, spentOnThisPage, foremanSecret } = closing;
  const foreman = readerOf(foremanSecret);
  const spent = spentBy(entry.day, spentOnThisPage);
  let diver: string | undefined;
  for (const [place, card] of [cards[0], cards[1]].entries()) {
    const [at, again] = [place + 1, place === 0];
    const fields = foreman && card && (await read(foreman, card, school));
    yield { step: "card", passes: fields?.validUntil !== undefined, at, again };
    yield { step: "type", passes: card?.certificate.type === cardType, at, again };
    yield { step: "revoked", passes: !!card && isInForce(card.certificate, spent), at, again };
    const days = [fields?.validFrom, entry.day, fields?.validUntil].map(String);
    const isWithin = days.every((day, index) => isDay.test(day) && day >= (days[index - 1] ?? ""));
    yield { step: "expired", passes: isWithin, at, again };
    const [step, grade] = again ? ["trade", closing.diverGrade] : ["grade", closing.supervisorGrade];
    yield { step, passes: Boolean(grade) && fields?.grade === grade, at };
    if (again) diver = fields?.name;
  }
  const [first, second] = signatures;
  yield { step: "open", passes: Boolean(first && second), at: first ? 2 : 1 };
  // A key in capitals is the same key.
  const keys = [first, second].map((signature) => keyIn(String(signature)).toLowerCase());
  yield { step: "same", passes: keys[0] !== keys[1], at: 2 };
  for (const [place, key] of keys.entries())
    yield {
      step: "holder",
      passes: key === cards[place]?.certificate.subject && (place === 1 || diver === entry.diver),
      at: place + 1,
      again: place === 0,
    };
  const fitsEntry = (signature: unknown) =>
    isWhole(entry) && fits({ text: said(entry), signature: String(signature) });
  yield { step: "changed", passes: fitsEntry(first), at: entry.depth };
  yield { step: "unread", passes: fitsEntry(second), at: entry.depth };
}
