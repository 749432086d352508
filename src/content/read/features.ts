import { type Document, isAlias, isNode, isScalar, visit } from "yaml";
import type { Trap } from "./traps";

/** What YAML can do and content may not: it would change what is read, or take it away without a word. */
export function featuresIn(document: Document, source: string): Trap[] {
  const found: Trap[] = [];
  const directive = /^(?:[ \t]*(?:#.*)?\r?\n)*%/.exec(source);
  if (directive) {
    found.push({
      offset: directive[0].length - 1,
      problem: "A line that begins with % is an order to the YAML reader.",
      expected: "Remove it; text that begins with % goes in quotation marks.",
    });
  }
  const named = new Set<string>();
  visit(document, { Alias: (_, { source: name }) => void named.add(name) });
  visit(document, (key, node) => {
    if (!isNode(node)) return;
    const say = (problem: string, expected: string) => {
      found.push({ offset: node.range?.[0] ?? 0, problem, expected });
    };
    if (isAlias(node)) {
      say(
        `"*${node.source}" is a YAML alias.`,
        "Write the value out; aliases are not used here. Text that begins with * goes in quotation marks.",
      );
      return;
    }
    if (node.tag !== undefined) {
      const tag = node.tag.replace("tag:yaml.org,2002:", "!!");
      say(`"${tag}" is a YAML tag.`, "Remove it; text that begins with ! goes in quotation marks.");
    }
    // Where an alias stands for it, the alias is told.
    if (node.anchor !== undefined && !named.has(node.anchor)) {
      say(
        `"&${node.anchor}" names a part of the file, and is not read as text.`,
        "Remove it; text that begins with & goes in quotation marks.",
      );
    }
    if (key === "key" && !isScalar(node)) {
      say(
        "A list or group stands where the name of a field belongs.",
        "Write each field as a name, a colon and its value; text that begins with [ or { goes in quotation marks.",
      );
    }
  });
  return found;
}
