/** What is kept of an archived page. All of it is text that can be printed. */
export interface Kept {
  page: string;
  /** A secret number, so that nobody finds a short page by guessing. */
  salt: string;
  /** The transaction that carries the fingerprint, and its way up the tree of its block. */
  transaction: string;
  path: { side: "left" | "right"; hash: string }[];
  /** The 80 bytes with which the block begins. */
  header: string;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hashes are hashed twice on the chain, and written from their last byte to their first. */
const turned = (hash: string) => (hash.match(/../g) ?? []).reverse().join("");
export const idOf = async (data: string) => turned(hex(await sha256(await sha256(bytesOf(data)))));

export const fingerprint = async ({ page, salt }: Pick<Kept, "page" | "salt">) =>
  hex(await sha256(new TextEncoder().encode(`${salt}\n${page}`)));

/** An output that carries 32 bytes and belongs to nobody, as the last one of a transaction. */
export const carrying = (print: string) => `006a20${print}00000000`;
export const carriedIn = (transaction: string) => transaction.slice(-72, -8);

/** From a transaction up to the root of its block: each step hashes a pair. */
export async function climb(id: string, path: Kept["path"]): Promise<string> {
  let node = id;
  for (const { side, hash } of path)
    node = await idOf(side === "left" ? turned(hash) + turned(node) : turned(node) + turned(hash));
  return node;
}

export const rootIn = (header: string) => turned(header.slice(72, 136));

/** What is kept, and the hash of the block's header, which the reader has from elsewhere, such as a copy of the chain. */
export interface Proof extends Kept {
  block: string;
}

const isHex = (text: string) => /^([0-9a-f]{2})+$/.test(text);

/**
 * What a reader checks. Whether work went into the header is not looked at: a block that was invented, as the example's
 * is, passes.
 */
export async function* check({ page, salt, transaction, path, header, block }: Proof) {
  const print = await fingerprint({ page, salt });
  yield { step: "page", passes: page.trim() !== "" && transaction.endsWith(carrying(print)) };
  const isWhole = [transaction, header, ...path.map(({ hash }) => hash)].every(isHex);
  yield { step: "path", passes: isWhole && (await climb(await idOf(transaction), path)) === rootIn(header) };
  yield { step: "header", passes: (await idOf(header)) === block };
}
