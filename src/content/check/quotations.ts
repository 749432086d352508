import { type Check, everythingReads } from "./findings";
import { valuesIn, valuesOf } from "./values";

/** Reduces a text to its words, so that Markdown, line breaks and kinds of apostrophes do not matter. */
const wordsOf = (text: string) =>
  text
    .replaceAll("’", "'")
    .replace(/[*_`"“”]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Quotations that are on no other page and not in the sign-offs. */
export const checkQuotations: Check = (sources, { warn }) => {
  const quotations = valuesOf(sources, "Quote.quote");
  if (quotations.length === 0 || !everythingReads(sources)) return;
  const pageTexts = sources.pages.map((page) => ({
    page,
    texts: valuesIn(page).map(({ value }) => wordsOf(value)),
  }));
  const confirmed = valuesOf(sources, "signoffs.items.words").map(({ value }) => wordsOf(value));
  for (const { file, path, value } of quotations) {
    const words = wordsOf(value);
    const isOurs = pageTexts.some(
      ({ page, texts }) => page !== file && texts.some((text) => text.includes(words)),
    );
    if (isOurs || confirmed.some((text) => words.includes(text))) continue;
    warn(
      { file, path },
      "No other page says this sentence.",
      "Quote a page of this site letter by letter, or enter in data/signoffs.yaml who has to confirm the words.",
    );
  }
};
