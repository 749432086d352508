/**
 * A copy of plain data with another value at a path such as "tickets.3.sealed". A number stays a number as long as
 * digits are written for it. A path that leads nowhere changes nothing.
 */
export function setAt<Data>(data: Data, path: string, value: string): Data {
  const [key = "", ...rest] = path.split(".");
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, key)) return data;
  const held = (data as Record<string, unknown>)[key];
  const next =
    rest.length > 0
      ? setAt(held, rest.join("."), value)
      : typeof held === "number" && /^\d{1,15}$/.test(value)
        ? Number(value)
        : value;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, unknown>;
  copy[key] = next;
  return copy as Data;
}
