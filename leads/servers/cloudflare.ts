/**
 * A service for the site's two forms on Cloudflare Workers. All leads go through one Durable Object, which keeps them in
 * its storage, and forwards each as an e-mail until that has worked (Cloudflare's own Email Routing). To deploy it:
 *
 *   npx wrangler deploy examples/cloudflare-worker.ts --config examples/wrangler.toml
 */
import { EmailMessage } from "cloudflare:email";
import { type Answer, type Entry, inboxFor, nameOf, sameFor } from "../src/inbox";
import { mailOf } from "../src/mail";
import { longest, reported } from "../src/outbox";
import { largestBody } from "../src/rules";

/** The parts of Cloudflare's interfaces that are used here. */
interface Storage {
  get(key: string): Promise<Entry | undefined>;
  put(key: string, value: Entry | number): Promise<void>;
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
  /** Left out where leads are only kept. */
  MAIL?: { send(message: EmailMessage): Promise<void> };
  MAIL_FROM: string;
  MAIL_TO: string;
  /** The sites whose pages may send, separated by commas. */
  ORIGINS: string;
  /** Seconds after which an e-mail that was not sent is tried again; then twice as many, and so on. */
  AGAIN?: string;
}

const perMinute = 20;

/** The most keys that are read at once. The values behind them are numbers, so they need little memory. */
const most = 10_000;

/** The most e-mails that one alarm sends; the next one goes on. */
const atOnce = 100;

/** Storage is sorted by keys: the time comes first, and each kind of key has its own. */
const keys = {
  lead: ({ receivedAt, id }: Pick<Entry, "receivedAt" | "id">) => `lead ${receivedAt} ${id}`,
  /** Tells the same words that come again, without reading any. */
  seen: ({ receivedAt, id }: Entry) => `seen ${receivedAt} ${id}`,
  /** What has to be sent, by the time from which on. Its value is how often that has failed. */
  unsent: (due: number, { receivedAt, id }: Pick<Entry, "receivedAt" | "id">) =>
    `unsent ${new Date(due).toISOString()} ${receivedAt} ${id}`,
};

const log = (line: string) => console.log(line);

export class Inbox {
  private inbox: Promise<ReturnType<typeof inboxFor>> | undefined;

  constructor(
    private state: { storage: Storage },
    private env: Environment,
  ) {}

  async fetch(request: Request): Promise<Response> {
    const { method, headers } = request;
    const body = await bodyOf(request);
    this.inbox ??= this.open();
    // What could not be read is read again at the next request.
    this.inbox.catch(() => (this.inbox = undefined));
    const answer = await (await this.inbox)({
      method,
      origin: headers.get("Origin") ?? undefined,
      from: headers.get("CF-Connecting-IP") ?? "",
      body,
    });
    return responseOf(answer);
  }

  private async open() {
    const { storage } = this.state;
    const start = `seen ${new Date(Date.now() - sameFor).toISOString()}`;
    // The latest, should there be more.
    const seen = await storage.list({ prefix: "seen ", start, limit: most, reverse: true });
    return inboxFor({
      origins: this.env.ORIGINS.split(",").filter(Boolean),
      perMinute,
      log,
      earlier: [...seen.keys()].reverse().map((key) => {
        const [, receivedAt = "", id = ""] = key.split(" ");
        return { receivedAt, id };
      }),
      keep: async (entry) => {
        const isForwarded = this.env.MAIL !== undefined;
        // Writes that follow each other without a pause are kept together or not at all.
        await Promise.all([
          storage.put(keys.lead(entry), entry),
          storage.put(keys.seen(entry), 0),
          isForwarded && storage.put(keys.unsent(Date.now(), entry), 0),
        ]);
        await storage.setAlarm(Date.now());
      },
    });
  }

  /**
   * Sends what is due. What does not go fails alone, and is due again later: Cloudflare itself would repeat all of it, and give
   * up after six times.
   */
  async alarm() {
    const { storage } = this.state;
    const due = await storage.list({
      prefix: "unsent ",
      end: `unsent ${new Date(Date.now() + 1).toISOString()}`,
      limit: atOnce,
    });
    for (const [key, failures] of due) await this.forward(key, failures);
    await this.forgetSeen();
    const [next] = (await storage.list({ prefix: "unsent ", limit: 1 })).keys();
    if (next) await storage.setAlarm(Math.max(Date.now(), Date.parse(next.split(" ")[1] ?? "")));
  }

  private async forward(key: string, failures: number) {
    const { storage } = this.state;
    const { MAIL, MAIL_FROM: from, MAIL_TO: to, AGAIN = "60" } = this.env;
    const [, , receivedAt = "", id = ""] = key.split(" ");
    try {
      const entry = await storage.get(keys.lead({ receivedAt, id }));
      if (entry) {
        await MAIL?.send(new EmailMessage(from, to, mailOf(entry, { from, to })));
        log(`forwarded ${nameOf(entry)}`);
      }
      await storage.delete(key);
    } catch (error) {
      const tries = failures + 1;
      if (tries >= reported) log(`not forwarded ${receivedAt}, tried ${tries} times: ${error}`);
      const pause = 1000 * Math.min(longest.refused, Number(AGAIN) * 2 ** failures);
      await Promise.all([
        storage.delete(key),
        storage.put(keys.unsent(Date.now() + pause, { receivedAt, id }), tries),
      ]);
    }
  }

  /** What came longer ago than the same words are told is told no more. */
  private async forgetSeen() {
    const { storage } = this.state;
    const end = `seen ${new Date(Date.now() - sameFor).toISOString()}`;
    const old = await storage.list({ prefix: "seen ", end, limit: most });
    await Promise.all([...old.keys()].map((key) => storage.delete(key)));
  }
}

/** The text of a request; undefined if it is too long, and not read at all where it says so itself. */
async function bodyOf({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get("Content-Length")) > largestBody) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    // It is let through to its end all the same, so that the answer arrives.
    if (length <= largestBody) parts.push(part.value);
  }
  return length > largestBody ? undefined : new Blob(parts).text();
}

const responseOf = ({ status, headers, body }: Answer) =>
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
