import { isMap, isNode, isScalar, LineCounter, type Pair, parseDocument } from "yaml";
import type { z } from "zod";
import { fieldsAt, type Path } from "../derive/walk";
import { explain, type Fault } from "./faults";
import { featuresIn } from "./features";
import { refuse } from "./limits";
import { explainSyntax, placeOf, realErrors } from "./syntax";
import { trapsIn } from "./traps";

/** One content file: its content, and the position of each value in its text. */
export interface ParsedFile<T = unknown> {
  /** Path below the content folder, such as `pages/about.yaml`. */
  name: string;
  /** What the file may contain. */
  schema: z.ZodType<T>;
  source: string;
  /** The checked content, or undefined if the file has faults. */
  content: T | undefined;
  /** The file's content, valid or not; undefined if its YAML cannot be parsed. */
  known: unknown;
  faults: Fault[];
  /** Things that are allowed but may not be what the author meant. */
  warnings: Fault[];
  /** Builds a fault that points at the value, or the key, at `path`. */
  fault(path: Path, problem: string, expected: string): Fault;
}

/** Parses one YAML text and checks it against its schema. Never throws: everything wrong is returned as faults. */
export function parseFile<T>(name: string, source: string, schema: z.ZodType<T>): ParsedFile<T> {
  const refusal = refuse(source);
  const lines = new LineCounter();
  const text = refusal ? "" : source;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });

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
    schema,
    source,
    content: undefined,
    known: undefined,
    faults: [],
    warnings: [],
    fault: (path, problem, expected) => faultAt(offsetOf(path), problem, expected),
  };

  if (refusal) {
    for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) lines.addNewLine(at + 1);
    file.faults = [faultAt(refusal.offset, refusal.problem, refusal.expected)];
    return file;
  }
  const errors = realErrors(document.errors);
  file.faults = errors.map((error) => faultAt(placeOf(error, document), ...explainSyntax(error, source)));
  // The rest of the file can be read despite a repeated field.
  if (errors.some(({ code }) => code !== "DUPLICATE_KEY")) return file;
  const features = featuresIn(document, source);
  if (features.length > 0) {
    file.faults.push(...features.map((trap) => faultAt(trap.offset, trap.problem, trap.expected)));
    return file;
  }
  file.warnings = trapsIn(document, source).map((trap) => faultAt(trap.offset, trap.problem, trap.expected));

  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  file.known = result.success ? result.data : data;
  if (result.success) {
    if (file.faults.length === 0) file.content = result.data;
    return file;
  }
  const reader = {
    valueAt: (path: Path) => (path.length === 0 ? data : toValue(document.getIn(path))),
    sourceAt: (path: Path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    fieldsAt: (path: Path) => fieldsAt(schema, data, path),
  };
  const all = result.error.issues.flatMap((issue) =>
    explain(issue, reader).map(({ at, problem, expected }) => file.fault(at, problem, expected)),
  );
  file.faults.push(...all);
  return file;
}

/** A file that was not even parsed; `source` is as much of its text as could be read. */
export const refusedFile = <T>(
  name: string,
  schema: z.ZodType<T>,
  fault: Fault,
  source = "",
): ParsedFile<T> => ({
  name,
  schema,
  source,
  content: undefined,
  known: undefined,
  faults: [fault],
  warnings: [],
  fault: (_, problem, expected) => ({ ...fault, problem, expected }),
});

/** The content of a file without faults; throws if there are any. */
export const contentOf = <T>(file: ParsedFile<T> | undefined): T => whole(file).content;

/** Asserts that a file has no faults. */
export function whole<T>(file: ParsedFile<T> | undefined): ParsedFile<T> & { content: T } {
  if (file?.content === undefined)
    throw new Error(`${file?.name ?? "A file"} has faults: it cannot be compiled.`);
  return { ...file, content: file.content };
}

const keyOf = (pair: Pair) => (isNode(pair.key) ? pair.key.toJSON() : pair.key);

const toValue = (value: unknown): unknown => (isNode(value) ? value.toJSON() : value);
