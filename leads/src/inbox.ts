import { rateLimit } from "./rateLimit";
import { readLead } from "./readLead";
import { type Lead, largestBody } from "./rules";
import { spamScore } from "./spam";

/** Time in ms in which the same lead is taken once: an impatient visitor, a browser that sends again. */
export const sameFor = 10 * 60_000;

/** A lead as it is kept. */
export type Entry = Lead & {
  /** The same for the same words. */
  id: string;
  receivedAt: string;
  /** From 0, a message, to 10, advertising (spam.ts). */
  score: number;
};

export interface Settings {
  /** The sites whose pages may send; empty for all. */
  origins: readonly string[];
  /** How many leads one sender may send in a minute. */
  perMinute: number;
  /** Resolves once the entry is safe, whatever happens next. */
  keep(entry: Entry): Promise<unknown>;
  /** What was kept lately, before this inbox was started. */
  earlier?: Iterable<Pick<Entry, "id" | "receivedAt">>;
  /** Takes a line for each lead, which tells neither who sent it nor what it says. */
  log?(line: string): void;
  now?(): number;
  /** The ms since some moment, of a clock that is never set back. */
  elapsed?(): number;
}

/** A request, as every server knows it. */
export interface Call {
  method: string;
  /** The header Origin, which browsers send. */
  origin: string | undefined;
  /** The sender's network address. */
  from: string;
  /** Text or parsed JSON; undefined for one that is too long. */
  body: unknown;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: object;
}

/**
 * Takes what the two forms send. A lead is answered with 201 once it is safe, and with 503 where it could not be kept, so that
 * whoever sends it again loses nothing: at least once, and the same words once within ten minutes.
 */
export function inboxFor({
  origins,
  perMinute,
  keep,
  earlier = [],
  log = () => {},
  now = Date.now,
  elapsed = () => performance.now(),
}: Settings) {
  const wait = rateLimit(perMinute);
  /** When each lead came, by its id, and what resolves once it is safe. */
  const taken = new Map<string, { at: number; safe: Promise<unknown> }>();
  for (const { id, receivedAt } of earlier)
    taken.set(id, { at: elapsed() - (now() - Date.parse(receivedAt)), safe: Promise.resolve() });

  const take = async (lead: Lead) => {
    const at = elapsed();
    for (const [id, one] of taken) {
      // They are in the order in which they came.
      if (at - one.at < sameFor) break;
      taken.delete(id);
    }
    const id = await idOf(lead);
    const same = taken.get(id);
    if (same) {
      await same.safe;
      log(`repeated ${lead.type}`);
      return;
    }
    const entry = { ...lead, id, receivedAt: new Date(now()).toISOString(), score: spamScore(lead) };
    const safe = keep(entry);
    taken.set(id, { at, safe });
    // What was not kept has not come: it may be sent again.
    safe.catch(() => taken.delete(id));
    await safe;
    log(`accepted ${nameOf(entry)} score ${entry.score}`);
  };

  return async ({ method, origin, from, body }: Call): Promise<Answer> => {
    const isKnown = origin === undefined || origins.length === 0 || origins.includes(origin);
    const headers: Record<string, string> = { Vary: "Origin" };
    if (origin !== undefined && isKnown) headers["Access-Control-Allow-Origin"] = origin;
    const refuse = (status: number, error: string, more = {}): Answer => {
      log(`${status === 429 ? "throttled" : "refused"} ${status}`);
      return { status, headers: { ...headers, ...more }, body: { error } };
    };
    if (!isKnown) return refuse(403, "This site may not send here.");
    if (method === "OPTIONS") return { status: 204, headers: { ...headers, ...preflight } };
    if (method !== "POST") return refuse(405, "Leads are posted.", { Allow: "OPTIONS, POST" });
    const seconds = wait(from, elapsed());
    if (seconds > 0) return refuse(429, "Too many leads at once.", { "Retry-After": String(seconds) });
    if (body === undefined || bytesOf(body) > largestBody)
      return refuse(413, `A lead has at most ${largestBody} bytes.`);
    const result = readLead(body);
    if (!result.ok) return refuse(400, result.error);
    try {
      await take(result.lead);
    } catch {
      return refuse(503, "The lead could not be kept. Send it again.", { "Retry-After": "5" });
    }
    return { status: 201, headers, body: { ok: true } };
  };
}

/** The bytes of a body, or of what was read from it. */
const bytesOf = (body: unknown) => new Blob([typeof body === "string" ? body : JSON.stringify(body)]).size;

/** How a lead is called in the log: by its kind and the time at which it came, by which it is found where leads are kept. */
export const nameOf = ({ type, receivedAt }: Pick<Entry, "type" | "receivedAt">) => `${type} ${receivedAt}`;

const preflight = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type",
  "Access-Control-Max-Age": "86400",
};

/** The same for the same words, in whatever order a body has them. */
async function idOf(lead: Lead): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(lead)));
  return [...new Uint8Array(bytes).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
