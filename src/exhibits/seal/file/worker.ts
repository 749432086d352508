import { SHA256 } from "@bsv/sdk/primitives/Hash";

/** Told how much is done; gives false to stop it. */
type Tell = (part: number) => boolean;

/** The bytes that are read at once; a file may be larger than the memory for it. */
const slice = 1_000_000;

/** The most bytes that are hashed where the page stands still meanwhile. */
const mostInPage = 100_000;

/** The SHA-256 of a file and, if there is an `at`, its SHA-256 with one bit of that byte the other way. */
async function hashed(file: Blob, tell: Tell, at = -1): Promise<string[] | undefined> {
  const hashes = at < 0 ? [new SHA256()] : [new SHA256(), new SHA256()];
  for (let from = 0; from < file.size; from += slice) {
    const bytes = new Uint8Array(await file.slice(from, from + slice).arrayBuffer());
    for (const [version, hash] of hashes.entries()) {
      if (version > 0 && at >= from && at < from + bytes.length)
        bytes[at - from] = (bytes[at - from] ?? 0) ^ 1;
      hash.update(bytes);
    }
    if (!tell(Math.min(1, (from + slice) / file.size))) return undefined;
  }
  return hashes.map((hash) => hash.digestHex());
}

/**
 * The page's own script is also what the worker runs: a worker has to come from the site, and this one is there. What is
 * for another part of the script is no list.
 */
if ("WorkerGlobalScope" in globalThis)
  addEventListener("message", ({ data }: MessageEvent<[Blob, number?] | string | object>) => {
    if (!Array.isArray(data)) return;
    const [file, at] = data;
    const told = (part: number) => {
      postMessage(part);
      return true;
    };
    hashed(file, told, at).then(postMessage, () => postMessage(null));
  });

/** Hashes a file, in a worker if it is large and the browser has one for it. Nothing if it was stopped. */
export async function hashesOf(file: Blob, tell: Tell, at?: number): Promise<string[] | undefined> {
  if (file.size <= mostInPage) return hashed(file, tell, at);
  try {
    return await hashedInWorker(file, tell, at);
  } catch {
    return hashed(file, tell, at);
  }
}

async function hashedInWorker(file: Blob, tell: Tell, at?: number): Promise<string[] | undefined> {
  const worker = new Worker(import.meta.url, { type: "module" });
  try {
    return await new Promise((done, fail) => {
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<string[] | number | null>) => {
        if (data === null) fail();
        else if (typeof data === "object") done(data);
        else if (!tell(data)) done(undefined);
      };
      worker.postMessage([file, at]);
    });
  } finally {
    worker.terminate();
  }
}
