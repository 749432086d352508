import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kill, lead, mailbox, mailsIn, send, start, until } from "./support/server";

describe("The example's server", () => {
  it("sends each lead on as an e-mail whose answer goes to the visitor", async () => {
    const box = mailbox();
    const { mail } = box;
    const { address } = await start(box);
    expect((await send(address)).status).toBe(201);
    await until(() => mail().length > 0);
    expect(mail()).toContain("To: team@example.com\r\nReply-To: ada@example.com\r\n");
    const body = Buffer.from(mail().split("\r\n\r\n")[1] ?? "", "base64").toString("utf8");
    expect(body).toContain(lead.feedback);
    expect(body).toContain("Newsletter: yes");
  });

  it("keeps a lead that could not be sent on, and sends it after a restart, once", async () => {
    const box = mailbox();
    const { folder, mail } = box;
    writeFileSync(join(folder, "down"), "");
    expect((await send((await start(box)).address)).status).toBe(201);
    expect(readFileSync(join(folder, "leads.jsonl"), "utf8")).toContain(lead.email);
    kill();

    rmSync(join(folder, "down"));
    await start(box);
    const noted = join(folder, "leads.jsonl.sent");
    await until(() => existsSync(noted) && readFileSync(noted, "utf8") !== "");
    expect(mailsIn(mail())).toHaveLength(1);
    kill();

    // The same words within ten minutes are one lead, after another restart too.
    expect((await send((await start(box)).address)).status).toBe(201);
    expect(mailsIn(mail())).toHaveLength(1);
  });

  it("sends the others on where one is refused, and what may be advertising too", async () => {
    const box = mailbox();
    writeFileSync(join(box.folder, "refuses"), "Reply-To: first@example.com");
    const { address, log } = await start(box);
    expect((await send(address, { email: "first@example.com" })).status).toBe(201);
    expect((await send(address, { email: "second@example.com" })).status).toBe(201);
    expect(
      (await send(address, { feedback: "<a href='https://x.example.org'>casino bonus</a>" })).status,
    ).toBe(201);
    await until(() => mailsIn(box.mail()).length === 2);
    expect(box.mail()).toContain("Reply-To: second@example.com");
    rmSync(join(box.folder, "refuses"));
    await until(() => mailsIn(box.mail()).length === 3);
    expect(log().match(/ (accepted|forwarded) feedback /g)).toHaveLength(6);
    expect(log()).not.toMatch(/Ada|example\.com/);
  });
});
