import MiniSearch from "minisearch";
import { searchOptions } from "./options";
import type { SearchEntry, SearchFile } from "./searchFile";

/** The most that is shown: who does not find it there types another word. */
const most = 20;

/** The characters of a text that are shown around the first word that was found. */
const excerptLength = 140;

/** A piece of text, and whether it is a word that was found. */
export interface Piece {
  text: string;
  found: boolean;
}

export interface Match extends SearchEntry {
  titlePieces: Piece[];
  textPieces: Piece[];
}

/** Finds entries by words; `total` counts those that are not shown as well. */
export function matcher({ entries, index }: SearchFile) {
  const search = MiniSearch.loadJS<SearchEntry>(index, searchOptions);
  return (words: string): { total: number; matches: Match[] } => {
    const results = search.search(words);
    const matches = results.slice(0, most).flatMap(({ id, terms }) => {
      const entry = entries[id];
      if (!entry) return [];
      const pattern = patternOf(terms);
      const { title, text } = entry;
      return [
        { ...entry, titlePieces: pieces(title, pattern), textPieces: pieces(around(text, pattern), pattern) },
      ];
    });
    return { total: results.length, matches };
  };
}

/** Matches any of these words, where a word begins. */
const patternOf = (terms: readonly string[]) => {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
};

/** The part of a text around the first word that was found: whole words, with an ellipsis where something is left out. */
function around(text: string, pattern: RegExp): string {
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
