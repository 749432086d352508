import MiniSearch from "minisearch";
import { searchOptions } from "./options";
import type { SearchEntry, SearchFile } from "./searchFile";

/** The most results to list: visitors who do not find theirs among them type another word. */
const maxShown = 20;

/** The most of one page where not all fit. */
const maxOfPage = 3;

/** How many characters of a text to show around the first word found. */
const excerptLength = 140;

/** A piece of text, and whether it is one of the words found. */
export interface Piece {
  text: string;
  found: boolean;
}

export interface Match extends SearchEntry {
  titlePieces: Piece[];
  textPieces: Piece[];
}

interface Found {
  /** All results, also those that are not listed. */
  total: number;
  /** The listed results by page, the page with the best one first. */
  pages: Match[][];
}

/** Finds entries by words. */
export function matcher({ entries, index }: SearchFile) {
  const search = MiniSearch.loadJS<SearchEntry>(index, searchOptions);
  return (words: string): Found => {
    // What only resembles the words is for whoever mistyped: "revelation" is no answer to "revocation".
    const exact = search.search(words, { fuzzy: false });
    const results = exact.length > 0 ? exact : search.search(words);
    const pages = new Map<string, Match[]>();
    const ofPageAtMost = results.length > maxShown ? maxOfPage : maxShown;
    let left = maxShown;
    for (const { id, terms } of results) {
      const entry = entries[id];
      if (!entry) continue;
      const route = entry.to.replace(/#.*/, "");
      const ofPage = pages.get(route) ?? [];
      if (ofPage.length === ofPageAtMost) continue;
      if (left-- === 0) break;
      pages.set(route, [...ofPage, matchOf(entry, patternOf(terms))]);
    }
    return { total: results.length, pages: [...pages.values()] };
  };
}

const matchOf = (entry: SearchEntry, pattern: RegExp): Match => ({
  ...entry,
  titlePieces: pieces(entry.title, pattern),
  textPieces: pieces(excerpt(entry.text, pattern), pattern),
});

/** Matches any of these as whole words. */
const patternOf = (terms: readonly string[]) => {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
};

/** The part of a text around the first word found: whole words, with an ellipsis where text is left out. */
function excerpt(text: string, pattern: RegExp): string {
  const at = Math.max(0, text.search(pattern));
  const start = at < excerptLength / 2 ? 0 : text.lastIndexOf(" ", at - excerptLength / 3) + 1;
  const end =
    start + excerptLength >= text.length ? text.length : text.lastIndexOf(" ", start + excerptLength);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

function pieces(text: string, pattern: RegExp): Piece[] {
  const all: Piece[] = [];
  let rest = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    if (index > rest) all.push({ text: text.slice(rest, index), found: false });
    all.push({ text: word, found: true });
    rest = index + word.length;
  }
  if (rest < text.length) all.push({ text: text.slice(rest), found: false });
  return all;
}
