import { SHA256 } from "@bsv/sdk/primitives/Hash";

/** The hashes of a file: as it is, and with one bit of one byte the other way. */
export interface Hashes {
  fair: string;
  altered: string;
}

/** Told how much is done; gives false to stop it. */
type Tell = (part: number) => boolean;

/** The bytes that are read at once; a file may be larger than the memory for it. */
const slice = 1_000_000;

async function hashed(file: Blob, at: number, tell: Tell): Promise<Hashes | undefined> {
  const [fair, altered] = [new SHA256(), new SHA256()];
  for (let from = 0; from < file.size; from += slice) {
    const bytes = new Uint8Array(await file.slice(from, from + slice).arrayBuffer());
    fair.update(bytes);
    if (at >= from && at < from + bytes.length) bytes[at - from] = (bytes[at - from] ?? 0) ^ 1;
    altered.update(bytes);
    if (!tell(Math.min(1, (from + slice) / file.size))) return undefined;
  }
  return { fair: fair.digestHex(), altered: altered.digestHex() };
}

/** The page's own script is also what the worker runs: a worker has to come from the site, and this one is there. */
if ("WorkerGlobalScope" in globalThis)
  addEventListener("message", ({ data: [file, at] }: MessageEvent<[Blob, number]>) => {
    const told = (part: number) => {
      postMessage(part);
      return true;
    };
    hashed(file, at, told).then(postMessage, () => postMessage(null));
  });

/** Hashes a file, in a worker if it is large and the browser has one for it. Nothing if it was stopped. */
export async function hashesOf(file: Blob, at: number, tell: Tell): Promise<Hashes | undefined> {
  if (file.size <= slice) return hashed(file, at, tell);
  try {
    return await hashedInWorker(file, at, tell);
  } catch {
    return hashed(file, at, tell);
  }
}

async function hashedInWorker(file: Blob, at: number, tell: Tell): Promise<Hashes | undefined> {
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
