import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { journal } from "../../src/inbox/journal";
import { mailOf } from "../../src/inbox/mail";
import { temporaryFolder } from "../support/content";

const file = () => join(temporaryFolder(), "deep", "lines.jsonl");

describe("A journal", () => {
  it("has a line on the disk once it says so, also of many at once", async () => {
    const path = file();
    const { append, read } = journal<number>(path);
    await Promise.all(Array.from({ length: 100 }, (_, index) => append(index)));
    expect(readFileSync(path, "utf8").split("\n")).toHaveLength(101);
    expect(read()).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it("is empty before its first line", () => {
    expect(journal(file()).read()).toEqual([]);
  });

  it("passes over a line that was cut off, and loses none after it", async () => {
    const path = file();
    await journal<string>(path).append("one");
    appendFileSync(path, '"tw');
    const after = journal<string>(path);
    expect(after.read()).toEqual(["one"]);
    await after.append("three");
    expect(after.read()).toEqual(["one", "three"]);
  });

  it("says so where a line cannot be written", async () => {
    const path = file();
    await journal<string>(path).append("a file, and no folder");
    await expect(journal<string>(join(path, "below")).append("one")).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

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
  const [head = "", body = ""] = mailOf(entry, { from: "site@example.com", to: "desk@example.com" }).split(
    "\r\n\r\n",
  );

  it("goes to the desk, and its answer to the visitor", () => {
    expect(head).toContain("From: site@example.com\r\nTo: desk@example.com\r\nReply-To: ada@example.com\r\n");
    expect(head).toContain("Date: Sun, 22 Nov 2026 08:00:00 +0000");
    expect(head).toMatch(/Message-ID: <00ff\.\d+@leads>/);
  });

  it("gets no header from what a visitor writes", () => {
    expect(head).not.toMatch(/^bcc:/im);
    const subject = [...head.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, part = ""]) =>
      Buffer.from(part, "base64"),
    );
    expect(Buffer.concat(subject).toString()).toBe("Message from Ada Bcc: all@example.com");
  });

  it("says all that was said", () => {
    const text = Buffer.from(body.replaceAll("\r\n", ""), "base64").toString("utf8");
    expect(text).toContain(entry.feedback);
    expect(text).toContain("Newsletter: yes");
  });
});
