/**
 * What is taken of a lead: the forms ask before they send, and whatever receives leads asks the same again. A form takes
 * every answer for success (specification 7), so what it lets through must be kept.
 */

/** What the newsletter's form sends (specification 3). Field names and values are part of the contract. */
export interface NewsletterSubscription {
  type: "email";
  email: string;
}

/** What the contact form sends (specification 3). Field names and values are part of the contract. */
export interface ContactMessage {
  type: "feedback";
  name: string;
  email: string;
  feedback: string;
  newsletterSubscribe: 0 | 1;
}

export type Lead = ContactMessage | NewsletterSubscription;

/** The fields of the contact form that are checked, in page order. */
export const fieldNames = ["name", "email", "message"] as const;

export type Fields = Record<(typeof fieldNames)[number], string>;

/** Key of the message under `contact` in words.yaml. */
type FieldError =
  | "nameMissing"
  | "nameLong"
  | "emailMissing"
  | "emailWrong"
  | "messageMissing"
  | "messageLong";

/** The most characters of each field; an address has these by RFC 5321, 4.5.3.1.3, and its erratum 1690. */
export const most = { name: 200, email: 254, message: 20_000 };

/**
 * The most bytes of a request's body. Gatsby's functions and many servers read 100 kB (102,400 bytes) unless they are told
 * otherwise, so it stays below that. 20,000 characters of any script are at most 80,000 bytes.
 */
export const largestBody = 96 * 1024;

/** What name, address, keys and quotation marks take of a body at most, in bytes. */
const besideMessage = 4 * 1024;

/** Text, an at sign, text, a dot, text; no spaces (specification 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const missing = { name: "nameMissing", email: "emailMissing", message: "messageMissing" } as const;

/** What cannot be seen: control and format signs, fillers, the blank of Braille. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text of nothing that can be seen. */
const invisible = new RegExp(`^(?:\\s|${unseen.source})*$`, "u");

/** As people count them, nearly: a letter of any script is one, and so is an emoji of one sign. */
export const charactersOf = (words: string) => [...words].length;

/** What is wrong with a field's value, or undefined. Whitespace around name and address does not count. */
export function fieldError(name: keyof Fields, value: string): FieldError | undefined {
  const trimmed = value.trim();
  if (invisible.test(trimmed)) return missing[name];
  if (name === "message") return isLong(value) ? "messageLong" : undefined;
  const fits = charactersOf(trimmed) <= most[name];
  if (name === "name") return fits ? undefined : "nameLong";
  return fits && emailPattern.test(trimmed) && !unseen.test(trimmed) ? undefined : "emailWrong";
}

/** Control signs are six bytes each in JSON, so only a text of these has too many bytes before it has too many characters. */
const isLong = (message: string) =>
  charactersOf(message) > most.message ||
  new Blob([JSON.stringify(message)]).size > largestBody - besideMessage;
