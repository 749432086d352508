import { search, type Tries } from "./mine";

/** How long one search goes on until somebody may stop it, in milliseconds: in a worker, and where the page stands still. */
const inWorker = 100;
const inPage = 16;

/**
 * The page's own script is also what the worker runs: a worker has to come from the site, and this one is there. What is
 * for the part that hashes files is no text.
 */
if ("WorkerGlobalScope" in globalThis)
  addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string") return;
    const go = search(data);
    let tries: Tries;
    do {
      tries = go(inWorker);
      postMessage(tries);
    } while (tries.header === undefined);
  });

/** Told of each step of the search; gives false to stop it. */
type Tell = (tries: Tries) => boolean;

/** Finds the nonce of a header, in a worker if the browser has one for it. Nothing if it was stopped. */
export async function mine(header: string, tell: Tell): Promise<Required<Tries> | undefined> {
  try {
    return await minedInWorker(header, tell);
  } catch {
    return minedInPage(header, tell);
  }
}

const isDone = (tries: Tries): tries is Required<Tries> => tries.header !== undefined;

async function minedInWorker(header: string, tell: Tell): Promise<Required<Tries> | undefined> {
  const worker = new Worker(import.meta.url, { type: "module" });
  try {
    return await new Promise((done, fail) => {
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<Tries>) => {
        if (isDone(data)) done(data);
        else if (!tell(data)) done(undefined);
      };
      worker.postMessage(header);
    });
  } finally {
    worker.terminate();
  }
}

async function minedInPage(header: string, tell: Tell): Promise<Required<Tries> | undefined> {
  const go = search(header);
  for (;;) {
    const tries = go(inPage);
    if (isDone(tries)) return tries;
    if (!tell(tries)) return undefined;
    await new Promise((done) => setTimeout(done));
  }
}
