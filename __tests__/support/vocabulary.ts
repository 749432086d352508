import { readFileSync } from "node:fs";

/**
 * schema.org's vocabulary as the package schema-dts ships it: one interface with each type's own properties and what they
 * may hold, and one that says which of these a type has.
 */
const source = readFileSync(require.resolve("schema-dts").replace(/\.js$/, ".d.ts"), "utf8");

interface Shape {
  parents: string[];
  /** What each property may hold, by its name. */
  properties: Map<string, string[]>;
}

const shapes = new Map<string, Shape>();
for (const [, name = "", parents, body = ""] of source.matchAll(
  /^interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;$/gm)].map(
    ([, property = "", holds = ""]): [string, string[]] => [property, holds.split(" | ")],
  );
  shapes.set(name, { parents: basesIn(parents), properties: new Map(properties) });
}

/** Types without properties of their own stand on those of others. */
const leaves = new Map(
  [...source.matchAll(/^export interface (\w+)Leaf extends ([^{]+) \{/gm)].map(
    ([, name = "", bases]): [string, string[]] => [name, basesIn(bases)],
  ),
);

function basesIn(bases: string | undefined): string[] {
  return [...(bases ?? "").matchAll(/(\w+)Base\b/g)].map(([, base = ""]) => base);
}

/** A type and everything that it is a kind of. */
function kindsOf(type: string): Set<string> {
  const kinds = new Set([type]);
  for (const kind of kinds)
    for (const parent of [...(leaves.get(kind) ?? []), ...(shapes.get(kind)?.parents ?? [])])
      kinds.add(parent);
  return kinds;
}

const isDate = (value: string) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(value);

function fits(value: unknown, holds: string[]): boolean {
  if (typeof value === "number") return holds.some((type) => ["Number", "Integer"].includes(type));
  if (typeof value === "string") {
    // Every string is a text; an address or a date is one that can be read as such.
    if (holds.some((type) => ["Text", "PronounceableText"].includes(type))) return true;
    return (holds.includes("URL") && URL.canParse(value)) || (holds.includes("Date") && isDate(value));
  }
  const { "@type": type, "@id": id } = value as Record<string, unknown>;
  if (type === undefined) return typeof id === "string" && holds.includes("IdReference");
  const kinds = kindsOf(String(type));
  return holds.some((held) => kinds.has(held));
}

/** What in a JSON-LD node, and below it, is not schema.org's: types, properties, and values that a property may not hold. */
export function foreignIn(node: Record<string, unknown>, path = String(node["@type"])): string[] {
  const type = String(node["@type"]);
  if (!leaves.has(type)) return [`${path}: there is no type ${type}`];
  const kinds = [...kindsOf(type)];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith("@")) return [];
    const holds = kinds.map((kind) => shapes.get(kind)?.properties.get(name)).find((found) => found);
    if (!holds) return [`${path}: ${type} has no property ${name}`];
    return [value].flat().flatMap((each: unknown) => {
      const wrong = fits(each, holds)
        ? []
        : [`${path}.${name}: ${JSON.stringify(each)} is no ${holds.join(", ")}`];
      const below = typeof each === "object" && each !== null && "@type" in each;
      return [...wrong, ...(below ? foreignIn(each as Record<string, unknown>, `${path}.${name}`) : [])];
    });
  });
}
