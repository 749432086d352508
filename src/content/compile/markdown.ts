import type { HLJSApi } from "highlight.js";
import MarkdownIt, { type Token } from "markdown-it";
import { isDownload, isExternal } from "../../shared/routes";
import { remember } from "../read/results";
import { escapeHtml } from "./escape";
import type { TermMarker } from "./terms";

/** HTML in the source is shown as text, never passed through, so content cannot add scripts. */
const create = () =>
  new MarkdownIt({ html: false, linkify: false, typographer: true, highlight: highlighted });

let highlighter: HLJSApi | undefined;

/** Code as HTML, highlighted at build time; empty for an unknown language. */
export const highlighted = (code: string, language: string): string =>
  remember(["highlighted", language, code], () => {
    // Loaded on first use: editors wait for the check, which never highlights code.
    highlighter ??= require("highlight.js") as HLJSApi;
    return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : "";
  });

export interface MarkdownOptions {
  /** Turns a link as written (a route, a link key, an anchor) into an address. */
  resolve(target: string): string;
  /** The type and the size of a file to download, by its address. */
  about(href: string): string;
  /** What screen readers read after links that leave the site. */
  newTab: string;
  /** The accessible names of scrollable tables and code blocks. */
  table: string;
  code: string;
  /** The label of the button above a code block, and its messages after a press. */
  copy: string;
  copied: string;
  marked: string;
  /** The text is in another language than these words. */
  foreign?: boolean;
  /** Explains the terms of the glossary at their first use; each page needs a new one. */
  terms?: TermMarker;
}

/** Creates two renderers: `text` for the inside of a paragraph, `prose` for several blocks. Both return HTML. */
export function markdownRenderer({
  resolve,
  about,
  newTab,
  table,
  code,
  copy,
  copied,
  marked,
  foreign,
  terms,
}: MarkdownOptions) {
  const markdown = create();
  const english = foreign ? ' lang="en"' : "";
  if (terms) markdown.core.ruler.push("terms", ({ tokens }) => terms.mark(tokens));
  const { rules } = markdown.renderer;
  // Names with a number stay on one line: BRC-100, AES-256-GCM.
  rules.text = (tokens, index) =>
    escapeHtml(tokens[index]?.content ?? "").replace(
      /[A-Z]{2,}-\d+(?:-[A-Z]+)?/g,
      '<span class="unbroken">$&</span>',
    );
  rules.link_open = (tokens, index, options, _, self) => {
    const token = tokens[index] as Token;
    const href = resolve(String(token.attrGet("href") ?? ""));
    token.attrSet("href", href);
    if (isExternal(href)) {
      token.attrSet("target", "_blank");
      token.attrSet("rel", "noopener");
      closeWith(tokens, index, `<span class="visually-hidden"${english}> (${newTab})</span>`);
    }
    if (isDownload(href)) {
      token.attrSet("download", "");
      closeWith(tokens, index, ` (${escapeHtml(about(href))})`);
    }
    return self.renderToken(tokens, index, options);
  };
  rules.link_close = (tokens, index, options, _, self) => {
    const { hint = "" } = (tokens[index]?.meta ?? {}) as { hint?: string };
    return hint + self.renderToken(tokens, index, options);
  };
  // Wide tables and code scroll by themselves, which must work by keyboard too (WCAG 2.1.1). If nothing overflows, a
  // script removes the tab stop (components/scrollStops.ts).
  const scrolls = (name: string) => `role="group" aria-label="${escapeHtml(name)}" tabindex="0" data-scrolls`;
  const { fence, code_inline: inline } = rules;
  rules.fence = (...args) => {
    const [tokens, index] = args;
    // After the language comes a title: the name of a file, or a few words; before it `folded`, for long code.
    const [language = "", ...rest] = (tokens[index]?.info ?? "").split(" ");
    const isFolded = rest[0] === "folded";
    const title = escapeHtml(rest.slice(isFolded ? 1 : 0).join(" ") || language);
    const messages = `data-copied="${escapeHtml(copied)}" data-marked="${escapeHtml(marked)}"`;
    const copyButton = `<button type="button" class="needs-js"${english} ${messages}>${escapeHtml(copy)}</button>`;
    const pre = (fence?.(...args) ?? "").replace("<pre>", `<pre ${scrolls(code)} translate="no">`);
    if (isFolded)
      return `<figure class="code"><details><summary>${title}</summary>${copyButton}${pre}</details></figure>`;
    return `<figure class="code"><figcaption><span>${title}</span>${copyButton}</figcaption>${pre}</figure>`;
  };
  // Code is typed or compared character by character, so it must not be translated.
  rules.code_inline = (...args) => (inline?.(...args) ?? "").replace("<code>", '<code translate="no">');
  rules.table_open = () => `<div class="scroll" ${scrolls(table)}><table>`;
  rules.table_close = () => "</table></div>";
  return {
    text: (source: string) => markdown.renderInline(source),
    prose: (source: string) => markdown.render(source),
  };
}

/** Adds a hint to the end of the link that opens here. */
function closeWith(tokens: Token[], from: number, hint: string) {
  const close = tokens.slice(from).find(({ type }) => type === "link_close");
  if (close) close.meta = { hint };
}
