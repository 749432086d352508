import { z } from "zod";
import { type ByVariant, type Facts, hasVariants } from "../model/facts";
import { elementOf, factsAt, fieldOf, isPlainObject, type Path, typeAt } from "./schemaLookup";

/** The place of a value, and what the schema says about it. */
export interface Place {
  path: Path;
  facts: Facts;
  /** The enclosing groups, innermost first. */
  ancestors: readonly Group[];
}

interface Group {
  value: Record<string, unknown>;
  facts: Facts;
}

export interface Visitor {
  /** Called with each string; its result replaces the string in the copy. */
  string(value: string, place: Place): unknown;
  /** Called with each list, before its entries. */
  list?(entries: readonly unknown[], place: Place): void;
  /** Called with each group once its fields are copied; its result replaces the group in the copy. */
  group?(value: Record<string, unknown>, place: Place, type: z.ZodObject): unknown;
}

const root: Place = { path: [], facts: {}, ancestors: [] };

/**
 * Copies `value` and calls the visitor for every string, list and group with its place. Both the checks and the
 * compiler use it. Parts that do not fit `schema` are copied as they are, because the checks also read files with
 * faults.
 */
export function mapContent(schema: z.ZodType, value: unknown, visitor: Visitor, outer = root): unknown {
  const { type, place } = resolve(schema, value, outer);
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    visitor.list?.(value, place);
    return value.map((entry, index) =>
      mapContent(elementOf(type), entry, visitor, { ...place, path: [...place.path, index] }),
    );
  }
  if ((type instanceof z.ZodObject || type instanceof z.ZodRecord) && isPlainObject(value)) {
    const ancestors = [{ value, facts: place.facts }, ...place.ancestors];
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const part = fieldOf(type, key);
        const inner = { ...place, path: [...place.path, key], ancestors };
        return [key, part ? mapContent(part, entry, visitor, inner) : entry];
      }),
    );
    return visitor.group && type instanceof z.ZodObject ? visitor.group(copy, place, type) : copy;
  }
  return typeof value === "string" && type ? visitor.string(value, place) : value;
}

/** The schema that applies to a value, and the value's place with that schema's facts. */
function resolve(
  schema: z.ZodType,
  value: unknown,
  outer: Place,
): { type: z.ZodType | undefined; place: Place } {
  return { type: typeAt(schema, value), place: { ...outer, facts: factsAt(schema, value) } };
}

/** A choice's value for the variant at a place. */
export function forVariant<T extends number | true | object>(
  choice: ByVariant<T> | undefined,
  { path, ancestors }: Pick<Place, "path" | "ancestors">,
): T | undefined {
  if (!hasVariants(choice)) return choice;
  const named =
    choice.by === "position"
      ? path.findLast((step) => typeof step === "number")
      : ancestors.map(({ value }) => value[choice.by]).find((value) => value !== undefined);
  return choice.of[String(named)];
}
