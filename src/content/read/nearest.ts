import { distance } from "fastest-levenshtein";

/**
 * The candidate most similar to `wanted`, or undefined if more than half of the longer word's letters would have to
 * change. Letter case does not matter, and swapped letters are one change.
 */
export function nearest(wanted: string, candidates: readonly string[]): string | undefined {
  const word = wanted.toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: steps(word, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  if (!best) return undefined;
  return best.steps <= Math.max(word.length, best.candidate.length) / 2 ? best.candidate : undefined;
}

const steps = (word: string, other: string) =>
  word !== other && sorted(word) === sorted(other) ? 1 : distance(word, other);

const sorted = (word: string) => [...word].sort().join("");
