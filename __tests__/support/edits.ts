import { fixedRandom } from "./exhibits";

/** The places of all values in a record, as lists of keys. */
export function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

/** A copy with another value at one place, or without one. */
export function changed(record: unknown, [key = "", ...rest]: string[], to: unknown): unknown {
  if (key === "") return to;
  const copy = structuredClone(record) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? changed(copy[key], rest, to) : to;
  if (copy[key] === undefined) delete copy[key];
  return Array.isArray(record) ? Object.values(copy) : copy;
}

/** What an edit may put in place of a value. */
const values = [
  ...[undefined, null, "", "0", 0, -1, true, [], {}, [null], { id: 1 }],
  ...["x".repeat(64), "0".repeat(64), "00".repeat(200)],
];

/** Edits a record 200 times, at any place and in any way: the check has to find each edit, and never to crash. */
export async function expectEditsToBeFound(
  record: unknown,
  foundIn: (edited: unknown) => Promise<string | undefined>,
) {
  const places = placesIn(record).filter(({ length }) => length > 0);
  const random = fixedRandom();
  const below = (count: number) => ((random(1)[0] ?? 0) * 256 + (random(1)[0] ?? 0)) % count;
  for (let count = 0; count < 200; count++) {
    const place = places[below(places.length)] as string[];
    const before = place.reduce((inner, key) => (inner as Record<string, unknown>)[key], record);
    const at = below(Math.max(1, String(before).length));
    const to =
      count % 2 && typeof before === "string"
        ? before.slice(0, at) + (before[at] === "1" ? "2" : "1") + before.slice(at + 1)
        : values[below(values.length)];
    const edited = changed(record, place, to);
    if (JSON.stringify(edited) === JSON.stringify(record)) continue;
    expect([place.join("."), to, await foundIn(edited)]).toEqual([place.join("."), to, expect.any(String)]);
  }
}
