import type { Token } from "markdown-it";
import { termId } from "../../shared/termId";
import { escapeHtml, escapeRE } from "./escape";

/** The parts of a glossary term that pages show. */
interface Term {
  term: string;
  also: readonly string[];
  meaning: string;
  brc?: number | undefined;
}

export interface TermMarker {
  /** Marks, in place, the first use on the page of each term in these blocks. */
  mark(blocks: Token[]): void;
}

/**
 * Finds the glossary's terms in one page's text. The first use of each becomes a button with a popover, which works
 * without a script. Longer spellings win ("Atomic BEEF" before "BEEF"); lowercase terms match in any letter case;
 * headings, links and code stay as they are.
 */
export function termMarker(terms: readonly Term[], meaningOf: (term: Term) => string): TermMarker {
  const spellings = terms
    .flatMap((term) => [term.term, ...term.also].map((spelling) => ({ term, spelling })))
    .sort((a, b) => b.spelling.length - a.spelling.length);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${spellings.map(({ spelling }) => escapeRE(spelling)).join("|")})(?![\\w-])`,
    "gi",
  );
  const termOf = (match: string) =>
    spellings.find(({ spelling }) =>
      spelling === spelling.toLowerCase() ? spelling === match.toLowerCase() : spelling === match,
    )?.term;
  const used = new Set<Term>();

  const explain = (term: Term, match: string, [before, after]: [string, string]) => {
    used.add(term);
    const id = termId(term.term);
    const source = term.brc === undefined ? "" : ` <small>BRC-${term.brc}</small>`;
    const button = `<button type="button" class="term" popovertarget="${id}">${escapeHtml(match)}</button>`;
    return (
      // Browsers may break a line before and after a button: this keeps the punctuation on its line.
      (before || after ? `<span class="unbroken">${before}${button}${after}</span>` : button) +
      `<span class="meaning" id="${id}" popover role="note"><strong>${escapeHtml(term.term)}</strong> ` +
      `${meaningOf(term)}${source}</span>`
    );
  };

  const split = (token: Token): Token[] => {
    const parts: Token[] = [];
    let rest = 0;
    const add = (type: "text" | "html_inline", content: string) => {
      if (content === "") return;
      const part = Object.assign(Object.create(Object.getPrototypeOf(token)), token, { type, content });
      parts.push(part);
    };
    for (const match of token.content.matchAll(pattern)) {
      const term = termOf(match[0]);
      if (!term || used.has(term)) continue;
      const text = token.content.slice(rest, match.index);
      const [before = ""] = /[(“]*$/.exec(text) ?? [];
      add("text", text.slice(0, text.length - before.length));
      const end = match.index + match[0].length;
      const [after = ""] = /^[,.;:!?)…’”]+/.exec(token.content.slice(end)) ?? [];
      add("html_inline", explain(term, match[0], [before, after]));
      rest = end + after.length;
    }
    add("text", token.content.slice(rest));
    return parts;
  };

  return {
    mark(blocks) {
      let heading = false;
      for (const block of blocks) {
        if (block.type === "heading_open") heading = true;
        if (block.type === "heading_close") heading = false;
        if (heading || !block.children) continue;
        let links = 0;
        block.children = block.children.flatMap((token) => {
          if (token.type === "link_open") links += 1;
          if (token.type === "link_close") links -= 1;
          return token.type === "text" && links === 0 ? split(token) : [token];
        });
      }
    },
  };
}
