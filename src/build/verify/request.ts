import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { codeOf, Unreachable } from "./trouble";

/** At most this many requests run at once. */
export const concurrency = 8;

/** Decoding stops at this size: no file of the site is this large. */
const limits = { maxOutputLength: 1 << 26 };

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gunzip)(body, limits),
  br: (body) => promisify(brotliDecompress)(body, limits),
};

/** The encodings that a file may be sent in. */
export const encodings = ["identity", "gzip", "br"] as const;

export type Encoding = (typeof encodings)[number];

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  /** Decoded; undefined if it could not be decoded. */
  body: Buffer | undefined;
}

/** Requests a path exactly as it is written; redirects are not followed. */
export type Ask = (path: string, encoding?: Encoding) => Promise<Answer>;

/** A connection to a host; `close` ends it. A request without an answer is rejected with `Unreachable`. */
export function connect(origin: string, timeout = 20_000): { ask: Ask; close: () => void } {
  const secure = new URL(origin).protocol === "https:";
  const options = { keepAlive: true, maxSockets: concurrency };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  const send = secure ? httpsRequest : httpRequest;

  const once: Ask = (path, encoding = "identity") =>
    new Promise((resolve, reject) => {
      let late = false;
      const fail = (error: unknown) => reject(late ? { code: "ETIMEDOUT" } : error);
      const headers = { "Accept-Encoding": encoding, "User-Agent": "verify" };
      const sent = send(origin, { agent, path, headers }, (message) => {
        read(message).then(resolve, fail);
      });
      const timer = setTimeout(() => {
        late = true;
        sent.destroy(new Error("late"));
      }, timeout);
      sent.once("error", fail);
      sent.once("close", () => clearTimeout(timer));
      sent.end();
    });

  const ask: Ask = (path, encoding) =>
    once(path, encoding)
      // A server may close an idle connection just as the next request is sent.
      .catch((error: unknown) =>
        codeOf(error) === "ECONNRESET" ? once(path, encoding) : Promise.reject(error),
      )
      .catch((error: unknown) => {
        throw new Unreachable(error, origin);
      });
  return { ask, close: () => agent.destroy() };
}

async function read(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks);
  const encoding = message.headers["content-encoding"] ?? "identity";
  const decode = decoders[encoding];
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    body: encoding === "identity" || sent.length === 0 ? sent : await decode?.(sent).catch(() => undefined),
  };
}

/** Runs `work` for each item, a few at a time. The results are in the order of the items. */
export async function each<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items].entries();
  const results: Result[] = [];
  const worker = async () => {
    // All workers share one iterator, so each item is taken once.
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
