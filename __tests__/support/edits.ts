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
