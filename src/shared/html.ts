import type { Html } from "./compiled";

type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const render = (part: Part): string => {
  if (part === false || part === null || part === undefined) return "";
  if (typeof part === "object") return "html" in part ? part.html : part.map(render).join("");
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
};

/** Removes the source's line breaks between elements and turns others into a space. */
const collapse = (text: string) => text.replace(/(^|>)\s*\n\s*(?=<|$)/g, "$1").replace(/\s*\n\s*/g, " ");

/**
 * Markup as a tagged template, for both the build and the browser. Values are escaped, wherever they come from, unless
 * this function made them; lists are joined, and false, null and undefined are left out.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.map((text, index) => collapse(text) + render(parts[index])).join(""),
});
