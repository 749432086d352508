import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { temporaryFolder } from "../support/content";

const origin = "https://www.example.com";

const lead = {
  type: "feedback",
  name: "Ada Lovelace",
  email: "ada@example.com",
  feedback: "Ein Gruß, and a question.",
  newsletterSubscribe: 1,
};

const bundle = join(temporaryFolder(), "inbox.mjs");

let server: ChildProcess | undefined;

beforeAll(() => {
  buildSync({
    entryPoints: ["examples/node-server.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
  });
});

afterEach(() => {
  server?.kill("SIGKILL");
});

/** A folder with a stand-in for sendmail: it keeps what it gets in mail.txt, and fails while there is a file `down`. */
function mailbox() {
  const folder = temporaryFolder();
  const program = join(folder, "sendmail");
  writeFileSync(program, `#!/bin/sh\ncd "${folder}"\ntest -e down && exit 75\ncat >> mail.txt\n`);
  chmodSync(program, 0o755);
  return {
    folder,
    program,
    mail: () => (existsSync(join(folder, "mail.txt")) ? readFileSync(join(folder, "mail.txt"), "utf8") : ""),
  };
}

/** Starts the example's server; resolves with its address once it listens. */
async function start(folder: string, sendmail: string): Promise<string> {
  const environment = {
    PORT: "0",
    ORIGINS: origin,
    LEADS_FILE: join(folder, "leads.jsonl"),
    MAIL_TO: "team@example.com",
    MAIL_FROM: "site@example.com",
    SENDMAIL: sendmail,
  };
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  server = child;
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server has ended.")));
    child.stdout.on("data", (words: Buffer) => {
      const port = /port (\d+)/.exec(words.toString())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}/`);
    });
  });
}

const send = (address: string) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(lead),
  });

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
}

const mailsIn = (text: string) => text.match(/^Message-ID: .+$/gm) ?? [];

describe("The example's server", () => {
  it("sends each lead on as an e-mail whose answer goes to the visitor", async () => {
    const { folder, program, mail } = mailbox();
    const address = await start(folder, program);
    expect((await send(address)).status).toBe(201);
    await until(() => mail().length > 0);
    expect(mail()).toContain("To: team@example.com\r\nReply-To: ada@example.com\r\n");
    const body = Buffer.from(mail().split("\r\n\r\n")[1] ?? "", "base64").toString("utf8");
    expect(body).toContain(lead.feedback);
    expect(body).toContain("Newsletter: yes");
  });

  it("keeps a lead that could not be sent on, and sends it after a restart, once", async () => {
    const { folder, program, mail } = mailbox();
    writeFileSync(join(folder, "down"), "");
    expect((await send(await start(folder, program))).status).toBe(201);
    expect(readFileSync(join(folder, "leads.jsonl"), "utf8")).toContain(lead.email);
    server?.kill("SIGKILL");

    rmSync(join(folder, "down"));
    await start(folder, program);
    const noted = join(folder, "leads.jsonl.sent");
    await until(() => existsSync(noted) && readFileSync(noted, "utf8") !== "");
    expect(mailsIn(mail())).toHaveLength(1);
    server?.kill("SIGKILL");

    // The same words within ten minutes are one lead, after another restart too.
    expect((await send(await start(folder, program))).status).toBe(201);
    expect(mailsIn(mail())).toHaveLength(1);
  });
});
