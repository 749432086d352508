import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";

let last: ReadonlyMap<string, unknown> | undefined;
let used = new Map<string, unknown>();
let isNew = false;

/**
 * Does some work, or returns its result from an earlier check with the same `from`. The result must depend on nothing
 * but `from` and the code: nothing is remembered until `loadResults` names a file, which belongs to one version of the code.
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

/** Uses the results in this file; one that cannot be read counts as empty. */
export function loadResults(file: string) {
  try {
    last = deserialize(readFileSync(file)) as Map<string, unknown>;
  } catch {
    last = new Map();
  }
}

/** Writes the results that this check has used, and no others. If writing fails, the next check is only slower. */
export function saveResults(file: string) {
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
