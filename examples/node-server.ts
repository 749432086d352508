/**
 * A service for the site's two forms, to run on a server with Node 20 behind a proxy that speaks TLS:
 *
 *   npx esbuild examples/node-server.ts --bundle --platform=node --format=esm --outfile=inbox.mjs
 *   ORIGINS=https://www.example.com LEADS_FILE=/var/lib/leads/leads.jsonl node inbox.mjs
 *
 * Leads are lines of LEADS_FILE. With MAIL_TO and MAIL_FROM each is also sent as an e-mail by the machine's own
 * `sendmail` (SENDMAIL names another program), again and again until that has worked: LEADS_FILE.sent says which were.
 * PORT (8080; 0 for any that is free), PER_MINUTE (20: leads from one address), PROXIES (1: how many proxies name the sender's address).
 */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Entry, inboxFor, largestBody, sameFor, suspect } from "../src/inbox/inbox";
import { journal } from "../src/inbox/journal";
import { mailOf } from "../src/inbox/mail";

const { env } = process;
const port = Number(env.PORT ?? 8080);
const perMinute = Number(env.PER_MINUTE ?? 20);
const proxies = Number(env.PROXIES ?? 1);
const file = env.LEADS_FILE ?? "leads.jsonl";
const mail = env.MAIL_TO && env.MAIL_FROM ? { to: env.MAIL_TO, from: env.MAIL_FROM } : undefined;

/** Time in ms after which an e-mail that was not sent is tried again. */
const again = 30_000;

const leads = journal<Entry>(file);
const sent = journal<string>(`${file}.sent`);

/** Names one receipt of a lead. */
const nameOf = ({ id, receivedAt }: Entry) => `${id} ${receivedAt}`;

let unsent: Entry[] = [];
let sending = false;

/** Sends what has not been sent, one after another; stops at the first that does not go. */
async function forward() {
  if (!mail || sending) return;
  sending = true;
  try {
    for (let next = unsent[0]; next; next = unsent[0]) {
      await sendmail(mailOf(next, mail));
      await sent.append(nameOf(next));
      unsent.shift();
    }
  } catch (error) {
    console.error(`An e-mail was not sent, and is tried again: ${error}`);
    setTimeout(forward, again);
  } finally {
    sending = false;
  }
}

const sendmail = (text: string) =>
  new Promise<void>((done, failed) => {
    const program = spawn(env.SENDMAIL ?? "sendmail", ["-t", "-i"], { stdio: ["pipe", "ignore", "inherit"] });
    program.once("error", failed);
    program.once("exit", (code) => (code === 0 ? done() : failed(new Error(`sendmail ended with ${code}`))));
    program.stdin.on("error", failed);
    program.stdin.end(text);
  });

/** The text of a request; undefined if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // It is read to its end all the same, so that the answer arrives; a sender without an end is cut off by Node.
    if (length <= largestBody) chunks.push(chunk);
  }
  return length > largestBody ? undefined : Buffer.concat(chunks).toString("utf8");
}

/** Who has sent a request: each proxy adds the address that it was called from, so only the last ones can be trusted. */
function senderOf({ headers, socket }: IncomingMessage): string {
  const named = String(headers["x-forwarded-for"] ?? "").split(",");
  return (proxies > 0 && named.at(-proxies)?.trim()) || socket.remoteAddress || "";
}

const known = leads.read();
const wasSent = new Set(sent.read());
unsent = known.filter((entry) => entry.score < suspect && !wasSent.has(nameOf(entry)));

const inbox = inboxFor({
  origins: (env.ORIGINS ?? "").split(",").filter(Boolean),
  perMinute,
  earlier: known.filter(({ receivedAt }) => Date.now() - Date.parse(receivedAt) < sameFor),
  async keep(entry) {
    await leads.append(entry);
    if (entry.score >= suspect) return;
    unsent.push(entry);
    forward();
  },
});

const server = createServer(async (request, response) => {
  try {
    const { method = "GET", headers } = request;
    const body = await bodyOf(request);
    const answer = await inbox({ method, origin: headers.origin, from: senderOf(request), body });
    response.writeHead(answer.status, { "Content-Type": "application/json", ...answer.headers });
    response.end(answer.body && JSON.stringify(answer.body));
  } catch (error) {
    console.error(error);
    response.destroy();
  }
});

server.requestTimeout = 15_000;
server.listen(port, () => {
  const { port: taken } = server.address() as AddressInfo;
  console.log(`Leads are kept in ${file}; port ${taken}.`);
});
forward();

// What is being kept is kept before the end.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => process.exit(0)));
