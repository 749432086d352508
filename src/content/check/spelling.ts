import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import nspell from "nspell";
import { quote } from "../read/faults";
import { remember } from "../read/results";
import type { Sources } from "../read/sources";
import type { Check } from "./findings";
import { allValues, isWritingKnown, mayHold, valuesOf, withoutFixed, writtenIn } from "./values";

/** Suggestions take a tenth of a second each, so only the first misspelled words get any. */
const mostSuggestions = 5;

/**
 * Words that are neither in the American dictionary nor in data/writing.yaml. Reading the dictionary takes 0.4 s, so
 * only `npm run content` runs this check; a build does not.
 */
export const checkSpelling: Check = (sources, { warn }) => {
  const { site, writing, glossary } = sources.shared;
  if (!isWritingKnown(sources)) return;
  const mayBeOwn = (word: string) => [site, writing, glossary].some((file) => mayHold(file, word));
  const own = new Set(ownWords(sources).map((word) => word.toLowerCase()));
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const is = own.has(word.toLowerCase()) || isAcronym(word) || isRight(word) || mayBeOwn(word);
    known.set(word, is);
    return is;
  };
  let proposals = 0;
  const remedy = (word: string) => {
    proposals += 1;
    const [best] = proposals > mostSuggestions ? [] : suggested(word);
    const right = "if it is right, add it to words in data/writing.yaml.";
    return best ? `Did you mean ${quote(best)}? Else, ${right}` : `Correct it; ${right}`;
  };
  for (const found of allValues(sources)) {
    const prose = writtenIn(found);
    if (prose === undefined || found.file.name === "writing.yaml") continue;
    const unknown = wordsOf(withoutFixed(prose, sources)).filter((word) => !isKnown(word));
    for (const word of new Set(unknown)) {
      const problem = `${quote(word)} is not in the dictionary.`;
      warn(found, problem, remedy(word), word);
    }
  }
};

/** Fields with proper names, which are in no dictionary. */
const names = [
  "site.brand",
  "site.legal.entity",
  "site.legal.address",
  "glossary.items.term",
  "glossary.items.also",
] as const;

/** The project's own words, even from files with faults elsewhere. */
const ownWords = (sources: Sources) => [
  ...valuesOf(sources, "writing.words").map(({ value }) => value),
  ...valuesOf(sources, ...names).flatMap(({ value }) => wordsOf(value)),
];

/** BSV, APIs, UTXOs. */
const isAcronym = (word: string) => /^\p{Lu}{2,5}s?$/u.test(word);

/** The words of a text without addresses, variables, words with digits, hyphens and possessive 's. */
function wordsOf(prose: string): string[] {
  const plain = prose.replace(/\]\([^)]*\)|\{[^}]*\}|\S+[@/]\S+/g, " ");
  const found = plain.match(/(?<![\p{L}\p{N}.])\p{L}[\p{L}\p{M}’']*(?![\p{N}])/gu) ?? [];
  return found.map((word) => word.replaceAll("’", "'").replace(/'s?$/, ""));
}

const isRight = (word: string) => remember(["spelling", word], () => dictionary().correct(word));

const suggested = (word: string) => remember(["suggestions", word], () => dictionary().suggest(word));

let loaded: ReturnType<typeof nspell> | undefined;

function dictionary() {
  // The package's ES module can only be loaded asynchronously, but the check is synchronous: read its files instead.
  const folder = dirname(require.resolve("dictionary-en"));
  loaded ??= nspell(readFileSync(join(folder, "index.aff")), readFileSync(join(folder, "index.dic")));
  return loaded;
}
