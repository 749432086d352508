import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  Scalar,
  visit,
  type YAMLMap,
} from "yaml";
import { commaBeforeQuoted } from "./lineCommas";
import { spaces } from "./slips";
import type { Trap } from "./traps";

/** YAML features that content must not use: they would silently change or drop text. */
export function featuresIn(document: Document, source: string): Trap[] {
  const found: Trap[] = [];
  const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/.exec(source);
  if (directive) {
    found.push({
      offset: directive[0].length - 1,
      problem: "A line that begins with % is a YAML directive.",
      expected: "Remove it. Put text that begins with % in quotation marks.",
    });
  }
  const named = new Set<string>();
  visit(document, { Alias: (_, { source: name }) => void named.add(name) });
  visit(document, (key, node, parents) => {
    if (!isNode(node)) return;
    const around = parents.findLast(isCollection);
    if (isScalar(node) && node.type === Scalar.PLAIN && node.range && around?.flow) {
      const [start, end] = node.range;
      const offset = commaBeforeQuoted(source, [start, end]);
      if (offset >= 0)
        found.push({
          offset,
          problem: "A comma is missing at the end of this line: the quoted text below it would run into it.",
          expected: `Between ${isMap(around) ? "{ and } a comma ends each field" : "[ and ] a comma ends each entry"}.`,
        });
    }
    if (isMap(node) && !node.flow) found.push(...leftOfText(node, source));
    const say = (problem: string, expected: string) => {
      found.push({ offset: node.range?.[0] ?? 0, problem, expected });
    };
    if (isAlias(node)) {
      say(
        `"*${node.source}" is a YAML alias.`,
        "Write out the value; content cannot use aliases. Put text that begins with * in quotation marks.",
      );
      return;
    }
    if (node.tag !== undefined) {
      const tag = node.tag.replace("tag:yaml.org,2002:", "!!");
      say(`"${tag}" is a YAML tag.`, "Remove it. Put text that begins with ! in quotation marks.");
    }
    // If an alias refers to the anchor, only the alias is reported.
    if (node.anchor !== undefined && !named.has(node.anchor)) {
      say(
        `"&${node.anchor}" is a YAML anchor, not text.`,
        "Remove it. Put text that begins with & in quotation marks.",
      );
    }
    if (key === "key" && isScalar(node) && node.source === "" && node.range) {
      const [start] = node.range;
      const line = source.slice(source.lastIndexOf("\n", start - 1) + 1).split("\n", 1)[0] ?? "";
      const [, field, bracket, rest] = /^[\s-]*([\w-]+: +)([{[])(.*?)\s*$/.exec(line) ?? [];
      if (field) {
        say(
          `Text that begins with ${bracket} is read as a list or a group of fields.`,
          `Put the whole text in quotation marks: ${field}"${bracket}${rest}".`,
        );
      }
    }
    const typed = key === "key" && isScalar(node) && node.range ? source.slice(0, node.range[0]) : "";
    if (/(?:^|\n)[ -]*\?\s+$/.test(typed)) {
      say("Text cannot begin with ? in YAML.", 'Put the whole text in quotation marks: "? …".');
      return;
    }
    if (key === "key" && !isScalar(node)) {
      say(
        "There is a list or a group where a field name should be.",
        "Write each field as a name, a colon and its value. Put text that begins with [ or { in quotation marks.",
      );
    }
  });
  return found;
}

/** A line of a text that contains a colon and is indented too little, which turns it into a field. */
function leftOfText({ items }: YAMLMap, source: string): Trap[] {
  return items.flatMap(({ key }, at) => {
    const before = items[at - 1]?.value;
    if (!isScalar(key) || !key.range || !isScalar(before) || before.type !== Scalar.BLOCK_LITERAL) return [];
    const isProse = typeof key.value === "string" && /\s\S+\s/.test(key.value);
    const [start] = key.range;
    const first = before.range && /\n( *)\S/.exec(source.slice(before.range[0], before.range[1]))?.[1];
    if (!isProse || !first) return [];
    const indent = start - source.lastIndexOf("\n", start) - 1;
    return [
      {
        offset: start,
        problem: `This line is indented by ${spaces(indent)}, the text that it belongs to by ${first.length}.`,
        expected: `It needs ${spaces(first.length)}.`,
      },
    ];
  });
}
