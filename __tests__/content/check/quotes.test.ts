import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { filesBelow } from "../../../src/content/read/folders";

interface Section {
  type: string;
  text?: string;
  attribution?: string;
  images?: unknown[];
  variant?: string;
}

const folder = join(process.cwd(), "data/pages");
const pages = filesBelow(folder).map((name) => {
  const source = readFileSync(join(folder, name), "utf8");
  const { sections }: { sections: Section[] } = parse(source);
  return { name, source, quotes: sections.filter(({ type }) => type === "Quote") };
});
const quotes = pages.flatMap(({ name, quotes: found }) => found.map((quote) => ({ name, ...quote })));

/** Only the words: Markdown, line breaks and the kind of apostrophe are not part of a quotation. */
const plain = (text: string) =>
  text.replaceAll("’", "'").replace(/[*_`"]|\s+/g, (sign) => (sign.trim() ? "" : " "));

test.each(quotes)(
  "the sentence that $name quotes is in another document of the site",
  ({ name, text = "" }) => {
    const others = pages.filter((page) => page.name !== name).map(({ source }) => plain(source));
    expect(others.some((source) => source.includes(plain(text)))).toBe(true);
  },
);

test.each(["default", "highlighted"])("a quotation is shown in the %s look, with a picture", (look) => {
  const shown = quotes.filter(({ variant = "default" }) => variant === look);
  expect(shown.some(({ images = [] }) => images.length > 0)).toBe(true);
  for (const { attribution } of shown) expect(attribution).toBeTruthy();
});
