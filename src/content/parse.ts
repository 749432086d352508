import { isAlias, isMap, isNode, LineCounter, type Pair, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import { explain, type Fault } from "./faults";
import { fieldsAt, type Path } from "./walk";

/** One content file: what it says, and where in the text each value stands. */
export interface ParsedFile<T = unknown> {
  /** Path below the content folder, such as `pages/about.yaml`. */
  name: string;
  source: string;
  /** The checked content, or undefined where the file has faults. */
  content: T | undefined;
  faults: Fault[];
  /** Builds a fault that points at the value, or the key, at `path`. */
  fault(path: Path, problem: string, expected: string): Fault;
}

/** Reads one YAML text and holds it against its schema. Never throws: what is wrong comes back as faults. */
export function parseFile<T>(name: string, source: string, schema: z.ZodType<T>): ParsedFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });

  const faultAt = (offset: number, problem: string, expected: string): Fault => {
    const { line, col } = lines.linePos(Math.min(offset, source.length));
    return { file: `data/${name}`, line: Math.max(line, 1), column: Math.max(col, 1), problem, expected };
  };

  const offsetOf = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const parent = document.getIn(path.slice(0, depth - 1), true);
      const key = path[depth - 1];
      if (isMap(parent)) {
        const pair = parent.items.find((item) => keyOf(item) === key);
        if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
      } else {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node)) return node.range?.[0] ?? 0;
      }
    }
    return document.contents?.range?.[0] ?? 0;
  };

  const file: ParsedFile<T> = {
    name,
    source,
    content: undefined,
    faults: [],
    fault: (path, problem, expected) => faultAt(offsetOf(path), problem, expected),
  };

  if (document.errors.length > 0) {
    file.faults = told(document.errors).map((error) => faultAt(error.pos[0], ...explainSyntax(error)));
    return file;
  }
  visit(document, (_, node) => {
    if (isAlias(node)) {
      file.faults.push(
        faultAt(
          node.range?.[0] ?? 0,
          `"*${node.source}" is a YAML alias.`,
          "Write the value out; aliases are not used here.",
        ),
      );
    }
  });
  if (file.faults.length > 0) return file;

  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  if (result.success) {
    file.content = result.data;
    return file;
  }
  const valueAt = (path: Path) => (path.length === 0 ? data : toValue(document.getIn(path)));
  file.faults = result.error.issues.flatMap((issue) =>
    explain(issue, valueAt, (path) => fieldsAt(schema, data, path)).map(({ at, problem, expected }) =>
      file.fault(at, problem, expected),
    ),
  );
  return file;
}

/** The parser stumbles on after its first mistake, and what it says then is an echo; a repeated field has none. */
function told(errors: YAMLError[]): YAMLError[] {
  const first = errors.findIndex(({ code }) => code !== "DUPLICATE_KEY");
  return first === -1 ? errors : errors.slice(0, first + 1);
}

const keyOf = (pair: Pair) => (isNode(pair.key) ? pair.key.toJSON() : pair.key);

const toValue = (value: unknown): unknown => (isNode(value) ? value.toJSON() : value);

function explainSyntax(error: YAMLError): [problem: string, expected: string] {
  switch (error.code) {
    case "DUPLICATE_KEY":
      return ["This field is written twice.", "Keep one of the two."];
    case "TAB_AS_INDENT":
      return ["This line is indented with a tab.", "Indent with two spaces for each level."];
    case "BAD_INDENT":
    case "MISSING_CHAR":
      if (!/closing|end with/i.test(error.message)) {
        return [
          "This line is indented differently from its neighbours.",
          "Line it up with the fields beside it.",
        ];
      }
      return ["A quotation mark or bracket is opened and never closed.", "Add the closing one."];
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return [
        "YAML cannot tell where this text ends: a colon and a space inside it start a new field.",
        'Put the whole text in quotation marks: title: "One: two".',
      ];
    case "UNEXPECTED_TOKEN":
    case "BAD_SCALAR_START":
      return [
        "YAML reads the beginning of this text as a sign of its own: a quotation mark, a brace, @, % or `.",
        'Put the whole text in quotation marks: title: "{brand} home".',
      ];
    default:
      return [
        `YAML cannot read this: ${error.message.replace(/\s+/g, " ")}.`,
        "Compare the line with the ones around it.",
      ];
  }
}
