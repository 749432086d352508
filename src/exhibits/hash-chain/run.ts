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
const nothing = "0".repeat(64);

/** The hash of a line covers the hash before it, and so every line before it. */
const link = (before: string, text: string) => hashOf(`${before}\n${text}\n`);

/** Writes a log: each line gets its hash, and the last one is to be anchored. */
export async function write(texts: string[]): Promise<Log> {
  const lines: Log["lines"] = [];
  for (const text of texts) lines.push({ text, hash: await link(lines.at(-1)?.hash ?? nothing, text) });
  return { lines, anchor: lines.at(-1)?.hash ?? nothing };
}

/** Hashes the log again: the number of the first line that does not fit, "anchor" if the end does not, or nothing. */
export async function check({ lines, anchor }: Log): Promise<number | "anchor" | undefined> {
  let before = nothing;
  for (const [index, { text, hash }] of lines.entries()) {
    before = await link(before, text);
    if (before !== hash) return index + 1;
  }
  return before === anchor ? undefined : "anchor";
}
