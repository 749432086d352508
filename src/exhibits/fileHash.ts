import { SHA256 } from "@bsv/sdk/primitives/Hash";

/** Told how much is done; gives false to stop it. */
type Tell = (part: number) => boolean;

/** The bytes that are read at once; a file may be larger than the memory for it. */
const slice = 1_000_000;

/** The most bytes that are hashed where the page stands still meanwhile. */
const mostInPage = 100_000;

async function hashed(file: Blob, tell: Tell): Promise<string | undefined> {
  const hash = new SHA256();
  for (let from = 0; from < file.size; from += slice) {
    hash.update(new Uint8Array(await file.slice(from, from + slice).arrayBuffer()));
    if (!tell(Math.min(1, (from + slice) / file.size))) return undefined;
  }
  return hash.digestHex();
}

/**
 * The page's own script is also what the worker runs: a worker has to come from the site, and this one is there. What is
 * for another part of the script is no list.
 */
if ("WorkerGlobalScope" in globalThis)
  addEventListener("message", ({ data }: MessageEvent<[Blob] | string | object>) => {
    if (!Array.isArray(data)) return;
    const [file] = data;
    const told = (part: number) => {
      postMessage(part);
      return true;
    };
    hashed(file, told).then(postMessage, () => postMessage(null));
  });

/** The SHA-256 of a file, in a worker if it is large and the browser has one for it. Nothing if it was stopped. */
export async function hashOfFile(file: Blob, tell: Tell): Promise<string | undefined> {
  if (file.size <= mostInPage) return hashed(file, tell);
  try {
    return await hashedInWorker(file, tell);
  } catch {
    return hashed(file, tell);
  }
}

async function hashedInWorker(file: Blob, tell: Tell): Promise<string | undefined> {
  const worker = new Worker(import.meta.url, { type: "module" });
  try {
    return await new Promise((done, fail) => {
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<string | number | null>) => {
        if (data === null) fail();
        else if (typeof data === "string") done(data);
        else if (!tell(data)) done(undefined);
      };
      worker.postMessage([file]);
    });
  } finally {
    worker.terminate();
  }
}
