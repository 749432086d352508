import type { Entry } from "./inbox";

export interface Addresses {
  from: string;
  to: string;
}

/** One line of a header: nothing in a lead can add another. */
const oneLine = (words: string) => words.replace(/[\r\n\t]+/g, " ").trim();

/** A header's words in UTF-8 (RFC 2047), in pieces that are short enough. */
const encoded = (words: string) =>
  (oneLine(words).match(/.{1,12}/gu) ?? []).map((piece) => `=?UTF-8?B?${base64(piece)}?=`).join("\r\n ");

const base64 = (words: string) => btoa(String.fromCharCode(...new TextEncoder().encode(words)));

/** A lead as an e-mail (RFC 5322) whose answer goes to the visitor. Sent twice, it can be told by its id. */
export function mailOf(entry: Entry, { from, to }: Addresses): string {
  const isMessage = entry.type === "feedback";
  const subject = isMessage ? `Message from ${entry.name}` : "Newsletter subscription";
  const body = isMessage
    ? `${entry.feedback}\n\n-- \n${entry.name} <${entry.email}>\nNewsletter: ${entry.newsletterSubscribe === 1 ? "yes" : "no"}\n`
    : `${entry.email}\n`;
  const lines = base64(body).match(/.{1,76}/g) ?? [];
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Reply-To: ${oneLine(entry.email)}`,
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(entry.receivedAt).toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${entry.id}.${Date.parse(entry.receivedAt)}@leads>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    ...lines,
    "",
  ].join("\r\n");
}
