import { z } from "zod";
import type { StoredLead } from "./inbox";
import type { ContactMessage } from "./rules";
import { spamThreshold } from "./spam";

export interface MailAddresses {
  from: string;
  to: string;
}

/** Makes text fit one header line, so that a lead can neither add a header nor break one. */
const singleLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/**
 * A header's text in UTF-8, in encoded words of at most 75 characters (RFC 2047). Eleven characters have up to 44
 * bytes, which are 60 characters in Base64.
 */
const encodeHeader = (text: string) =>
  (singleLine(text).match(/.{1,11}/gu) ?? []).map((part) => `=?UTF-8?B?${base64(part)}?=`).join("\r\n ");

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * A lead as an email (RFC 5322) in lines of plain ASCII, each shorter than 998 octets. A reply goes to the visitor if
 * every mail server accepts the address. The Message-ID follows from the lead, so a second copy can be recognized.
 */
export function formatMail(lead: StoredLead, { from, to }: MailAddresses): string {
  const isMessage = lead.type === "feedback";
  const mark = lead.score >= spamThreshold ? "[suspect] " : "";
  const subject = isMessage ? `Message from ${lead.name}` : "Newsletter subscription";
  const body = isMessage ? messageBody(lead) : `${lead.email}\n`;
  const bodyLines = base64(body).match(/.{1,76}/g) ?? [];
  return [
    `From: ${singleLine(from)}`,
    `To: ${singleLine(to)}`,
    // Such an address is ASCII, a single one, and has no characters with a meaning in a header.
    ...(z.regexes.html5Email.test(lead.email) ? [`Reply-To: ${lead.email}`] : []),
    `Subject: ${encodeHeader(mark + subject)}`,
    `Date: ${new Date(lead.receivedAt).toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${lead.id}.${Date.parse(lead.receivedAt)}@leads>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    ...bodyLines,
    "",
  ].join("\r\n");
}

const messageBody = ({ name, email, feedback, newsletterSubscribe }: ContactMessage) =>
  `${feedback}\n\n-- \n${name} <${email}>\nNewsletter: ${newsletterSubscribe === 1 ? "yes" : "no"}\n`;
