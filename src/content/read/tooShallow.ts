import { type Document, isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import { z } from "zod";
import { fieldsAt, type Path, typeAt } from "../derive/schemaLookup";
import { type Finding, oneOf, quote } from "./faults";
import type { Places } from "./places";

/** Lines beside an empty field that belong below it. */
export interface Shallow {
  /** The path of the group that they are in. */
  group: Path;
  /** The field that they belong to. */
  owner: string;
  keys: string[];
  /** Where each of them begins in the file. */
  offsets: number[];
}

/** Finds each field whose lines are beside it instead of below it. */
export function shallowIn(document: Document, known: unknown, schema: z.ZodType): Shallow[] {
  return groupsIn(document.contents, []).flatMap(({ map, path }) =>
    map.flow ? [] : shallowOf(map, path, fieldsAt(schema, known, path)),
  );
}

function shallowOf({ items }: YAMLMap, group: Path, fields: Record<string, z.ZodType>): Shallow[] {
  const names = items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
  return items.flatMap(({ value }, at) => {
    const owner = names[at] as string;
    const type = fields[owner] && typeAt(fields[owner], undefined);
    const isBare = !value || (isScalar(value) && value.value === null);
    if (!isBare || !(type instanceof z.ZodObject)) return [];
    // A name that both groups know is the inner one's if the outer one has it already.
    const belongs = (name: string) =>
      Object.hasOwn(type.shape, name) &&
      (!Object.hasOwn(fields, name) || names.indexOf(name) !== names.lastIndexOf(name));
    const after = names.slice(at + 1);
    const end = after.findIndex((name) => !belongs(name));
    const keys = end < 0 ? after : after.slice(0, end);
    const offsets = items
      .slice(at + 1, at + 1 + keys.length)
      .map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0));
    return keys.length > 0 ? [{ group, owner, keys, offsets }] : [];
  });
}

/** Says where lines that are indented too little belong. */
export function explainShallow({ owner, keys, offsets }: Shallow, findingAt: Places["findingAt"]): Finding {
  const [first = 0] = offsets;
  const { column } = findingAt(first, "", "");
  const names = oneOf(keys).replace(/, (?="[^,]*$)/, " and ");
  const [line, belongs, them] = keys.length > 1 ? ["lines", "belong", "them"] : ["line", "belongs", "it"];
  return findingAt(
    first,
    `The ${line} ${names} ${belongs} to ${quote(owner)}.`,
    `Indent ${them} by two more spaces: ${column + 1}.`,
  );
}

/** The issues that are not mere consequences of such lines. */
export const apartFrom = (shallow: readonly Shallow[], issues: readonly z.core.$ZodIssue[]) =>
  issues.flatMap((issue): z.core.$ZodIssue[] => {
    const here = shallow.filter(({ group }) => group.every((step, at) => issue.path[at] === step));
    if (
      here.some(({ group, owner }) => issue.path.length === group.length + 1 && issue.path.at(-1) === owner)
    )
      return [];
    if (issue.code !== "unrecognized_keys") return [issue];
    const keys = issue.keys.filter(
      (key) => !here.some(({ group, keys }) => issue.path.length === group.length && keys.includes(key)),
    );
    return keys.length > 0 ? [{ ...issue, keys }] : [];
  });

/** Every group below a node, with its path. */
function groupsIn(node: unknown, path: Path): { map: YAMLMap; path: Path }[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => groupsIn(item, [...path, index]));
  if (!isMap(node)) return [];
  const inner = node.items.flatMap(({ key, value }) =>
    isScalar(key) ? groupsIn(value, [...path, String(key.value)]) : [],
  );
  return [{ map: node, path }, ...inner];
}
