import type { Entry } from "../src/inbox";
import { mailOf } from "../src/mail";
import { suspect } from "../src/spam";

const addresses = { from: "site@example.com", to: "desk@example.com" };

const headOf = (entry: Entry) => mailOf(entry, addresses).split("\r\n\r\n")[0] ?? "";

/** The subject in plain letters. */
const subjectOf = (head: string) =>
  Buffer.concat(
    [...head.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, part = ""]) => Buffer.from(part, "base64")),
  ).toString();

describe("A lead's e-mail", () => {
  const entry = {
    type: "feedback",
    name: "Ada\r\nBcc: all@example.com",
    email: "ada@example.com",
    feedback: "Grüße\n.\nfrom Oregon",
    newsletterSubscribe: 1,
    id: "00ff",
    receivedAt: "2026-11-22T08:00:00.000Z",
    score: 0,
  } as const;
  const [head = "", body = ""] = mailOf(entry, addresses).split("\r\n\r\n");

  it("goes to the desk, and its answer to the visitor", () => {
    expect(head).toContain("From: site@example.com\r\nTo: desk@example.com\r\nReply-To: ada@example.com\r\n");
    expect(head).toContain("Date: Sun, 22 Nov 2026 08:00:00 +0000");
    expect(head).toMatch(/Message-ID: <00ff\.\d+@leads>/);
  });

  it("gets no header from what a visitor writes", () => {
    expect(head).not.toMatch(/^bcc:/im);
    expect(subjectOf(head)).toBe("Message from Ada Bcc: all@example.com");
  });

  it("says all that was said", () => {
    const text = Buffer.from(body.replaceAll("\r\n", ""), "base64").toString("utf8");
    expect(text).toContain(entry.feedback);
    expect(text).toContain("Newsletter: yes");
  });

  it("says in its subject that it may be advertising", () => {
    expect(subjectOf(headOf({ ...entry, name: "Ada", score: suspect }))).toBe("[suspect] Message from Ada");
  });

  it.each([
    "a\u0000@b.co",
    "ü@exämple.de",
    "a,b@example.com",
    "x>,<y@example.com",
    `${"a".repeat(250)}@b.c\n`,
  ])("names no address for the answer where that is %j, which is no plain one", (email) => {
    expect(headOf({ ...entry, email })).not.toMatch(/^Reply-To/m);
  });

  it("has lines of plain ASCII that every mail server takes, whatever a lead says", () => {
    const name = "\u0000\u0085\u2028👩ж\ud800\u202e".repeat(30);
    const text = mailOf({ ...entry, name, email: "ü@x.de", feedback: name.repeat(90) }, addresses);
    for (const line of text.split("\r\n")) {
      expect(line).toMatch(/^[\x20-\x7e]*$/);
      expect(line.length).toBeLessThanOrEqual(84);
    }
    // RFC 2047, 2: an encoded word has at most 75 characters.
    for (const [word] of text.matchAll(/=\?UTF-8.*?\?=(?=\r)/g)) expect(word.length).toBeLessThanOrEqual(75);
  });
});
