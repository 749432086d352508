import { type Document, isMap, isNode, isScalar, LineCounter, type Pair, parseDocument } from "yaml";
import type { Path } from "../derive/schemaLookup";
import type { Finding } from "./faults";

/** Finds positions in the text of one content file. */
export interface Places {
  document: Document;
  /** A finding at an offset in the text. */
  findingAt(offset: number, problem: string, expected: string): Finding;
  /**
   * A finding at the value, or the key, at `path`; or in a text of several lines at its first `words`, from its line
   * `after` on.
   */
  finding(path: Path, problem: string, expected: string, words?: string, after?: number): Finding;
}

/** Parses a text for its places. If it must not be parsed, only its lines are known. */
export function placesIn(name: string, source: string, mayParse = true): Places {
  const lines = new LineCounter();
  const text = mayParse ? source : "";
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  if (!mayParse) {
    for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) lines.addNewLine(at + 1);
  }

  const findingAt = (offset: number, problem: string, expected: string): Finding => {
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

  const offsetOfWords = (path: Path, words: string, after: number): number | undefined => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) return undefined;
    const [start, end] = node.range;
    const typed = source.slice(start, end);
    if (!typed.trim().includes("\n")) return undefined;
    // If a text starts below its field, the first line has only the mark that begins it.
    const isBelow = after > 0 || /^[|>]/.test(typed);
    const begins = isBelow ? typed.split("\n", after + 1).join("\n").length : 0;
    const index = firstOf(words, typed.slice(begins));
    return index < 0 ? undefined : start + begins + index;
  };

  return {
    document,
    findingAt,
    finding: (path, problem, expected, words = "", after = 0) =>
      findingAt((words && offsetOfWords(path, words, after)) || offsetOf(path), problem, expected),
  };
}

/**
 * Where words first occur in a text: as a link's target, else as whole words, else as part of others. They may be on
 * several lines.
 */
function firstOf(words: string, text: string): number {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", "['’]"))
    .join("\\s+");
  // A name with one brace is not the same name with both.
  const isOpened = words.startsWith("{");
  const before = !isOpened && words.endsWith("}") ? "{" : "";
  const after = isOpened && !words.endsWith("}") ? "}" : "";
  const found = [
    `(?<=\\]\\()${pattern}(?=\\))`,
    `(?<![\\p{L}\\p{N}${before}])${pattern}(?![\\p{L}\\p{N}${after}])`,
    pattern,
  ]
    .map((way) => new RegExp(way, "u").exec(text)?.index)
    .find((index) => index !== undefined);
  return found ?? -1;
}

const keyOf = (pair: Pair) => (isNode(pair.key) ? pair.key.toJSON() : pair.key);
