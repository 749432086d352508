import { type Document, isScalar, Scalar, visit } from "yaml";

/** A place in a text that YAML may read differently from what its author meant. */
export interface Trap {
  offset: number;
  problem: string;
  expected: string;
}

/** Why a text's lines run together, by the mark that begins it. */
const runsOn: Record<string, string> = {
  ">": "> runs",
  '"': "quotation marks run",
  "'": "quotation marks run",
};

/** YAML pitfalls: not errors, but other programs or people may read them differently. */
export function trapsIn(document: Document, source: string): Trap[] {
  const traps: Trap[] = [];
  const carriage = source.indexOf("\r\n");
  if (carriage >= 0) {
    traps.push({
      offset: carriage,
      problem: "This file has Windows line endings (CRLF).",
      expected: "Save it with LF, like the other files (in VS Code, click CRLF at the bottom right).",
    });
  }
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || !node.range || node.type === Scalar.BLOCK_LITERAL) return;
      const text = node.source ?? "";
      const offset = node.range[0];
      if (
        /\n\s*(?:\n|[-*] |\d+\. |#)/.test(
          source
            .slice(offset, node.range[1])
            .trim()
            .replace(/^>.*\n/, ""),
        )
      ) {
        const [mark = ""] = source.slice(offset);
        traps.push({
          offset,
          problem: `This text has paragraphs or a list, and ${runsOn[mark] ?? "YAML runs"} its lines together.`,
          expected:
            mark === ">"
              ? "Write | in place of >."
              : `Write | after the field's name, and the whole text below it${runsOn[mark] ? " without the marks around it" : ""}, indented by two more spaces.`,
        });
      }
      if (node.type !== Scalar.PLAIN) return;
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
          problem: "Everything after this # is left out: a space and # begin a comment.",
          expected: "Put the text in quotation marks; or, if it is a comment, write a space after #.",
        });
      }
    },
  });
  return traps;
}
