/**
 * What counts as a valid lead. The forms check it before they send, and everything that receives leads checks it again.
 * A form treats every HTTP answer as success (specification 7), so whatever it lets through must be accepted here.
 *
 * This is the one module of this package that becomes part of the site; it has no dependencies.
 */

/** What the newsletter form sends (specification 3). Field names and values are part of the contract. */
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

/** Key of the error message under `contact` in the site's words.yaml. */
type FieldError =
  | "nameMissing"
  | "nameLong"
  | "emailMissing"
  | "emailWrong"
  | "messageMissing"
  | "messageLong";

/** The limit of an email address is that of RFC 5321, 4.5.3.1.3, with erratum 1690. */
export const maxCharacters = { name: 200, email: 254, message: 20_000 };

/**
 * The largest request body. Gatsby Functions and many servers read at most 100 kB (102,400 bytes) by default, so the
 * limit stays below that. 20,000 characters of any script take up to 80,000 bytes.
 */
export const maxBodyBytes = 96 * 1024;

/** Upper limit of what name, address, JSON keys and quotes add to the message. */
const maxBytesBesideMessage = 4 * 1024;

/** Text, an at sign, text, a dot, text; no spaces (specification 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const missing = { name: "nameMissing", email: "emailMissing", message: "messageMissing" } as const;

/** Control and format characters, fillers, and the blank Braille pattern. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const onlyInvisible = new RegExp(`^(?:\\s|${invisible.source})*$`, "u");

/** Counts code points, so a letter of any script and a simple emoji count as one. */
export const countCharacters = (text: string) => [...text].length;

/** The error of a field's value, or undefined if it is valid. Whitespace around name and address does not count. */
export function fieldError(name: keyof Fields, value: string): FieldError | undefined {
  const trimmed = value.trim();
  if (onlyInvisible.test(trimmed)) return missing[name];
  if (name === "message") return isTooLong(value) ? "messageLong" : undefined;
  const fits = countCharacters(trimmed) <= maxCharacters[name];
  if (name === "name") return fits ? undefined : "nameLong";
  return fits && emailPattern.test(trimmed) && !invisible.test(trimmed) ? undefined : "emailWrong";
}

/** JSON escapes a control character in six bytes, so only a text of those exceeds the bytes before the characters. */
const isTooLong = (message: string) =>
  countCharacters(message) > maxCharacters.message ||
  new Blob([JSON.stringify(message)]).size > maxBodyBytes - maxBytesBesideMessage;
