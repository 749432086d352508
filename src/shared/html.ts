import type { Html } from "./compiled";

type Part = Html | string | number | false | null | undefined | readonly Part[];

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const written = (part: Part): string => {
  if (part === false || part === null || part === undefined) return "";
  if (typeof part === "object") return "html" in part ? part.html : part.map(written).join("");
  return String(part).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
};

/** Line breaks of the source: none between elements, a space elsewhere. */
const joined = (text: string) => text.replace(/(^|>)\s*\n\s*(?=<|$)/g, "$1").replace(/\s*\n\s*/g, " ");

/**
 * Markup as a tagged template, for pages at build time and for the browser alike. What is put in is shown as text,
 * wherever it comes from, unless it is markup made here; lists are joined, and what is false is left out.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.map((text, index) => joined(text) + written(parts[index])).join(""),
});
