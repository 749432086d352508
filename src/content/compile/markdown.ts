import type { HLJSApi } from "highlight.js";
import MarkdownIt, { type Token } from "markdown-it";
import { isExternal } from "../../shared/routes";
import type { TermMarker } from "./terms";

/** HTML in the source is shown as text, never passed through: content cannot bring scripts along. */
const create = () => new MarkdownIt({ html: false, linkify: false, typographer: true, highlight });

let highlighter: HLJSApi | undefined;

/** Colours code while the site is built; an unknown language stays plain. */
function highlight(code: string, language: string): string {
  // Loaded at the first use: the check alone, which editors wait for, never colours code.
  highlighter ??= require("highlight.js") as HLJSApi;
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : "";
}

/** Reads rather than shows: addresses that a page would never link to are found too, so that they can be told. */
const reader = Object.assign(create(), { validateLink: () => true });

const htmlTag =
  /<\/?(?:a|abbr|article|aside|b|base|blockquote|body|br|button|center|code|details|div|em|embed|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|mark|meta|nav|object|ol|p|pre|s|script|section|select|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video|audio|source)(?=[\s/>])[^>]*>?|<!--/i;

/** The first piece of HTML in a text, or undefined. In Markdown, code may speak of HTML. */
export function markupIn(source: string, isMarkdown: boolean): string | undefined {
  if (!source.includes("<")) return undefined;
  const texts = isMarkdown
    ? reader
        .parse(source, {})
        .flatMap(({ children }) => (children ?? []).filter(({ type }) => type === "text"))
        .map(({ content }) => content)
    : [source];
  for (const text of texts) {
    const found = htmlTag.exec(text)?.[0];
    if (found) return found;
  }
  return undefined;
}

/** The targets of all links and pictures in a Markdown text, as written. */
export function linksIn(markdown: string): string[] {
  if (!markdown.includes("[") && !markdown.includes("<")) return [];
  return reader.parse(markdown, {}).flatMap(({ children }) => (children ?? []).flatMap(targetOf));
}

const targetOf = (token: Token): string[] => {
  const target =
    token.type === "link_open" ? token.attrGet("href") : token.type === "image" ? token.attrGet("src") : null;
  return target === null ? [] : [String(target)];
};

export interface MarkdownOptions {
  /** Turns a link as written (a route, a link key, an anchor) into an address. */
  resolve(target: string): string;
  /** Read out behind links that leave the site. */
  newTab: string;
  /** Explains the terms of the glossary at their first use; made anew for each page. */
  terms?: TermMarker;
}

/** Makes the two renderers: `text` for one paragraph's inside, `prose` for several blocks. Both return HTML. */
export function markdownRenderer({ resolve, newTab, terms }: MarkdownOptions) {
  const markdown = create();
  if (terms) markdown.core.ruler.push("terms", ({ tokens }) => terms.mark(tokens));
  const { rules } = markdown.renderer;
  rules.link_open = (tokens, index, options, _, self) => {
    const token = tokens[index] as Token;
    const href = resolve(String(token.attrGet("href") ?? ""));
    token.attrSet("href", href);
    if (isExternal(href) && !href.startsWith("mailto:")) {
      token.attrSet("target", "_blank");
      token.attrSet("rel", "noopener");
      closeWithHint(tokens, index);
    }
    return self.renderToken(tokens, index, options);
  };
  rules.link_close = (tokens, index, options, _, self) => {
    const token = tokens[index] as Token;
    const hint = token.meta?.external ? `<span class="visually-hidden"> (${newTab})</span>` : "";
    return hint + self.renderToken(tokens, index, options);
  };
  // Wide tables and code scroll inside themselves, by keyboard too (WCAG 2.1.1).
  const fence = rules.fence;
  rules.fence = (...args) => (fence?.(...args) ?? "").replace("<pre>", '<pre tabindex="0">');
  rules.table_open = () => '<div class="scroll" role="region" tabindex="0"><table>';
  rules.table_close = () => "</table></div>";
  return {
    text: (source: string) => markdown.renderInline(source),
    prose: (source: string) => markdown.render(source),
  };
}

function closeWithHint(tokens: Token[], from: number) {
  const close = tokens.slice(from).find(({ type }) => type === "link_close");
  if (close) close.meta = { external: true };
}
