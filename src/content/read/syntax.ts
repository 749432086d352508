import { type Document, isCollection, isScalar, Scalar, visit, type YAMLError } from "yaml";

const quoteAll = 'Put the whole text in quotation marks: title: "One: two".';

/** The errors worth reporting: later ones only follow from the first, unless they are repeated fields. */
export function realErrors(errors: YAMLError[]): YAMLError[] {
  const first = errors.findIndex(({ code }) => code !== "DUPLICATE_KEY");
  return first === -1 ? errors : errors.slice(0, first + 1);
}

/** Where an error is. A quotation mark or bracket that never closes is reported where it opens. */
export function placeOf({ code, message, pos: [offset] }: YAMLError, document: Document): number {
  if (code !== "MISSING_CHAR" && !/closing|end with/i.test(message)) return offset;
  let opening = offset;
  visit(document, (_, node) => {
    const quoted = isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
    if (!quoted && !(isCollection(node) && node.flow)) return;
    const [start = 0, end = 0] = node.range ?? [];
    if (start < offset && end >= offset) opening = start;
  });
  return opening;
}

/** The field at this offset, if it repeats another one. */
function repeatedAt(document: Document, offset: number) {
  let found: { key: string; first: number; begins: boolean; group: string } | undefined;
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter(isScalar);
      const own = keys.find(({ range }) => range?.[0] === offset);
      if (!own) return undefined;
      const same = keys.find(({ value }) => value === own.value);
      found = {
        key: String(own.value),
        first: same?.range?.[0] ?? 0,
        begins: same === keys[0],
        group: String(keys[0]?.value),
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** A repeated field. One that begins an entry of a list probably begins another one, without its hyphen. */
export function explainRepeated(
  document: Document,
  source: string,
  offset: number,
): { words: [problem: string, expected: string]; lacksHyphen: boolean } {
  const none = { key: "", first: 0, begins: false, group: "" };
  const { key, first, begins, group } = repeatedAt(document, offset) ?? none;
  const lacksHyphen = begins && /- +$/.test(source.slice(0, first)) && !/[{[]/.test(lineAt(source, first));
  const line = source.slice(0, first).split("\n").length;
  return {
    words: [
      `"${key}" appears twice here, the first time on line ${line}.`,
      lacksHyphen
        ? `If another entry of the list begins here, put a hyphen before it: - ${key}: … If not, keep one of the two.`
        : `Keep one of the two.${group === "type" ? " If another section begins here, its first line is missing: - type: …" : ""}`,
    ],
    lacksHyphen,
  };
}

/** Explains an error of the YAML parser in the editor's words; `source` is the whole file. */
export function explainSyntax(error: YAMLError, source: string): [problem: string, expected: string] {
  const line = lineAt(source, error.pos[0]);
  switch (error.code) {
    case "TAB_AS_INDENT":
      return ["This line is indented with a tab.", "Indent with two spaces for each level."];
    case "BAD_INDENT":
    case "MISSING_CHAR":
      if (!/closing|end with/i.test(error.message)) {
        return [
          "This line is indented differently from the lines around it.",
          "Line it up with the fields beside it.",
        ];
      }
      return ["A quotation mark or bracket is opened and never closed.", "Add the closing one."];
    case "BLOCK_AS_IMPLICIT_KEY":
      return [
        "YAML cannot tell where this text ends: a colon and a space inside it start a new field.",
        quoteAll,
      ];
    case "MULTILINE_IMPLICIT_KEY":
      return [
        "There is no field name here: a line must begin with a name, a colon and a space.",
        "Write name: value. Indent text of several lines below its field.",
      ];
    case "MULTIPLE_DOCS":
      return [
        "--- begins a second document in one file.",
        "Remove the line with ---, or make a second file.",
      ];
    case "BAD_SCALAR_START":
      return [
        `Text cannot begin with ${source[error.pos[0]] ?? "this character"} in YAML.`,
        'Put it in quotation marks: text: "…".',
      ];
    case "BAD_ALIAS":
    case "UNEXPECTED_TOKEN":
      return explainRest(line);
    case "BAD_DQ_ESCAPE":
      return [
        "A backslash in double quotation marks begins a special character, and this one does not exist.",
        "Write two backslashes, or use single quotation marks.",
      ];
    default:
      return [
        `YAML cannot read this: ${error.message.replace(/\s+/g, " ").slice(0, 120)}.`,
        "Compare the line with the ones around it.",
      ];
  }
}

/** Explains unexpected text at the end of a line: the value starts with a character that has a meaning in YAML. */
function explainRest(line: string): [problem: string, expected: string] {
  const list = /^\s*(?:- +)?([\w-]+): +- /.exec(line)?.[1];
  if (list)
    return [
      "Text that begins with a hyphen and a space is read as a list.",
      `Put it in quotation marks, or begin the list on the line below "${list}".`,
    ];
  const start = /^\s*(?:- +)?(?:[\w-]+: +)?(["'[{*&|>])/.exec(line)?.[1];
  switch (start) {
    case '"':
    case "'":
      return [
        "There is more text after the closing quotation mark.",
        "Put the quotation marks around the whole text. Inside single ones, write an apostrophe twice: don''t.",
      ];
    case "[":
    case "{":
      return [
        `Text that begins with ${start} is read as a list or a group of fields.`,
        'Put the whole text in quotation marks: home: "{brand} home".',
      ];
    case "*":
    case "&":
      return [
        `Text cannot begin with ${start} in YAML.`,
        'Put the whole text in quotation marks: text: "**Bold** words".',
      ];
    case "|":
    case ">":
      return [
        `Nothing may follow ${start} on its line.`,
        "Write the text on the next lines, indented by two more spaces.",
      ];
    default:
      return ["There is more on this line than YAML expects.", quoteAll];
  }
}

function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const end = source.indexOf("\n", offset);
  return source.slice(start, end < 0 ? undefined : end);
}
