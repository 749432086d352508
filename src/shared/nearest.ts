import { distance } from "fastest-levenshtein";

/**
 * The candidate most like `wanted`, or undefined where none is alike: more than half of the longer word's letters
 * would have to change. Case does not count.
 */
export function nearest(wanted: string, candidates: readonly string[]): string | undefined {
  const word = wanted.toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(word, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  if (!best) return undefined;
  return best.steps <= Math.max(word.length, best.candidate.length) / 2 ? best.candidate : undefined;
}
