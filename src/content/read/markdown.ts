import MarkdownIt, { type Token } from "markdown-it";

/**
 * Only parses, never renders. Accepts every link, so that forbidden ones are reported, and keeps escaped text apart
 * from the rest.
 */
const reader = Object.assign(new MarkdownIt({ html: true, linkify: false }), { validateLink: () => true });
reader.core.ruler.disable("text_join");

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

/** Stands for code and for escaped text. */
export const masked = "\ufffc";

/** What visitors read of each paragraph, cell and heading of a Markdown text, with its code masked, and its line. */
export function readIn(markdown: string): { words: string; line: number }[] {
  let line = 0;
  return reader.parse(markdown, {}).flatMap(({ children, map }) => {
    line = map?.[0] ?? line;
    return children ? [{ words: children.map(shown).join(""), line }] : [];
  });
}

function shown({ type, content }: Token): string {
  if (type === "text") return content;
  if (type === "softbreak" || type === "hardbreak") return "\n";
  return type === "code_inline" || type === "text_special" ? masked : "";
}

/** The first line of a code block that is never closed, if any. */
export function openCodeIn(markdown: string): string | undefined {
  if (!/^ *(?:```|~~~)/m.test(markdown)) return undefined;
  const lines = markdown.split("\n");
  const fences = reader.parse(markdown, {}).filter(({ type, map }) => type === "fence" && map);
  const open = fences.find(({ map, markup }) => {
    const [first = 0, end = 0] = map ?? [];
    return end - 1 <= first || lines[end - 1]?.trim().startsWith(markup) !== true;
  });
  return open?.map ? lines[open.map[0]]?.trim() : undefined;
}

/**
 * The first paragraph that its indentation turns into code, with the spaces that it has and those that it should
 * have.
 */
export function indentedCodeIn(
  markdown: string,
): { line: number; words: string; indent: number; right: number } | undefined {
  if (!/^ {4}/m.test(markdown)) return undefined;
  const lines = markdown.split("\n");
  /** Where the text of each list item around a token begins. */
  const items: number[] = [];
  for (const { type, map } of reader.parse(markdown, {})) {
    const line = map?.[0] ?? 0;
    const text = lines[line] ?? "";
    if (type === "list_item_open") items.push(/^\s*(?:[-*+]|\d+[.)])\s*/.exec(text)?.[0].length ?? 0);
    else if (type === "list_item_close") items.pop();
    else if (type === "code_block")
      return { line, words: text.trim(), indent: text.search(/\S/), right: items.at(-1) ?? 0 };
  }
  return undefined;
}

/** Tells whether a line of a text, counted from 0, is in a fenced block of code. */
export function fencedIn(markdown: string): (line: number) => boolean {
  if (!/^ *(?:```|~~~)/m.test(markdown)) return () => false;
  const fences = reader
    .parse(markdown, {})
    .flatMap(({ type, map }) => (type === "fence" && map ? [map] : []));
  return (line) => fences.some(([first, end]) => line >= first && line < end);
}

/** The beginning of a line like [name]: /address, which Markdown does not show. */
export function definitionIn(markdown: string): string | undefined {
  const found = /^ {0,3}(\[[^\]]+\]:)/m.exec(markdown)?.[1];
  if (!found) return undefined;
  const env: { references?: Record<string, never> } = {};
  reader.parse(markdown, env);
  return env.references && found;
}

/** A Markdown text without its blocks and spans of code. */
export const withoutCode = (markdown: string) =>
  markdown.replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, "").replace(/(`+)[\s\S]*?\1/g, "");
