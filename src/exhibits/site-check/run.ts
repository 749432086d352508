/** The contents of /release.json. */
export interface Release {
  /** The commit that it was built from. */
  commit: string;
  /** The compressed size of all files, in bytes. */
  bytes: number;
  /** SHA-256 (hex) of every file. */
  files: Record<string, string>;
  addresses: { redirects: { from: string }[] };
}

/** A file: where the host answers with it, and the hash that it should have. */
export interface Item {
  address: string;
  hash: string;
}

export const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Compressed copies, rules for hosts and the 404 page have no address of their own. */
const unsent = /\.(br|gz)$|^(_[^/]+|\.nojekyll|404\.html)$/;

/** Every file that has an address, once. A redirected address has no file. */
export function itemsOf({ files, addresses }: Release): Item[] {
  const redirected = addresses.redirects.map(({ from }) => from.replace(/\/\*$/, ""));
  const items = new Map<string, string>();
  for (const [file, hash] of Object.entries(files)) {
    const address = `/${file}`.replace(/(\/index)?\.html$/, "") || "/";
    if (!unsent.test(file) && !redirected.includes(address)) items.set(address, hash);
  }
  return [...items].map(([address, hash]) => ({ address, hash }));
}

/** How long a file may take, in milliseconds. */
const longestWait = 20_000;

const asked = (address: string) =>
  fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(longestWait) });

/** The file at an address, as the host sends it now; undefined if there is none. */
export async function fetched(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const answer = await asked(address);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/** The hash of the file at an address, or the status of an answer without a file. */
export async function hashAt(address: string): Promise<string> {
  const answer = await asked(address);
  return answer.ok ? hashOf(new Uint8Array(await answer.arrayBuffer())) : String(answer.status);
}

/** Whether this is a status in place of a hash. */
export const isStatus = (found: string | undefined) => /^\d{3}$/.test(found ?? "");

/** What the browser has fetched from a site. */
export interface Fetched {
  origin: string;
  /** SHA-256 of release.json, to compare with one from elsewhere. */
  digest: string;
  /** The text of release.json. */
  release: string;
  /** SHA-256 of the file at each address, or the status if there was none. */
  found: Record<string, string>;
}

/** The files that release.json lists; none if it is malformed. */
function listed(release: string): Item[] {
  try {
    return itemsOf(JSON.parse(release));
  } catch {
    return [];
  }
}

/** Checks the list, then the files. The first file that differs is named by its place on the list, counted from 1. */
export async function* check({ digest, release, found }: Fetched) {
  const bytes = new TextEncoder().encode(release);
  yield { step: "list", passes: release !== "" && (await hashOf(bytes)) === digest };
  const items = listed(release);
  const gone = items.findIndex(({ address }) => isStatus(found[address]));
  yield { step: "sent", passes: gone < 0, at: gone < 0 ? undefined : gone + 1 };
  const wrong = items.findIndex(({ address, hash }) => (found[address] ?? hash) !== hash);
  yield { step: "file", passes: wrong < 0, at: wrong < 0 ? undefined : wrong + 1 };
  const isAll = items.length > 0 && items.every(({ address }) => found[address] !== undefined);
  yield { step: "all", passes: isAll };
}
