import { rateLimit } from "./rateLimit";
import { readLead } from "./readLead";
import { type Lead, maxBodyBytes } from "./rules";
import { spamScore } from "./spam";

/**
 * Time in ms within which a lead with the same content is a duplicate: from a visitor who pressed the button again, or
 * from a browser that repeated the request.
 */
export const duplicateWindow = 10 * 60_000;

export type StoredLead = Lead & {
  /** A hash of the content: duplicates have the same id. */
  id: string;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** From 0, a genuine message, to 10, spam (spam.ts). */
  score: number;
};

export interface InboxOptions {
  /** Origins whose pages may send; empty for all. */
  origins: readonly string[];
  /** How many leads one client may send per minute. */
  perMinute: number;
  /** Resolves once the lead is on durable storage. */
  store(lead: StoredLead): Promise<unknown>;
  /** Leads stored before this inbox was created, so that duplicates are recognized across restarts. */
  recent?: Iterable<Pick<StoredLead, "id" | "receivedAt">>;
  /** Called with one line for each lead, accepted or refused. A line contains no personal data. */
  log?(line: string): void;
  /** The time of day, in ms since 1970. */
  now?(): number;
  /** A clock in ms that never goes back. */
  elapsed?(): number;
}

/** A request, in terms that every server has. */
export interface InboxRequest {
  method: string;
  /** The Origin header, if any. */
  origin: string | undefined;
  clientAddress: string;
  /** Text or parsed JSON; undefined if the server stopped reading because it was too long. */
  body: unknown;
}

export interface InboxResponse {
  status: number;
  headers: Record<string, string>;
  body?: object;
}

/**
 * Handles the requests of both forms. The answer is 201 once a lead is stored, and 503 if it could not be stored, so
 * that a client that retries loses nothing. Within the duplicate window, the same lead is stored once.
 */
export function createInbox({
  origins,
  perMinute,
  store,
  recent = [],
  log = () => {},
  now = Date.now,
  elapsed = () => performance.now(),
}: InboxOptions) {
  const secondsToWait = rateLimit(perMinute);
  /** By id, in order of arrival. `stored` resolves once the lead is on durable storage. */
  const recentLeads = new Map<string, { at: number; stored: Promise<unknown> }>();
  for (const { id, receivedAt } of recent)
    recentLeads.set(id, { at: elapsed() - (now() - Date.parse(receivedAt)), stored: Promise.resolve() });

  const accept = async (lead: Lead) => {
    const at = elapsed();
    for (const [id, earlier] of recentLeads) {
      if (at - earlier.at < duplicateWindow) break;
      recentLeads.delete(id);
    }
    const id = await hashOf(lead);
    const duplicate = recentLeads.get(id);
    if (duplicate) {
      await duplicate.stored;
      log(`repeated ${lead.type}`);
      return;
    }
    const storedLead = { ...lead, id, receivedAt: new Date(now()).toISOString(), score: spamScore(lead) };
    const stored = store(storedLead);
    recentLeads.set(id, { at, stored });
    // After a failure the visitor may send the same lead again.
    stored.catch(() => recentLeads.delete(id));
    await stored;
    log(`accepted ${logLabel(storedLead)} score ${storedLead.score}`);
  };

  return async ({ method, origin, clientAddress, body }: InboxRequest): Promise<InboxResponse> => {
    const isAllowed = origin === undefined || origins.length === 0 || origins.includes(origin);
    const headers: Record<string, string> = { Vary: "Origin" };
    if (origin !== undefined && isAllowed) headers["Access-Control-Allow-Origin"] = origin;
    const refuse = (status: number, error: string, moreHeaders = {}): InboxResponse => {
      log(`${status === 429 ? "throttled" : "refused"} ${status}`);
      return { status, headers: { ...headers, ...moreHeaders }, body: { error } };
    };
    if (!isAllowed) return refuse(403, "This site may not send here.");
    if (method === "OPTIONS") return { status: 204, headers: { ...headers, ...preflightHeaders } };
    if (method !== "POST") return refuse(405, "Leads are posted.", { Allow: "OPTIONS, POST" });
    const seconds = secondsToWait(clientAddress, elapsed());
    if (seconds > 0) return refuse(429, "Too many leads at once.", { "Retry-After": String(seconds) });
    if (body === undefined || byteLength(body) > maxBodyBytes)
      return refuse(413, `A lead has at most ${maxBodyBytes} bytes.`);
    const result = readLead(body);
    if (!result.ok) return refuse(400, result.error);
    try {
      await accept(result.lead);
    } catch {
      return refuse(503, "The lead could not be kept. Send it again.", { "Retry-After": "5" });
    }
    return { status: 201, headers, body: { ok: true } };
  };
}

const byteLength = (body: unknown) => new Blob([typeof body === "string" ? body : JSON.stringify(body)]).size;

/** Names a lead in the log by its type and time of arrival, which are enough to find it in storage. */
export const logLabel = ({ type, receivedAt }: Pick<StoredLead, "type" | "receivedAt">) =>
  `${type} ${receivedAt}`;

const preflightHeaders = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type",
  "Access-Control-Max-Age": "86400",
};

/** Hashes a lead as the schema returns it, so the order of keys in the request makes no difference. */
async function hashOf(lead: Lead): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(lead)));
  return [...new Uint8Array(hash).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
