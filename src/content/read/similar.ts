import { basename, extname } from "node:path";
import { distance } from "fastest-levenshtein";
import { didYouMean } from "./faults";

interface Text {
  source: string;
}

/** The text that shares the most lines with another one, if it shares at least half. */
export function mostSimilar<T extends Text>(wanted: string, texts: readonly T[]): T | undefined {
  const lines = linesOf(wanted);
  const shared = (text: T) => {
    const others = linesOf(text.source);
    const same = [...lines].filter((line) => others.has(line)).length;
    return (2 * same) / Math.max(1, lines.size + others.size);
  };
  const [best] = texts.map((text) => ({ text, share: shared(text) })).sort((a, b) => b.share - a.share);
  return best && best.share >= 0.5 ? best.text : undefined;
}

/** Lines long enough to belong to one page only. */
const linesOf = (text: string) => new Set(text.split("\n").filter((line) => line.trim().length > 20));

/** Another file that may be meant: the same name in another folder, or a name that differs in a letter or two. */
export function similarFile(target: string, files: string[]): string {
  const stem = (path: string) => basename(path, extname(path)).toLowerCase();
  const wanted = stem(target.replaceAll("\\", "/"));
  const alike = files.filter((file) => distance(stem(file), wanted) * 4 <= Math.max(wanted.length, 8));
  return didYouMean(target, alike);
}
