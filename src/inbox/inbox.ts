import { type Lead, readLead } from "../services/readLead";
import { rateLimit } from "./rateLimit";
import { spamScore } from "./spam";

/** The most bytes that a request's body may have: the longest message that somebody types, many times over. */
export const largestBody = 64 * 1024;

/** Time in ms in which the same lead is taken once: an impatient visitor, a browser that sends again. */
export const sameFor = 10 * 60_000;

/** A lead as it is kept. */
export type Entry = Lead & {
  /** The same for the same words. */
  id: string;
  receivedAt: string;
  /** From 0 to 10; what has `suspect` or more is kept, and forwarded to nobody. */
  score: number;
};

export const suspect = 5;

export interface Settings {
  /** The sites whose pages may send; empty for all. */
  origins: readonly string[];
  /** How many leads one sender may send in a minute. */
  perMinute: number;
  /** Resolves once the entry is safe, whatever happens next. */
  keep(entry: Entry): Promise<void>;
  /** What was kept lately, before this inbox was started. */
  earlier?: Iterable<Pick<Entry, "id" | "receivedAt">>;
  now?(): number;
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
export function inboxFor({ origins, perMinute, keep, earlier = [], now = Date.now }: Settings) {
  const wait = rateLimit(perMinute);
  /** When each lead came, by its id, and whether it is safe. */
  const taken = new Map<string, { at: number; safe: Promise<void> }>();
  for (const { id, receivedAt } of earlier)
    taken.set(id, { at: Date.parse(receivedAt), safe: Promise.resolve() });

  const take = async (lead: Lead, at: number) => {
    for (const [id, one] of taken) {
      // They are in the order in which they came.
      if (at - one.at < sameFor) break;
      taken.delete(id);
    }
    const id = await idOf(lead);
    const same = taken.get(id);
    if (same) return same.safe;
    const safe = keep({ ...lead, id, receivedAt: new Date(at).toISOString(), score: spamScore(lead) });
    taken.set(id, { at, safe });
    // What was not kept has not come: it may be sent again.
    safe.catch(() => taken.delete(id));
    return safe;
  };

  return async ({ method, origin, from, body }: Call): Promise<Answer> => {
    const isKnown = origin === undefined || origins.length === 0 || origins.includes(origin);
    const headers: Record<string, string> = { Vary: "Origin" };
    if (origin !== undefined && isKnown) headers["Access-Control-Allow-Origin"] = origin;
    const refuse = (status: number, error: string, more = {}): Answer => ({
      status,
      headers: { ...headers, ...more },
      body: { error },
    });
    if (!isKnown) return refuse(403, "This site may not send here.");
    if (method === "OPTIONS") return { status: 204, headers: { ...headers, ...preflight } };
    if (method !== "POST") return refuse(405, "Leads are posted.", { Allow: "OPTIONS, POST" });
    if (body === undefined) return refuse(413, `A lead has at most ${largestBody} bytes.`);
    const at = now();
    const seconds = wait(from, at);
    if (seconds > 0) return refuse(429, "Too many leads at once.", { "Retry-After": String(seconds) });
    const result = readLead(body);
    if (!result.ok) return refuse(400, result.error);
    try {
      await take(result.lead, at);
    } catch {
      return refuse(503, "The lead could not be kept. Send it again.", { "Retry-After": "5" });
    }
    return { status: 201, headers, body: { ok: true } };
  };
}

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
