import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { temporaryFolder } from "./temporaryFolder";

export const origin = "https://www.example.com";

export const lead = {
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
    entryPoints: [join(__dirname, "../../servers/node.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
  });
});

/** Ends the server as a power cut would. */
export const kill = () => server?.kill("SIGKILL");

afterEach(kill);

/**
 * A folder with a stand-in for sendmail: it keeps what it gets in mail.txt, and fails while there is a file `down`, or where a
 * file `refuses` has a line of the e-mail.
 */
export function mailbox() {
  const folder = temporaryFolder();
  const program = join(folder, "sendmail");
  writeFileSync(
    program,
    `#!/bin/sh
cd "${folder}"
test -e down && exit 75
cat > one.$$
test -e refuses && grep -qFf refuses one.$$ && exit 65
cat one.$$ >> mail.txt
`,
  );
  chmodSync(program, 0o755);
  return {
    folder,
    program,
    mail: () => (existsSync(join(folder, "mail.txt")) ? readFileSync(join(folder, "mail.txt"), "utf8") : ""),
  };
}

/** Starts the example's server; resolves with its address and what it writes to its log once it listens. */
export async function start(
  { folder, program }: ReturnType<typeof mailbox>,
  more: Record<string, string> = {},
) {
  const environment = {
    PORT: "0",
    ORIGINS: origin,
    LEADS_FILE: join(folder, "leads.jsonl"),
    MAIL_TO: "team@example.com",
    MAIL_FROM: "site@example.com",
    SENDMAIL: program,
    ...more,
  };
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  server = child;
  let log = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server has ended.")));
    child.stdout.on("data", (words: Buffer) => {
      log += words;
      const [, host, port] = /; (.+), port (\d+)/.exec(log) ?? [];
      if (port) resolve(`http://${host}:${port}/`);
    });
  });
  return { address, log: () => log };
}

export const send = (address: string, more: object = {}, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, ...headers },
    body: JSON.stringify({ ...lead, ...more }),
  });

export async function until(holds: () => boolean) {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
}

export const mailsIn = (text: string) => text.match(/^Message-ID: .+$/gm) ?? [];
