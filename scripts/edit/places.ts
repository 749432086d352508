import { isCollection, isMap, isNode, LineCounter, type Node, parseDocument } from "yaml";
import { isPlainObject } from "../../src/content/derive/schemaLookup";
import type { Finding } from "../../src/content/read/faults";

/** The address of a file's form in Sveltia: a page's by its path, any other's by its name. */
export function formOf(file: string): string {
  const page = /^data\/pages\/(.+)\.yaml$/.exec(file)?.[1];
  if (page !== undefined) return `#/collections/pages/entries/${page}`;
  const name = /^data\/([a-z]+)\.yaml$/.exec(file)?.[1];
  return name === undefined ? "#/collections/pages" : `#/collections/_singletons/entries/${name}`;
}

/** Which field stands at a line and a column, in words; entries count from 1. */
export function fieldAt(source: string, { line, column }: Pick<Finding, "line" | "column">): string {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines, logLevel: "silent" });
  const start = lines.lineStarts[line - 1];
  return start === undefined ? "" : pathTo(contents, start + column - 1).join(", ");
}

/** The steps to the innermost field around an offset. */
function pathTo(node: unknown, offset: number): (string | number)[] {
  if (!isCollection(node)) return [];
  for (const [index, item] of [...node.items.entries()].reverse()) {
    const key = isMap(node) && isPlainObject(item) && isNode(item.key) ? item.key : undefined;
    const value = key && isPlainObject(item) ? item.value : item;
    const from = (key ?? (value as Node)).range?.[0];
    if (from === undefined || from > offset) continue;
    return [key ? String(key) : index + 1, ...pathTo(value, offset)];
  }
  return [];
}
