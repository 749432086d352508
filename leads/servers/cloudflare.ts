/**
 * The service on Cloudflare Workers. All leads go through one Durable Object. It stores them and forwards each as an
 * email by Cloudflare's Email Routing. README.md says how to deploy it.
 */
import { EmailMessage } from "cloudflare:email";
import { createInbox, duplicateWindow, type InboxResponse, logLabel, type StoredLead } from "../src/inbox";
import { formatMail } from "../src/mail";
import { maxPause, rejectionsUntilReported } from "../src/outbox";
import { maxBodyBytes } from "../src/rules";

/** The parts of Cloudflare's interfaces that are used here. */
interface Storage {
  get(key: string): Promise<StoredLead | undefined>;
  put(key: string, value: StoredLead | number): Promise<void>;
  delete(key: string): Promise<boolean>;
  list(options: {
    prefix: string;
    start?: string;
    end?: string;
    limit: number;
    reverse?: boolean;
  }): Promise<Map<string, number>>;
  setAlarm(at: number): Promise<void>;
}
interface Stub {
  fetch(request: Request): Promise<Response>;
}
interface Environment {
  INBOX: { getByName(name: string): Stub };
  /** Without it, leads are stored and not forwarded. */
  MAIL?: { send(message: EmailMessage): Promise<void> };
  MAIL_FROM: string;
  MAIL_TO: string;
  /** The origins whose pages may send, separated by commas. */
  ORIGINS: string;
  /** Seconds until the first retry of an email; each further pause is twice as long. */
  AGAIN?: string;
}

const perMinute = 20;

/** How many keys are read at once. The values behind them are numbers, so they take little memory. */
const maxKeys = 10_000;

/** How many emails one alarm sends. If more are due, it sets the next alarm. */
const emailsPerAlarm = 100;

/** Storage is sorted by key. Each kind of key has a prefix, followed by the time by which it is looked up. */
const keys = {
  lead: ({ receivedAt, id }: Pick<StoredLead, "receivedAt" | "id">) => `lead ${receivedAt} ${id}`,
  /** Recognizes duplicates without reading the leads. */
  seen: ({ receivedAt, id }: StoredLead) => `seen ${receivedAt} ${id}`,
  /** An email that is due at a certain time. The value is the number of failed attempts. */
  unsent: (due: number, { receivedAt, id }: Pick<StoredLead, "receivedAt" | "id">) =>
    `unsent ${new Date(due).toISOString()} ${receivedAt} ${id}`,
};

/** Sorts before the keys within the duplicate window, and after those that have expired. */
const seenSince = () => `seen ${new Date(Date.now() - duplicateWindow).toISOString()}`;

const log = (line: string) => console.log(line);

export class Inbox {
  private inbox: Promise<ReturnType<typeof createInbox>> | undefined;

  constructor(
    private state: { storage: Storage },
    private env: Environment,
  ) {}

  async fetch(request: Request): Promise<Response> {
    const { method, headers } = request;
    const body = await readBody(request);
    this.inbox ??= this.open();
    // If storage could not be read, the next request tries again.
    this.inbox.catch(() => (this.inbox = undefined));
    const answer = await (await this.inbox)({
      method,
      origin: headers.get("Origin") ?? undefined,
      clientAddress: headers.get("CF-Connecting-IP") ?? "",
      body,
    });
    return toResponse(answer);
  }

  private async open() {
    const { storage } = this.state;
    // If there are more, the latest ones count.
    const seen = await storage.list({ prefix: "seen ", start: seenSince(), limit: maxKeys, reverse: true });
    return createInbox({
      origins: this.env.ORIGINS.split(",").filter(Boolean),
      perMinute,
      log,
      recent: [...seen.keys()].reverse().map((key) => {
        const [, receivedAt = "", id = ""] = key.split(" ");
        return { receivedAt, id };
      }),
      store: async (lead) => {
        const isForwarded = this.env.MAIL !== undefined;
        // Durable Objects combine writes without an await between them into one atomic write.
        await Promise.all([
          storage.put(keys.lead(lead), lead),
          storage.put(keys.seen(lead), 0),
          isForwarded && storage.put(keys.unsent(Date.now(), lead), 0),
        ]);
        await storage.setAlarm(Date.now());
      },
    });
  }

  /**
   * Sends the emails that are due. One that fails is due again later by itself: if the alarm threw an error instead,
   * Cloudflare would repeat all of it, and give up after six attempts.
   */
  async alarm() {
    const { storage } = this.state;
    const due = await storage.list({
      prefix: "unsent ",
      end: `unsent ${new Date(Date.now() + 1).toISOString()}`,
      limit: emailsPerAlarm,
    });
    for (const [key, failures] of due) await this.forward(key, failures);
    await this.deleteExpired();
    const [next] = (await storage.list({ prefix: "unsent ", limit: 1 })).keys();
    if (next) await storage.setAlarm(Math.max(Date.now(), Date.parse(next.split(" ")[1] ?? "")));
  }

  private async forward(key: string, failures: number) {
    const { storage } = this.state;
    const { MAIL, MAIL_FROM: from, MAIL_TO: to, AGAIN = "60" } = this.env;
    const [, , receivedAt = "", id = ""] = key.split(" ");
    try {
      const lead = await storage.get(keys.lead({ receivedAt, id }));
      if (lead) {
        await MAIL?.send(new EmailMessage(from, to, formatMail(lead, { from, to })));
        log(`forwarded ${logLabel(lead)}`);
      }
      await storage.delete(key);
    } catch (error) {
      const attempts = failures + 1;
      if (attempts >= rejectionsUntilReported)
        log(`not forwarded ${receivedAt}, tried ${attempts} times: ${error}`);
      const pause = 1000 * Math.min(maxPause.rejected, Number(AGAIN) * 2 ** failures);
      await Promise.all([
        storage.delete(key),
        storage.put(keys.unsent(Date.now() + pause, { receivedAt, id }), attempts),
      ]);
    }
  }

  private async deleteExpired() {
    const { storage } = this.state;
    const expired = await storage.list({ prefix: "seen ", end: seenSince(), limit: maxKeys });
    await Promise.all([...expired.keys()].map((key) => storage.delete(key)));
  }
}

/** The text of a request's body, or undefined if it is too long. It is not read if its header already says so. */
async function readBody({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get("Content-Length")) > maxBodyBytes) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    // The rest is read and discarded, so that the client gets to see the answer.
    if (length <= maxBodyBytes) parts.push(part.value);
  }
  return length > maxBodyBytes ? undefined : new Blob(parts).text();
}

const toResponse = ({ status, headers, body }: InboxResponse) =>
  new Response(body ? JSON.stringify(body) : null, {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });

export default {
  fetch: (request: Request, env: Environment) =>
    request.method === "GET" && new URL(request.url).pathname === "/health"
      ? Response.json({ ok: true })
      : env.INBOX.getByName("leads").fetch(request),
};
