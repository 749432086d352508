import MarkdownIt from "markdown-it";
import type { Html } from "../../shared/compiled";

/** What the renderer adds for readers in a browser: meanings of terms, and words for screen readers. */
const added = /<span class="(?:meaning|visually-hidden)"[\s\S]*?<\/span>/g;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export const plainText = ({ html }: Html) =>
  html
    .replace(added, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, " ")
    .trim();

/** The first paragraph of a compiled text, as plain words. */
export const firstParagraph = ({ html }: Html) =>
  plainText({ html: /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html });

const reader = new MarkdownIt({ html: false });

/** The words of a Markdown text in one line; the cells of a table, which are no sentence together, have dots between them. */
export const plainMarkdown = (markdown: string) =>
  reader
    .parse(markdown, {})
    .flatMap(({ children, content, type }) => {
      if (children)
        return children.map((token) => (/break$/.test(token.type) ? " " : token.content)).join("");
      if (type === "fence") return content;
      return /^t[hd]_close$/.test(type) ? "·" : [];
    })
    .join(" ")
    .replace(/[\s·]*·[\s·]*/g, " · ")
    .replace(/\s+|[\s·]+$/g, " ")
    .trim();
