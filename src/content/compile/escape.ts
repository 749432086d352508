import MarkdownIt from "markdown-it";

/** Text as HTML (and XML) that shows it; text as a regular expression that matches it alone. */
export const { escapeHtml, escapeRE } = new MarkdownIt().utils;
