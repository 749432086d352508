import { attempt } from "./attempt";
import { notFoundRoute } from "./routes";

/** The most routes that are near. */
const most = 3;

/** The most words of an address that are looked at, from its end. */
const mostWords = 12;

/**
 * The routes that an address may have meant, nearest first. A route is near if the last part of the address is spelled like
 * neighboring words of the route, or the whole route like neighboring words of the address, give or take one letter in
 * five: left out, put in, mistaken, or swapped with the next. Case, signs and an ending such as `.php` do not count.
 */
export function nearRoutes(path: string, routes: readonly string[]): string[] {
  const address = (attempt(() => decodeURIComponent(path)) ?? path).replace(/\/+$/, "");
  const last = wordsOf(address.slice(address.lastIndexOf("/"))).join("");
  const words = wordsOf(address).slice(-mostWords);
  const said = runsOf(words);
  return routes
    .filter((route) => route !== notFoundRoute)
    .map((route) => {
      const parts = wordsOf(route);
      const whole = parts.join("");
      const slips = Math.min(
        ...runsOf(parts).map((run) => slipsBetween(last, run)),
        ...said.map((run) => slipsBetween(run, whole)),
      );
      return { route, whole, slips };
    })
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .map((found) => ({ ...found, inAll: distance(words.join(""), found.whole) }))
    .sort((one, other) => one.slips - other.slips || one.inAll - other.inAll)
    .slice(0, most)
    .map(({ route }) => route);
}

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .match(/[a-z0-9]+/g) ?? [];

/** Each word, and each that it makes with those that follow. */
const runsOf = (words: string[]) =>
  words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join("")));

/** How many letters differ between two words; infinitely many if that is more than one in five. */
function slipsBetween(one: string, other: string): number {
  const allowed = Math.floor(Math.max(one.length, other.length) / 5);
  if (Math.abs(one.length - other.length) > allowed) return Number.POSITIVE_INFINITY;
  const slips = distance(one, other);
  return slips > allowed ? Number.POSITIVE_INFINITY : slips;
}

/** The optimal string alignment distance: like Levenshtein's, but two letters that have changed places count once. */
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
