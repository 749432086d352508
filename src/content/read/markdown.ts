import MarkdownIt, { type Token } from "markdown-it";

/** Only parses, never renders. Accepts every link, so that forbidden ones are found and reported. */
const reader = Object.assign(new MarkdownIt({ html: true, linkify: false }), { validateLink: () => true });

/** Finds tags in plain lines, which do not use Markdown. */
const plain = new MarkdownIt("zero", { html: true }).enable("html_inline");

/** Every token of a text, including those inside lines. */
const tokensOf = (markdown: string): Token[] =>
  reader.parse(markdown, {}).flatMap((block) => [block, ...(block.children ?? [])]);

/** The first piece of HTML in a text, or undefined. HTML in Markdown code is allowed. */
export function markupIn(source: string, isMarkdown: boolean): string | undefined {
  if (!source.includes("<")) return undefined;
  const tokens = isMarkdown
    ? tokensOf(source)
    : plain.parseInline(source, {}).flatMap(({ children }) => children ?? []);
  return tokens.find(({ type }) => type === "html_inline" || type === "html_block")?.content.trim();
}

/** The targets of all links and pictures in a Markdown text, exactly as written. */
export function linksIn(markdown: string): string[] {
  if (!markdown.includes("[") && !markdown.includes("<")) return [];
  return tokensOf(markdown).flatMap((token) => {
    const target = token.attrGet(token.type === "image" ? "src" : "href");
    return target === null ? [] : [String(target)];
  });
}

/** A Markdown text without its blocks and spans of code. */
export const withoutCode = (markdown: string) =>
  markdown.replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, "").replace(/(`+)[\s\S]*?\1/g, "");
