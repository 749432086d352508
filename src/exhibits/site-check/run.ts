/** What a release of this site says of itself, in /release.json. */
export interface Release {
  /** The commit that it was built from. */
  commit: string;
  /** What all of it weighs on its way, compressed, in bytes. */
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

/** Packed copies, rules for hosts and the page for unknown addresses are not what a host answers with. */
const unsent = /\.(br|gz)$|^(_[^/]+|\.nojekyll|404\.html)$/;

/** Every file that a host sends when its address is asked for, once. An address that leads elsewhere has none. */
export function itemsOf({ files, addresses }: Release): Item[] {
  const led = addresses.redirects.map(({ from }) => from.replace(/\/\*$/, ""));
  const items = new Map<string, string>();
  for (const [file, hash] of Object.entries(files)) {
    const address = `/${file}`.replace(/(\/index)?\.html$/, "") || "/";
    if (!unsent.test(file) && !led.includes(address)) items.set(address, hash);
  }
  return [...items].map(([address, hash]) => ({ address, hash }));
}

/** What stands at an address now, and not in the browser's memory; nothing where there is no such file. */
export async function fetched(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { cache: "no-cache" });
  return new Uint8Array(answer.ok ? await answer.arrayBuffer() : []);
}

/** The first item whose file has another hash than the release says, by its place in the list, counted from 0. */
export function firstWrong(items: Item[], found: Record<string, string>): number | undefined {
  const at = items.findIndex(({ address, hash }) => found[address] !== undefined && found[address] !== hash);
  return at < 0 ? undefined : at;
}
