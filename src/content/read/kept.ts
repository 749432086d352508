import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";

let last: ReadonlyMap<string, unknown> | undefined;
let used = new Map<string, unknown>();
let isNew = false;

/**
 * The result of some work, from an earlier check if it was the same. The result must follow from `from` and the code
 * alone: nothing is kept until `keptIn` names a file, which belongs to one version of the code.
 */
export function remember<T>(from: readonly unknown[], work: () => T): T {
  if (!last) return work();
  const key = createHash("sha1").update(JSON.stringify(from)).digest("base64");
  if (used.has(key)) return used.get(key) as T;
  isNew ||= !last.has(key);
  const result = last.has(key) ? (last.get(key) as T) : work();
  used.set(key, result);
  return result;
}

/** Keeps results in this file from here on; a file that cannot be read counts as none. */
export function keptIn(file: string) {
  try {
    last = deserialize(readFileSync(file)) as Map<string, unknown>;
  } catch {
    last = new Map();
  }
}

/** Writes the results that this check has used, and no others. A disk that takes none only makes the next check slower. */
export function keep(file: string) {
  if (!isNew) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, serialize(used));
    renameSync(`${file}.${process.pid}`, file);
    last = used;
    used = new Map();
    isNew = false;
  } catch {}
}
