import { type Document, isScalar, Scalar, visit } from "yaml";

/** Something at a place in a text that YAML takes otherwise than its author may have meant. */
export interface Trap {
  offset: number;
  problem: string;
  expected: string;
}

/** YAML's own traps that are no errors: each is read, but not by everybody in the same way. */
export function trapsIn(document: Document, source: string): Trap[] {
  const traps: Trap[] = [];
  const carriage = source.indexOf("\r\n");
  if (carriage >= 0) {
    traps.push({
      offset: carriage,
      problem: "The lines of this file end as on Windows (CRLF).",
      expected: "Save it with LF (in VS Code: CRLF at the bottom right), as the other files are.",
    });
  }
  visit(document, {
    Scalar(key, node) {
      if (node.type !== Scalar.PLAIN || key === "key" || !node.range) return;
      const text = node.source ?? "";
      const offset = node.range[0];
      if (/^(?:y|n|yes|no|on|off)$/i.test(text)) {
        traps.push({
          offset,
          problem: `Many programs read ${text} without quotation marks as ${/^[yo]n?$|^yes$/i.test(text) ? "true" : "false"}.`,
          expected: `Write "${text}" for the word; a yes-or-no field takes true or false.`,
        });
      }
      const comment = /^ +#(?=[\w&])[^\n]*/.exec(source.slice(node.range[1], node.range[1] + 200));
      if (comment && isScalar(node) && typeof node.value === "string") {
        traps.push({
          offset: node.range[1] + comment[0].indexOf("#"),
          problem: "Everything behind this # is left out: a space and # begin a comment.",
          expected: "Put the text in quotation marks; or, if it is a comment, write a space behind #.",
        });
      }
    },
  });
  return traps;
}
