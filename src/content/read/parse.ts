import { isCollection, isMap, isNode, isScalar } from "yaml";
import type { z } from "zod";
import { fieldsAt, type Path } from "../derive/schemaLookup";
import { explain } from "./explain";
import type { Finding } from "./faults";
import { featuresIn } from "./features";
import { slipIn } from "./layout";
import { refuse } from "./limits";
import { inWrongList } from "./otherNames";
import { type Places, placesIn } from "./places";
import { remember } from "./results";
import { explainRepeated, explainSyntax, placeOf, realErrors } from "./syntax";
import { apartFrom, explainShallow, shallowIn } from "./tooShallow";
import { trapsIn } from "./traps";

/** What a content file holds, as far as its text and schema tell. */
interface Reading<T> {
  /** The checked content, or undefined if the file has faults. */
  content: T | undefined;
  /** The file's content, valid or not; undefined if its YAML cannot be parsed. */
  known: unknown;
  faults: Finding[];
  /** Things that are allowed but may not be what the author meant. */
  warnings: Finding[];
}

/** One content file: its content, and the position of each value in its text. */
export interface ParsedFile<T = unknown> extends Reading<T>, Pick<Places, "finding"> {
  /** Path below the content folder, such as `pages/about.yaml`. */
  name: string;
  /** What the file may contain. */
  schema: z.ZodType<T>;
  source: string;
}

/** Parses one YAML text and checks it against its schema. Never throws: everything wrong is returned as faults. */
export function parseFile<T>(name: string, source: string, schema: z.ZodType<T>): ParsedFile<T> {
  const refusal = refuse(source);
  let parsed: Places | undefined;
  const places = () => {
    parsed ??= placesIn(name, source, !refusal);
    return parsed;
  };
  const reading = remember(["file", name, source], (): Reading<T> => {
    if (!refusal) return read(places(), source, schema);
    const fault = places().findingAt(refusal.offset, refusal.problem, refusal.expected);
    return { content: undefined, known: undefined, faults: [fault], warnings: [] };
  });
  return { name, schema, source, ...reading, finding: (...words) => places().finding(...words) };
}

function read<T>({ document, findingAt, finding }: Places, source: string, schema: z.ZodType<T>): Reading<T> {
  const errors = realErrors(document.errors);
  const none = { content: undefined, known: undefined, warnings: [] };
  const broken = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  const slip = broken && slipIn(source, schema);
  if (slip) return { ...none, faults: [findingAt(slip.offset, slip.problem, slip.expected)] };
  const features = broken ? [] : featuresIn(document, source);
  const isPlain = !broken && features.length === 0;
  const data: unknown = isPlain ? document.toJS() : undefined;
  const result = isPlain ? schema.safeParse(data) : undefined;
  const isWhole = result?.success && errors.length === 0;
  const shallow = result && !isWhole ? shallowIn(document, data, schema) : [];
  const isShallow = (offset: number) => shallow.some(({ offsets }) => offsets.includes(offset));
  // The rest of the file can be read despite a repeated field.
  const repeated = errors
    .filter((error) => error !== broken && !isShallow(error.pos[0]))
    .map(({ pos: [offset] }) => ({ offset, ...explainRepeated(document, source, offset) }));
  const faults = repeated.map(({ offset, words }) => findingAt(offset, ...words));
  faults.push(...shallow.map((lines) => explainShallow(lines, findingAt)));
  if (broken) faults.push(findingAt(placeOf(broken, document), ...explainSyntax(broken, source)));
  // What follows a missing hyphen is only its consequence.
  const hyphen = repeated.findIndex(({ lacksHyphen }) => lacksHyphen);
  if (broken || hyphen >= 0) return { ...none, faults: hyphen < 0 ? faults : faults.slice(0, hyphen + 1) };
  if (!result) {
    faults.push(...features.map((trap) => findingAt(trap.offset, trap.problem, trap.expected)));
    return { ...none, faults };
  }
  const warnings = trapsIn(document, source).map((trap) =>
    findingAt(trap.offset, trap.problem, trap.expected),
  );

  if (result.success)
    return { content: faults.length === 0 ? result.data : undefined, known: result.data, faults, warnings };
  const reader = {
    valueAt: (path: Path) => (path.length === 0 ? data : toValue(document.getIn(path))),
    sourceAt: (path: Path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    inlineAt: (path: Path) => {
      const node = document.getIn(path, true);
      if (!isCollection(node) || !node.flow || !node.range) return undefined;
      return source.slice(node.range[0], node.range[1]);
    },
    commentAt: (path: Path) => {
      const node = document.getIn(path, true);
      return (isScalar(node) && node.comment) || undefined;
    },
    isBare: (path: Path) => {
      const group = document.getIn(path.slice(0, -1), true);
      return (
        isMap(group) &&
        group.items.some(({ key, value }) => isScalar(key) && key.value === path.at(-1) && !value)
      );
    },
    fieldsAt: (path: Path) => fieldsAt(schema, data, path),
  };
  const issues = apartFrom(shallow, result.error.issues);
  const misplaced = inWrongList(issues, reader);
  const rest = issues.filter(
    ({ path }) => !misplaced.some(({ inside }) => inside.every((step, at) => path[at] === step)),
  );
  const all = [...misplaced, ...rest.flatMap((issue) => explain(issue, reader))].map(
    ({ at, problem, expected, words }) => finding(at, problem, expected, words),
  );
  // Report a faulty value only once.
  const others = warnings.filter(({ line }) => !all.some((found) => found.line === line));
  return { content: undefined, known: data, faults: [...faults, ...all], warnings: others };
}

/** A file that was not even parsed; `source` is as much of its text as could be read. */
export const refusedFile = <T>(
  name: string,
  schema: z.ZodType<T>,
  fault: Finding,
  source = "",
): ParsedFile<T> => ({
  name,
  schema,
  source,
  content: undefined,
  known: undefined,
  faults: [fault],
  warnings: [],
  finding: (_, problem, expected) => ({ ...fault, problem, expected }),
});

/** The content of a file without faults; throws if there are any. */
export const contentOf = <T>(file: ParsedFile<T> | undefined): T => whole(file).content;

/** Asserts that a file has no faults. */
export function whole<T>(file: ParsedFile<T> | undefined): ParsedFile<T> & { content: T } {
  if (file?.content === undefined)
    throw new Error(`${file?.name ?? "A file"} has faults: it cannot be compiled.`);
  return { ...file, content: file.content };
}

const toValue = (value: unknown): unknown => (isNode(value) ? value.toJSON() : value);
