import MarkdownIt from "markdown-it";

/** Escapes text for HTML and XML; escapes text for a regular expression. */
export const { escapeHtml, escapeRE } = new MarkdownIt().utils;
