import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMailbox, kill, lead, messageIdsIn, send, start, until } from "./support/server";

describe("The Node server", () => {
  it("stores each lead before it answers, even if none is forwarded", async () => {
    const mailbox = createMailbox();
    const { address } = await start(mailbox, { MAIL_TO: "", MAIL_FROM: "" });
    expect((await send(address)).status).toBe(201);
    expect(readFileSync(join(mailbox.folder, "leads.jsonl"), "utf8")).toContain(lead.email);
  });

  it("forwards each lead as an email whose reply goes to the visitor", async () => {
    const mailbox = createMailbox();
    const { mail } = mailbox;
    const { address } = await start(mailbox);
    expect((await send(address)).status).toBe(201);
    await until(() => mail().length > 0);
    expect(mail()).toContain("To: team@example.com\r\nReply-To: ada@example.com\r\n");
    const body = Buffer.from(mail().split("\r\n\r\n")[1] ?? "", "base64").toString("utf8");
    expect(body).toContain(lead.feedback);
    expect(body).toContain("Newsletter: yes");
  });

  it("forwards a lead after a restart if it could not before, and only once", async () => {
    const mailbox = createMailbox();
    const { folder, mail } = mailbox;
    writeFileSync(join(folder, "down"), "");
    expect((await send((await start(mailbox)).address)).status).toBe(201);
    expect(readFileSync(join(folder, "leads.jsonl"), "utf8")).toContain(lead.email);
    // A killed server's sendmail lives on, and could still deliver.
    await until(() => existsSync(join(folder, "tried")));
    kill();

    rmSync(join(folder, "down"));
    await start(mailbox);
    const sentFile = join(folder, "leads.jsonl.sent");
    await until(() => existsSync(sentFile) && readFileSync(sentFile, "utf8") !== "");
    expect(messageIdsIn(mail())).toHaveLength(1);
    kill();

    // A duplicate within ten minutes is recognized after another restart too.
    expect((await send((await start(mailbox)).address)).status).toBe(201);
    expect(messageIdsIn(mail())).toHaveLength(1);
  });

  it("forwards the others while one is rejected, and what may be spam as well", async () => {
    const mailbox = createMailbox();
    writeFileSync(join(mailbox.folder, "refuses"), "Reply-To: first@example.com");
    const { address, log } = await start(mailbox);
    expect((await send(address, { email: "first@example.com" })).status).toBe(201);
    expect((await send(address, { email: "second@example.com" })).status).toBe(201);
    expect(
      (await send(address, { feedback: "<a href='https://x.example.org'>casino bonus</a>" })).status,
    ).toBe(201);
    await until(() => messageIdsIn(mailbox.mail()).length === 2);
    expect(mailbox.mail()).toContain("Reply-To: second@example.com");
    rmSync(join(mailbox.folder, "refuses"));
    await until(() => messageIdsIn(mailbox.mail()).length === 3);
    // The line of the log follows the e-mail.
    await until(() => log().match(/ (?:accepted|forwarded) feedback /g)?.length === 6);
    expect(log()).not.toMatch(/Ada|example\.com/);
  });
});
