import { SHA256 } from "@bsv/sdk/primitives/Hash";

/** Told how much is done; gives false to stop it. */
type Tell = (part: number) => boolean;

/** The bytes that are read at once; a file may be larger than the memory for it. */
const slice = 1_000_000;

/** The most bytes that are hashed where the page stands still meanwhile. */
const mostInPage = 100_000;

/** A hash that goes on from where another one is. The SDK copies only what is inside. */
const copyOf = (hash: SHA256): SHA256 =>
  Object.assign(new SHA256(), { h: (hash as unknown as { h: { clone(): unknown } }).h.clone() });

/** The file's SHA-256, and what it would be with the last bit of the byte `at` turned over. */
type Hashes = [fair: string, altered: string | undefined];

async function hashed(file: Blob, tell: Tell, at = -1): Promise<Hashes | undefined> {
  const fair = new SHA256();
  let altered: SHA256 | undefined;
  for (let from = 0; from < file.size; from += slice) {
    const bytes = new Uint8Array(await file.slice(from, from + slice).arrayBuffer());
    if (at >= from && at < from + slice)
      altered = copyOf(fair).update(bytes.map((byte, place) => (from + place === at ? byte ^ 1 : byte)));
    else altered?.update(bytes);
    fair.update(bytes);
    if (!tell(Math.min(1, (from + slice) / file.size))) return undefined;
  }
  return [fair.digestHex(), altered?.digestHex()];
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

/** The hashes of a file, made in a worker if it is large and the browser has one for it. Nothing if that was stopped. */
export async function hashesOf(file: Blob, tell: Tell, at?: number): Promise<Hashes | undefined> {
  if (file.size <= mostInPage) return hashed(file, tell, at);
  try {
    return await hashedInWorker(file, tell, at);
  } catch {
    return hashed(file, tell, at);
  }
}

async function hashedInWorker(file: Blob, tell: Tell, at?: number): Promise<Hashes | undefined> {
  const worker = new Worker(import.meta.url, { type: "module" });
  try {
    return await new Promise((done, fail) => {
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<Hashes | number | null>) => {
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
