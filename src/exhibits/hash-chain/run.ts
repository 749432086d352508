/** A log as it is found: each line with the hash that was written beside it. */
export interface Log {
  lines: { text: string; hash: string }[];
  /** The last hash, kept where nobody who can write to the log can change it. */
  anchor: string;
}

const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

const hashOf = async (text: string) =>
  hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Stands for the line before the first one. */
export const nothing = "0".repeat(64);

/** The hash of a line covers the hash before it, and so every line before it. */
export const link = (before: string, text: string) => hashOf(`${before}\n${text}\n`);

/** Writes a log: each line gets its hash, and the last one is to be anchored. */
export async function write(texts: string[]): Promise<Log> {
  const lines: Log["lines"] = [];
  for (const text of texts) lines.push({ text, hash: await link(lines.at(-1)?.hash ?? nothing, text) });
  return { lines, anchor: lines.at(-1)?.hash ?? nothing };
}

/** What UTF-8 has no bytes for: other characters would stand in for it, and share its hash. */
const halves = /\p{Surrogate}/u;

/** Hashes the log again, line by line, up to the hash that was kept apart. A log without lines shows nothing. */
export async function* check({ lines, anchor }: Log) {
  let before = nothing;
  for (const [index, { text, hash }] of lines.entries()) {
    before = await link(before, text);
    yield { step: "line", passes: before === hash && !halves.test(text), at: index + 1 };
  }
  yield { step: "anchor", passes: lines.length > 0 && before === anchor };
}
