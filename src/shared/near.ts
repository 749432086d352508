import { attempt } from "./attempt";
import { notFoundRoute } from "./routes";

/** The most routes to suggest. */
const maxRoutes = 3;

/** The most words of an address to compare, counted from its end. */
const maxWords = 12;

/**
 * The routes that an address may have meant, closest first. A route is near if the last segment of the address is
 * spelled like consecutive words of the route, or the whole route like consecutive words of the address, give or take
 * one letter in five: missing, extra, wrong, or swapped with the next. Case, punctuation and extensions such as `.php`
 * do not count.
 */
export function nearRoutes(path: string, routes: readonly string[]): string[] {
  const address = (attempt(() => decodeURIComponent(path)) ?? path).replace(/\/+$/, "");
  const last = wordsOf(address.slice(address.lastIndexOf("/"))).join("");
  const words = wordsOf(address).slice(-maxWords);
  const wordRuns = runsOf(words);
  return routes
    .filter((route) => route !== notFoundRoute)
    .map((route) => {
      const parts = wordsOf(route);
      const whole = parts.join("");
      const typos = Math.min(
        ...runsOf(parts).map((run) => typosBetween(last, run)),
        ...wordRuns.map((run) => typosBetween(run, whole)),
      );
      return { route, whole, typos };
    })
    .filter(({ typos }) => typos < Number.POSITIVE_INFINITY)
    .map((found) => ({ ...found, total: distance(words.join(""), found.whole) }))
    .sort((one, other) => one.typos - other.typos || one.total - other.total)
    .slice(0, maxRoutes)
    .map(({ route }) => route);
}

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .match(/[a-z0-9]+/g) ?? [];

/** Every run of consecutive words, joined. */
const runsOf = (words: string[]) =>
  words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join("")));

/** How many letters differ between two words; infinity if more than one in five does. */
function typosBetween(one: string, other: string): number {
  const allowed = Math.floor(Math.max(one.length, other.length) / 5);
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY;
  const typos = distance(one, other);
  return typos > allowed ? Number.POSITIVE_INFINITY : typos;
}

/** The optimal string alignment distance: like Levenshtein's, but two swapped letters count once. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return at(row, other.length);
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
