/**
 * A service for the site's two forms, to run on a server with Node 20 behind a proxy that speaks TLS:
 *
 *   npx esbuild examples/node-server.ts --bundle --platform=node --format=esm --outfile=inbox.mjs
 *   ORIGINS=https://www.example.com LEADS_FILE=/var/lib/leads/leads.jsonl node inbox.mjs
 *
 * Leads are lines of LEADS_FILE, which goes on in leads.2.jsonl and so on when it is full. With MAIL_TO and MAIL_FROM each is
 * also sent as an e-mail by the machine's own `sendmail` (SENDMAIL names another program), again and again until that has
 * worked: the files that end in .sent say which were. `GET /health` answers 200, and how many e-mails wait.
 *
 * PORT (8080; 0 for any that is free) and HOST (127.0.0.1): where it listens. PER_MINUTE (20): leads from one sender. SLOWEST (15): seconds
 * after which a request that has not arrived is cut off. PROXIES (1): how many proxies add to X-Forwarded-For; it is believed
 * only of connections from PROXY_FROM (127.0.0.1,::1), addresses or networks like 10.0.0.0/8.
 */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { type Entry, inboxFor, nameOf, sameFor } from "../src/inbox";
import { journal, lineAt, type Place } from "../src/journal";
import { mailOf } from "../src/mail";
import { outbox } from "../src/outbox";
import { segments } from "../src/rotatingJournal";
import { largestBody } from "../src/rules";

const { env } = process;
const proxies = Number(env.PROXIES ?? 1);
const file = env.LEADS_FILE ?? "leads.jsonl";
const mail = env.MAIL_TO && env.MAIL_FROM ? { to: env.MAIL_TO, from: env.MAIL_FROM } : undefined;
const slowest = Number(env.SLOWEST ?? 15) * 1000;

/** How many e-mails are handed over at once. */
const atOnce = 4;

/** Time in ms after which a `sendmail` that says nothing has failed. */
const patience = 60_000;

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

/** One receipt of a lead, small enough for thousands of them to wait: its words stay in the file. */
type Receipt = Pick<Entry, "id" | "type" | "receivedAt"> & { place: Place };

const receiptOf = ({ id, type, receivedAt }: Entry, place: Place): Receipt => ({
  id,
  type,
  receivedAt,
  place,
});

/** Says in a file of its own which leads of a file were sent on. */
const sentOf = (path: string) => journal<string>(`${path}.sent`);

/** The line that says that a lead was sent on. */
const sentLine = ({ id, receivedAt }: Receipt) => `${id} ${receivedAt}`;

const sendmail = (text: string) =>
  new Promise<void>((done, failed) => {
    const program = spawn(env.SENDMAIL ?? "sendmail", ["-t", "-i"], {
      stdio: ["pipe", "ignore", "inherit"],
      timeout: patience,
    });
    program.once("error", failed);
    program.once("exit", (code) => (code === 0 ? done() : failed(new Error(`sendmail ended with ${code}`))));
    program.stdin.on("error", failed);
    program.stdin.end(text);
  });

const notes = new Map<string, ReturnType<typeof sentOf>>();

const mails =
  mail &&
  outbox<Receipt>({
    send: ({ place }) => sendmail(mailOf(lineAt<Entry>(place), mail)),
    note(receipt) {
      const { path } = receipt.place;
      const note = notes.get(path) ?? sentOf(path);
      notes.set(path, note);
      return note.append(sentLine(receipt));
    },
    log,
    nameOf,
    atOnce,
  });

/** The text of a request; undefined if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let length = Number(request.headers["content-length"] ?? 0);
  if (length > largestBody) {
    // It is let through to its end all the same, so that the answer arrives.
    request.resume();
    return undefined;
  }
  length = 0;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largestBody) chunks.push(chunk);
  }
  return length > largestBody ? undefined : Buffer.concat(chunks).toString("utf8");
}

const family = (address: string) => (address.includes(":") ? "ipv6" : "ipv4");

const believed = new BlockList();
for (const network of (env.PROXY_FROM ?? "127.0.0.1,::1").split(",").filter(Boolean)) {
  const [address = "", bits = address.includes(":") ? 128 : 32] = network.trim().split("/");
  believed.addSubnet(address, Number(bits), family(address));
}

/** Who has sent a request: each proxy adds the address that it was called from, so only the last ones can be trusted. */
function senderOf({ headers, socket }: IncomingMessage): string {
  const { remoteAddress = "" } = socket;
  if (proxies < 1 || !remoteAddress || !believed.check(remoteAddress, family(remoteAddress)))
    return remoteAddress;
  return (
    String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-proxies)
      ?.trim() || remoteAddress
  );
}

const leads = segments<Entry>(file);
const earlier: Pick<Entry, "id" | "receivedAt">[] = [];
for (const { path, lines } of leads.files()) {
  const wasSent = new Set<string>();
  for (const { line } of sentOf(path).lines()) wasSent.add(line);
  for (const { line, place } of lines()) {
    const { id, receivedAt } = line;
    if (Date.now() - Date.parse(receivedAt) < sameFor) earlier.push({ id, receivedAt });
    const receipt = receiptOf(line, place);
    if (!wasSent.has(sentLine(receipt))) mails?.add(receipt);
  }
}

const inbox = inboxFor({
  origins: (env.ORIGINS ?? "").split(",").filter(Boolean),
  perMinute: Number(env.PER_MINUTE ?? 20),
  earlier,
  log,
  async keep(entry) {
    mails?.add(receiptOf(entry, await leads.append(entry)));
  },
});

const limits = { requestTimeout: slowest, headersTimeout: slowest, connectionsCheckingInterval: 1000 };

const server = createServer(limits, async (request, response) => {
  try {
    const { method = "GET", headers, url } = request;
    if (method === "GET" && url === "/health") {
      response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
      response.end(JSON.stringify({ ok: true, waiting: mails?.waiting() ?? 0 }));
      return;
    }
    const body = await bodyOf(request);
    const answer = await inbox({ method, origin: headers.origin, from: senderOf(request), body });
    response.writeHead(answer.status, { "Content-Type": "application/json", ...answer.headers });
    response.end(answer.body && JSON.stringify(answer.body));
  } catch (error) {
    log(`failed: ${error}`);
    response.destroy();
  }
});

server.listen(Number(env.PORT ?? 8080), env.HOST ?? "127.0.0.1", () => {
  const { address, port } = server.address() as AddressInfo;
  console.log(`Leads are kept in ${file}; ${address}, port ${port}.`);
});

// What is being kept is kept before the end.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => process.exit(0)));
