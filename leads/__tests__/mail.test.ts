import type { StoredLead } from "../src/inbox";
import { formatMail } from "../src/mail";
import { spamThreshold } from "../src/spam";

const addresses = { from: "site@example.com", to: "desk@example.com" };

const headersOf = (lead: StoredLead) => formatMail(lead, addresses).split("\r\n\r\n")[0] ?? "";

/** The decoded subject. */
const subjectOf = (headers: string) =>
  Buffer.concat(
    [...headers.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, part = ""]) => Buffer.from(part, "base64")),
  ).toString();

describe("A lead's email", () => {
  const lead = {
    type: "feedback",
    name: "Ada\r\nBcc: all@example.com",
    email: "ada@example.com",
    feedback: "Grüße\n.\nfrom Oregon",
    newsletterSubscribe: 1,
    id: "00ff",
    receivedAt: "2026-11-22T08:00:00.000Z",
    score: 0,
  } as const;
  const [headers = "", body = ""] = formatMail(lead, addresses).split("\r\n\r\n");

  it("goes to the team, and a reply to the visitor", () => {
    expect(headers).toContain(
      "From: site@example.com\r\nTo: desk@example.com\r\nReply-To: ada@example.com\r\n",
    );
    expect(headers).toContain("Date: Sun, 22 Nov 2026 08:00:00 +0000");
    expect(headers).toMatch(/Message-ID: <00ff\.\d+@leads>/);
  });

  it("gets no header from what the visitor typed", () => {
    expect(headers).not.toMatch(/^bcc:/im);
    expect(subjectOf(headers)).toBe("Message from Ada Bcc: all@example.com");
  });

  it("contains everything that was sent", () => {
    const text = Buffer.from(body.replaceAll("\r\n", ""), "base64").toString("utf8");
    expect(text).toContain(lead.feedback);
    expect(text).toContain("Newsletter: yes");
  });

  it("says in its subject that it may be spam", () => {
    expect(subjectOf(headersOf({ ...lead, name: "Ada", score: spamThreshold }))).toBe(
      "[suspect] Message from Ada",
    );
  });

  it.each([
    "a\u0000@b.co",
    "ü@exämple.de",
    "a,b@example.com",
    "x>,<y@example.com",
    `${"a".repeat(250)}@b.c\n`,
  ])("has no Reply-To for %j, which not every mail server accepts", (email) => {
    expect(headersOf({ ...lead, email })).not.toMatch(/^Reply-To/m);
  });

  it("consists of lines of plain ASCII that every mail server accepts, whatever the lead contains", () => {
    const name = "\u0000\u0085\u2028👩ж\ud800\u202e".repeat(30);
    const text = formatMail({ ...lead, name, email: "ü@x.de", feedback: name.repeat(90) }, addresses);
    for (const line of text.split("\r\n")) {
      expect(line).toMatch(/^[\x20-\x7e]*$/);
      expect(line.length).toBeLessThanOrEqual(84);
    }
    // RFC 2047, 2: an encoded word has at most 75 characters.
    for (const [word] of text.matchAll(/=\?UTF-8.*?\?=(?=\r)/g)) expect(word.length).toBeLessThanOrEqual(75);
  });
});
