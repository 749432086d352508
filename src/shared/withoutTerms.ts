import type { Html } from "./compiled";

/** A popover with the meaning of a term (content/compile/terms.ts), and what surrounds the term itself. */
const meaning = /<span class="meaning"(?:<span(?:(?!<\/?span).)*<\/span>|(?!<\/?span).)*<\/span>/gs;
const button = /<\/?button\b[^>]*>/g;

/** The same text without the terms' explanations, for a repetition: an id can be in a document only once. */
export const withoutTerms = ({ html }: Html): Html => ({
  html: html.replace(meaning, "").replace(button, ""),
});
