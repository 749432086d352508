import type { Step } from "../../kit/exhibit";
import type { Said } from "../judgement";
import type { Header } from "./headers";

/** The root that a Merkle path leads to, and the height that it claims. */
export interface Proven {
  root: string;
  height: number;
}

const isIn = ({ root }: Proven, headers: readonly Header[]) => headers.some((header) => header.root === root);

/** The roots are looked up in the headers that the visitor knows. */
export function* rootSteps(paths: readonly Proven[], headers: readonly Header[]): Generator<Step> {
  if (headers.length === 0) return;
  for (const { line, hasWork } of headers) yield { step: "work", passes: hasWork, at: line };
  const isSomeIn = paths.some((path) => isIn(path, headers));
  for (const [index, path] of paths.entries())
    yield { step: "block", passes: fits(path, headers) && isSomeIn, at: index + 1 };
}

/** Whether no header contradicts a path: one of the same height has its root, and one of its root the same height. */
const fits = ({ root, height }: Proven, headers: readonly Header[]) =>
  headers.every(
    (header) => header.height === undefined || (header.root === root) === (header.height === height),
  );

/** The blocks whose headers the visitor has not entered. */
export function rootsRemaining(paths: readonly Proven[], headers: readonly Header[]): Said[] {
  const missing = paths.filter((path) => !isIn(path, headers));
  const unique = new Map(missing.map((path) => [`${path.height} ${path.root}`, path]));
  return [...unique.values()].map(({ root, height }) => ({ says: "header", of: { root, height } }));
}
