import { isScalar, isSeq, parseDocument, type Scalar, visit, type YAMLMap, type YAMLSeq } from "yaml";
import type { Random } from "../../leads/__tests__/support/random";

/** Pieces of text that mean something to YAML, Markdown, HTML or JavaScript. */
const pieces = [
  ..."[]{}:#-?*&!|>'\"%@`\t\r\n,~ ",
  ...[
    "\n---\n",
    ": ",
    "<script>",
    "javascript:x",
    "../",
    "null",
    "true",
    "no",
    "1.0",
    "*a",
    "&a ",
    "<<: ",
    "!!js ",
  ],
  ...[
    "__proto__: 1\n",
    "constructor: x\n",
    "{ toString: 1 }",
    "\u0000",
    "\u202e",
    "\ufeff",
    "é",
    "{claim:x}",
    "😀",
  ],
];

/** A changed value. Text usually stays text, so that the check accepts many of the changes. */
const values: unknown[] = [
  ...[
    "",
    " ",
    "x",
    "Two words",
    "😀 é ß 漢字",
    "a < b && c > d",
    "$& $1 \\ %00",
    "**Bold",
    "`code` _and_ more",
  ],
  ...[
    "{brand} and {email}",
    "-1",
    "</script><!--",
    'it\'s "quoted"',
    "constructor",
    "/contact",
    "/",
    "#top",
    "word ".repeat(60),
  ],
  ...[null, true, 0, 1.5, [], {}, "2026-02-30", "2026-01-01", "documentation", "images/brand/mark.svg"],
];

const pick = <T>(random: Random, list: readonly T[]) => list[random(list.length)] as T;

/** A text after one to three changes of its letters, its lines or its fields. */
export function mutated(text: string, random: Random): string {
  let result = text;
  for (let count = 1 + random(3); count > 0; count--) {
    result = random(2) === 0 ? lettersChanged(result, random) : fieldsChanged(result, random);
  }
  return result;
}

/** Inserts a piece, removes some, doubles some, or swaps two lines. */
function lettersChanged(text: string, random: Random): string {
  const at = random(text.length + 1);
  const length = 1 + random(12);
  switch (random(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + text.slice(at, at + length * 4).repeat(2) + text.slice(at + length * 4);
    case 2: {
      const lines = text.split("\n");
      const [a, b] = [random(lines.length), random(lines.length)];
      [lines[a], lines[b]] = [lines[b] ?? "", lines[a] ?? ""];
      return lines.join("\n");
    }
    default:
      return text.slice(0, at) + pick(random, pieces) + text.slice(at);
  }
}

/** Changes the value of a field, removes a field, doubles an entry, or reverses a list. */
function fieldsChanged(text: string, random: Random): string {
  const document = parseDocument(text, { logLevel: "silent", uniqueKeys: false });
  const nodes: (Scalar | YAMLMap | YAMLSeq)[] = [];
  visit(document, {
    Scalar: (key, node) => void (key !== "key" && nodes.push(node)),
    Collection: (_, node) => void nodes.push(node),
  });
  if (document.errors.length > 0 || nodes.length === 0) return text;
  const node = pick(random, nodes);
  const action = random(4);
  if (isScalar(node)) node.value = pick(random, values);
  else if (node.items.length === 0) return text;
  else if (action === 0) node.items.reverse();
  else if (action === 1 && isSeq(node)) node.items.push(node.items[0]);
  else node.items.splice(random(node.items.length), 1);
  try {
    return document.toString({ lineWidth: 0 });
  } catch {
    return text;
  }
}
