/** The service on Node, behind a proxy that terminates TLS. README.md describes how to deploy it and its variables. */
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, BlockList } from "node:net";
import { createInbox, duplicateWindow, logLabel, type StoredLead } from "../src/inbox";
import { journal, type Location, readEntry } from "../src/journal";
import { formatMail } from "../src/mail";
import { createOutbox } from "../src/outbox";
import { rotatingJournal } from "../src/rotatingJournal";
import { maxBodyBytes } from "../src/rules";

const { env } = process;
const proxies = Number(env.PROXIES ?? 1);
const leadsFile = env.LEADS_FILE ?? "leads.jsonl";
const mailAddresses = env.MAIL_TO && env.MAIL_FROM ? { to: env.MAIL_TO, from: env.MAIL_FROM } : undefined;
const requestTimeout = Number(env.SLOWEST ?? 15) * 1000;

/** How many emails are handed to sendmail at the same time. */
const mailConcurrency = 4;

/** Time in ms after which a `sendmail` that has not ended counts as failed. */
const sendmailTimeout = 60_000;

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

/** Stands for a lead in memory, where thousands may wait: the lead itself stays in its file. */
type LeadReference = Pick<StoredLead, "id" | "type" | "receivedAt"> & { location: Location };

const referenceTo = ({ id, type, receivedAt }: StoredLead, location: Location): LeadReference => ({
  id,
  type,
  receivedAt,
  location,
});

/** Beside each file of leads, a file that records which of them were forwarded. */
const sentJournal = (leadsPath: string) => journal<string>(`${leadsPath}.sent`);

const sentEntry = ({ id, receivedAt }: LeadReference) => `${id} ${receivedAt}`;

const sendmail = (text: string) =>
  new Promise<void>((resolve, reject) => {
    const program = spawn(env.SENDMAIL ?? "sendmail", ["-t", "-i"], {
      stdio: ["pipe", "ignore", "inherit"],
      timeout: sendmailTimeout,
    });
    program.once("error", reject);
    program.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`sendmail ended with ${code}`)),
    );
    program.stdin.on("error", reject);
    program.stdin.end(text);
  });

const sentJournals = new Map<string, ReturnType<typeof sentJournal>>();

const outbox =
  mailAddresses &&
  createOutbox<LeadReference>({
    send: ({ location }) => sendmail(formatMail(readEntry<StoredLead>(location), mailAddresses)),
    recordSent(reference) {
      const { path } = reference.location;
      const sent = sentJournals.get(path) ?? sentJournal(path);
      sentJournals.set(path, sent);
      return sent.append(sentEntry(reference));
    },
    log,
    labelOf: logLabel,
    concurrency: mailConcurrency,
  });

/** The text of a request's body, or undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) {
    // The rest is read and discarded: if the connection were closed now, the client would not see the answer.
    request.resume();
    return undefined;
  }
  let length = 0;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBodyBytes) chunks.push(chunk);
  }
  return length > maxBodyBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}

const family = (address: string) => (address.includes(":") ? "ipv6" : "ipv4");

const trustedProxies = new BlockList();
for (const network of (env.PROXY_FROM ?? "127.0.0.1,::1").split(",").filter(Boolean)) {
  const [address = "", bits = address.includes(":") ? 128 : 32] = network.trim().split("/");
  trustedProxies.addSubnet(address, Number(bits), family(address));
}

/**
 * The client's address. Each proxy appends the address it was called from to X-Forwarded-For, so only the last entries
 * can be trusted: as many as there are proxies.
 */
function clientAddressOf({ headers, socket }: IncomingMessage): string {
  const { remoteAddress = "" } = socket;
  if (proxies < 1 || !remoteAddress || !trustedProxies.check(remoteAddress, family(remoteAddress)))
    return remoteAddress;
  return (
    String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-proxies)
      ?.trim() || remoteAddress
  );
}

const leads = rotatingJournal<StoredLead>(leadsFile);

/** Queues what was not forwarded before the last stop. Returns the leads within the duplicate window. */
function resume() {
  const recent: Pick<StoredLead, "id" | "receivedAt">[] = [];
  for (const { path, entries } of leads.files()) {
    const sent = new Set<string>();
    for (const { entry } of sentJournal(path).entries()) sent.add(entry);
    for (const { entry: lead, location } of entries()) {
      const { id, receivedAt } = lead;
      if (Date.now() - Date.parse(receivedAt) < duplicateWindow) recent.push({ id, receivedAt });
      const reference = referenceTo(lead, location);
      if (!sent.has(sentEntry(reference))) outbox?.add(reference);
    }
  }
  return recent;
}

const inbox = createInbox({
  origins: (env.ORIGINS ?? "").split(",").filter(Boolean),
  perMinute: Number(env.PER_MINUTE ?? 20),
  recent: resume(),
  log,
  async store(lead) {
    const location = await leads.append(lead);
    outbox?.add(referenceTo(lead, location));
  },
});

const limits = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 1000 };

const server = createServer(limits, async (request, response) => {
  try {
    const { method = "GET", headers, url } = request;
    if (method === "GET" && url === "/health") {
      response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
      response.end(JSON.stringify({ ok: true, waiting: outbox?.pending() ?? 0 }));
      return;
    }
    const body = await readBody(request);
    const answer = await inbox({
      method,
      origin: headers.origin,
      clientAddress: clientAddressOf(request),
      body,
    });
    response.writeHead(answer.status, { "Content-Type": "application/json", ...answer.headers });
    response.end(answer.body && JSON.stringify(answer.body));
  } catch (error) {
    log(`failed: ${error}`);
    response.destroy();
  }
});

server.listen(Number(env.PORT ?? 8080), env.HOST ?? "127.0.0.1", () => {
  const { address, port } = server.address() as AddressInfo;
  console.log(`Leads are kept in ${leadsFile}; ${address}, port ${port}.`);
});

// Requests that have begun are answered before the process ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => process.exit(0)));
