import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isPlainObject } from "../../src/content/derive/schemaLookup";

/** Changes only what differs: comments, quotation marks and the form of lists stay. */
export function keepText(source: string, value: unknown): string {
  const document = parseDocument(source);
  document.contents = merged(document, document.contents, value) as typeof document.contents;
  // Lines end where their author ended them.
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: 100_000 });
}

function merged(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isPlainObject(value)) return mergedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value);
  if (isScalar(node) && (typeof value !== "object" || value === null)) return mergedScalar(node, value);
  return made(document, value);
}

function mergedScalar(node: Scalar, value: unknown): Scalar {
  const before = node.value;
  if (before === value) return node;
  if (typeof before === "string" && typeof value === "string") {
    // The forms drop the line break that ends a text of several paragraphs.
    if (before.trimEnd() === value) return node;
    node.value = before.endsWith("\n") ? `${value}\n` : value;
  } else node.value = value;
  quoteTraps(node);
  return node;
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  let at = 0;
  for (const [key, part] of Object.entries(value)) {
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index];
    if (pair) pair.value = merged(document, pair.value, part);
    else map.items.splice(at, 0, document.createPair(key, made(document, part)));
    at = (pair ? index : at) + 1;
  }
  return map;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** Unchanged entries are found wherever they are now; the others are the old ones, changed, in order. */
function mergedList(document: Document, list: YAMLSeq, value: readonly unknown[]): YAMLSeq {
  const olds = list.items.filter(isNode);
  const isSpaced = olds.slice(1).some(({ spaceBefore }) => spaceBefore);
  const isInLine = olds.some((node) => isCollection(node) && node.flow);
  const rest = new Set(olds);
  const take = (found: Node | undefined) => {
    if (found) rest.delete(found);
    return found;
  };
  const same = value.map((entry) => take([...rest].find((node) => says(document, node, entry))));
  list.items = value.map((entry, index) => {
    const kept = same[index];
    if (kept) return kept;
    const changed = take([...rest][0]);
    return changed ? merged(document, changed, entry) : made(document, entry, isInLine);
  });
  if (isSpaced) for (const [index, node] of list.items.entries()) (node as Node).spaceBefore = index > 0;
  return list;
}

const says = (document: Document, node: Node, value: unknown) =>
  isDeepStrictEqual(trimmed(node.toJS(document)), trimmed(value));

/** A value without the white space around its texts. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)]));
}

function made(document: Document, value: unknown, isInLine = false): Node {
  const node = document.createNode(value) as Node;
  if (isCollection(node)) node.flow = isInLine;
  visit(node, { Scalar: (key, scalar) => (key === "key" ? undefined : quoteTraps(scalar)) });
  return node;
}

/** Quotes words that other programs read as true or false. */
function quoteTraps(node: Scalar) {
  if (typeof node.value === "string" && /^(?:y|n|yes|no|on|off)$/i.test(node.value))
    node.type = Scalar.QUOTE_DOUBLE;
}
