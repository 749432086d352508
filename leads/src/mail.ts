import { z } from "zod";
import type { Entry } from "./inbox";
import { suspect } from "./spam";

export interface Addresses {
  from: string;
  to: string;
}

/** One line of a header: nothing in a lead can add another, or a sign that mail servers refuse. */
const oneLine = (words: string) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** A header's words in UTF-8 (RFC 2047), in pieces of at most 75 characters: eleven signs have at most 44 bytes. */
const encoded = (words: string) =>
  (oneLine(words).match(/.{1,11}/gu) ?? []).map((piece) => `=?UTF-8?B?${base64(piece)}?=`).join("\r\n ");

const base64 = (words: string) => btoa(String.fromCharCode(...new TextEncoder().encode(words)));

/**
 * A lead as an e-mail (RFC 5322) whose answer goes to the visitor, where the address is one that every mail server knows. Sent
 * twice, it can be told by its id. Every line is plain ASCII of less than 998 octets.
 */
export function mailOf(entry: Entry, { from, to }: Addresses): string {
  const isMessage = entry.type === "feedback";
  const subject = `${entry.score >= suspect ? "[suspect] " : ""}${isMessage ? `Message from ${entry.name}` : "Newsletter subscription"}`;
  const body = isMessage
    ? `${entry.feedback}\n\n-- \n${entry.name} <${entry.email}>\nNewsletter: ${entry.newsletterSubscribe === 1 ? "yes" : "no"}\n`
    : `${entry.email}\n`;
  const lines = base64(body).match(/.{1,76}/g) ?? [];
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    // Plain ASCII, one address, and no sign that has a meaning in a header.
    ...(z.regexes.html5Email.test(entry.email) ? [`Reply-To: ${entry.email}`] : []),
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
