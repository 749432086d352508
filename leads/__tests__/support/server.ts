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

const bundle = join(temporaryFolder(), "leads.mjs");

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

/** Ends the server without warning, as a power failure would. */
export const kill = () => server?.kill("SIGKILL");

afterEach(kill);

/**
 * A folder with a stand-in for sendmail. It appends each email to mail.txt. It fails while there is a file `down`, with a
 * line in `tried`, and
 * for an email that contains a line of the file `refuses`.
 */
export function createMailbox() {
  const folder = temporaryFolder();
  const program = join(folder, "sendmail");
  writeFileSync(
    program,
    `#!/bin/sh
cd "${folder}"
test -e down && echo $$ >> tried && exit 75
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

/** Starts the Node server. Resolves with its address and its log once it listens. */
export async function start(
  { folder, program }: ReturnType<typeof createMailbox>,
  settings: Record<string, string> = {},
) {
  const environment = {
    PORT: "0",
    ORIGINS: origin,
    LEADS_FILE: join(folder, "leads.jsonl"),
    MAIL_TO: "team@example.com",
    MAIL_FROM: "site@example.com",
    SENDMAIL: program,
    ...settings,
  };
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  server = child;
  let log = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server has ended.")));
    child.stdout.on("data", (text: Buffer) => {
      log += text;
      const [, host, port] = /; (.+), port (\d+)/.exec(log) ?? [];
      if (port) resolve(`http://${host}:${port}/`);
    });
  });
  return { address, log: () => log };
}

export const send = (address: string, fields: object = {}, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, ...headers },
    body: JSON.stringify({ ...lead, ...fields }),
  });

/** Resolves once a condition is met. */
export async function until(isMet: () => boolean) {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const messageIdsIn = (text: string) => text.match(/^Message-ID: .+$/gm) ?? [];
