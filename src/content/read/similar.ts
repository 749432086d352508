import { basename, extname } from "node:path";
import { distance } from "fastest-levenshtein";
import { quote } from "./faults";

interface Text {
  source: string;
}

/** The text that shares the most lines with another one, if it shares at least half. */
export function mostSimilar<T extends Text>(wanted: string, texts: readonly T[]): T | undefined {
  const lines = linesOf(wanted);
  const similarity = (text: T) => {
    const others = linesOf(text.source);
    const common = [...lines].filter((line) => others.has(line)).length;
    return (2 * common) / Math.max(1, lines.size + others.size);
  };
  const [best] = texts.map((text) => ({ text, share: similarity(text) })).sort((a, b) => b.share - a.share);
  return best && best.share >= 0.5 ? best.text : undefined;
}

/** Lines long enough to belong to one page only. */
const linesOf = (text: string) => new Set(text.split(/\r?\n/).filter((line) => line.trim().length > 20));

const stemOf = (path: string) => basename(path, extname(path)).toLowerCase();

/** Another file that may be meant: its name is the same or differs in a quarter of the letters at most, in any folder. */
export function similarFile(target: string, files: string[]): string {
  if (target.length > 100) return "";
  const wanted = stemOf(target.replaceAll("\\", "/"));
  const [best] = files
    .map((file) => ({ file, letters: distance(stemOf(file), wanted), rest: distance(file, target) }))
    .filter(({ letters }) => letters * 4 <= Math.max(wanted.length, 4))
    .sort((a, b) => a.letters - b.letters || a.rest - b.rest);
  return best ? ` Did you mean ${quote(best.file)}?` : "";
}
