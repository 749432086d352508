import { difference, excerpt, nameOf, nounOf } from "./words";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Tells in sentences how one value became another. `where` is the way to it: ["section "Steps"", "step "Sign""]. */
export function compare(before: unknown, after: unknown, field: string, where: string[]): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const place = (name: string) => [...where, name].join(", ");
  if (Array.isArray(before) || Array.isArray(after)) {
    return compareLists(asList(before), asList(after), field, where);
  }
  if (isFields(before) && isFields(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => compare(before[key], after[key], key, where));
  }
  const noun = nounOf(field);
  if (before === undefined) return [`${place(`new ${noun}`)}: ${told(after)}.`];
  if (after === undefined) return [`${place(`${noun} gone`)}: ${told(before)}.`];
  if (typeof before === "string" && typeof after === "string") {
    const [was, is] = difference(before, after);
    return [`${place(noun)}: was ${was}, is now ${is}.`];
  }
  return [`${place(noun)}: was ${told(before)}, is now ${told(after)}.`];
}

function compareLists(before: unknown[], after: unknown[], field: string, where: string[]): string[] {
  const noun = nounOf(field);
  const pairs = pairUp(before, after);
  const said: string[] = [];
  const place = (words: string) => [...where, words].join(", ");
  after.forEach((value, index) => {
    const old = pairs.get(index);
    const name = label(noun, value, index);
    if (old === undefined) said.push(`${place(`new ${name}`)}${contentsOf(value)}.`);
    else said.push(...compare(before[old], value, field, [...where, label(noun, before[old], old)]));
  });
  const kept = new Set(pairs.values());
  before.forEach((value, index) => {
    if (!kept.has(index)) said.push(`${place(`${label(noun, value, index)} is gone`)}.`);
  });
  const order = [...pairs.entries()].sort(([a], [b]) => a - b).map(([, old]) => old);
  if (order.some((old, index) => index > 0 && old < (order[index - 1] as number))) {
    said.push(`${place(`the order of the ${noun === "entry" ? "entries" : `${noun}s`} has changed`)}.`);
  }
  return said;
}

/** Finds for each new entry the old one that it was: the one of the same name, else the next unpaired one of the same kind. */
function pairUp(before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const take = (same: (a: unknown, b: unknown) => boolean) => {
    after.forEach((value, index) => {
      if (pairs.has(index)) return;
      const old = [...free].find((candidate) => same(before[candidate], value));
      if (old === undefined) return;
      pairs.set(index, old);
      free.delete(old);
    });
  };
  take((a, b) => JSON.stringify(a) === JSON.stringify(b));
  take(
    (a, b) => isFields(a) && typeOf(a) === typeOf(b) && nameOf(a) !== undefined && nameOf(a) === nameOf(b),
  );
  take((a, b) => isFields(a) && isFields(b) && typeOf(a) === typeOf(b) && sharesAField(a, b));
  if (before.length === after.length) take((a, b) => typeOf(a) === typeOf(b));
  return pairs;
}

const typeOf = (value: unknown) => (isFields(value) ? String(value.type ?? "fields") : typeof value);

/** An entry that was renamed keeps its text, its link or its picture. */
const sharesAField = (a: Fields, b: Fields) =>
  ["text", "to", "body", "image", "anchor", "cards", "steps", "slides", "cases"].some(
    (key) => a[key] !== undefined && JSON.stringify(a[key]) === JSON.stringify(b[key]),
  );

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const told = (value: unknown): string => {
  if (typeof value === "string") return excerpt(value);
  if (isFields(value)) return excerpt(nameOf(value) ?? "");
  return String(value);
};

const label = (noun: string, value: unknown, index: number) => {
  const name = nameOf(value);
  return name === undefined ? `${noun} ${index + 1}` : `${noun} ${excerpt(name, 60)}`;
};

/** What a visitor reads in an entry that is new. */
function contentsOf(value: unknown): string {
  if (!isFields(value)) return "";
  const text = [value.text, value.body, value.description].find((part) => typeof part === "string");
  const link = typeof value.to === "string" ? `, leads to ${value.to}` : "";
  return `${link}${typeof text === "string" && text !== nameOf(value) ? `: ${excerpt(text)}` : ""}`;
}
