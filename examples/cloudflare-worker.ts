/**
 * A service for the site's two forms on Cloudflare Workers. All leads go through one Durable Object, which keeps them in
 * its storage, and forwards each as an e-mail until that has worked (Cloudflare's own Email Routing). To deploy it:
 *
 *   npx wrangler deploy examples/cloudflare-worker.ts --config examples/wrangler.toml
 */
import { EmailMessage } from "cloudflare:email";
import { type Answer, type Entry, inboxFor, largestBody, sameFor, suspect } from "../src/inbox/inbox";
import { mailOf } from "../src/inbox/mail";

/** The parts of Cloudflare's interfaces that are used here. */
interface Storage {
  put(key: string, value: Entry): Promise<void>;
  delete(key: string): Promise<boolean>;
  list(options: { prefix: string }): Promise<Map<string, Entry>>;
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
  /** Seconds after which an e-mail that was not sent is tried again. */
  AGAIN?: string;
}

const perMinute = 20;

export class Inbox {
  private inbox: ReturnType<typeof inboxFor> | undefined;

  constructor(
    private state: { storage: Storage },
    private env: Environment,
  ) {}

  async fetch(request: Request): Promise<Response> {
    const { storage } = this.state;
    if (!this.inbox) {
      const kept = [...(await storage.list({ prefix: "lead " })).values()];
      this.inbox ??= inboxFor({
        origins: this.env.ORIGINS.split(",").filter(Boolean),
        perMinute,
        earlier: kept.filter(({ receivedAt }) => Date.now() - Date.parse(receivedAt) < sameFor),
        keep: async (entry) => {
          const name = `${entry.receivedAt} ${entry.id}`;
          await storage.put(`lead ${name}`, entry);
          if (!this.env.MAIL || entry.score >= suspect) return;
          await storage.put(`unsent ${name}`, entry);
          await storage.setAlarm(Date.now());
        },
      });
    }
    const { method, headers } = request;
    const text = await request.text();
    const answer = await this.inbox({
      method,
      origin: headers.get("Origin") ?? undefined,
      from: headers.get("CF-Connecting-IP") ?? "",
      body: new TextEncoder().encode(text).length > largestBody ? undefined : text,
    });
    return responseOf(answer);
  }

  /** Sends what has not been sent. What does not go is tried again later: Cloudflare itself would give up after six times. */
  async alarm() {
    const { storage } = this.state;
    const { MAIL, MAIL_FROM: from, MAIL_TO: to, AGAIN = "60" } = this.env;
    try {
      for (const [key, entry] of await storage.list({ prefix: "unsent " })) {
        await MAIL?.send(new EmailMessage(from, to, mailOf(entry, { from, to })));
        await storage.delete(key);
      }
    } catch (error) {
      console.log(`An e-mail was not sent, and is tried again: ${error}`);
      await storage.setAlarm(Date.now() + Number(AGAIN) * 1000);
    }
  }
}

const responseOf = ({ status, headers, body }: Answer) =>
  new Response(body ? JSON.stringify(body) : null, {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });

export default {
  fetch: (request: Request, env: Environment) => env.INBOX.getByName("leads").fetch(request),
};
