import { canonicalPath } from "../../shared/routes";
import { quote } from "../read/faults";
import { routesOf } from "../read/pageRoutes";
import type { Check } from "./findings";
import { isForeign } from "./values";

/** Translations without a language, translations of translations, and two translations into the same language. */
export const checkLanguages: Check = (sources, { fault }) => {
  const routes = routesOf(sources);
  const first = new Map<string, string>();
  for (const file of sources.pages) {
    const { lang, translates } = file.content ?? {};
    if (translates === undefined) continue;
    const say = (problem: string, expected: string) =>
      fault({ file, path: ["translates"] }, problem, expected);
    const original = routes.get(canonicalPath(translates));
    if (lang === undefined) {
      say("A translation is in another language.", 'Say in which: add "lang", such as lang: de.');
    } else if (!translates.startsWith("/")) {
      say(
        `${quote(translates)} is not a page of this site.`,
        "Write the address of the English page: /about.",
      );
    } else if (original && isForeign(original)) {
      say(`${quote(translates)} is a translation itself.`, "Write the address of the English page.");
    } else if (original) {
      const key = `${original.name} ${lang}`;
      const other = first.get(key);
      if (other) say(`data/${other} has the same page in the same language.`, "Keep one of the two.");
      first.set(key, file.name);
    }
  }
};
