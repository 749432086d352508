import { claimKeys } from "./claims";
import type { Check, Tell } from "./findings";
import { type Value, valuesOf } from "./values";

/** Things that appear twice: titles for search engines, keys, terms, menu entries. */
export const checkDuplicates: Check = (sources, { fault, warn }) => {
  for (const field of ["title", "description"] as const) {
    twice(
      warn,
      valuesOf(sources, `page.${field}`),
      (value, first) => `The ${field} "${value}" is also used by ${first}.`,
      "Search results show both: say what sets this page apart.",
    );
  }
  twice(
    fault,
    valuesOf(sources, ...claimKeys),
    (value) => `There are two claims with the key "${value}".`,
    "Keep one of the two, or give this one another key.",
  );
  twice(
    warn,
    valuesOf(sources, "glossary.items.term", "glossary.items.also"),
    (value) => `The glossary explains "${value}" twice.`,
    "Keep one of the two.",
  );
  twice(
    warn,
    valuesOf(sources, "news.items.url"),
    (value) => `Two news items lead to "${value}".`,
    "Give each its own link key, or remove one.",
  );
  const entries = valuesOf(sources, "menus.header.entries.href");
  sources.shared.menus?.content?.header.forEach(({ title }, menu) => {
    twice(
      warn,
      entries.filter(({ path }) => path[1] === menu),
      (value) => `The menu "${title}" leads to "${value}" twice.`,
      "Remove one of the two.",
    );
  });
};

/** Reports every repetition of a value; letter case does not matter. */
function twice(
  tell: Tell,
  values: Value[],
  problem: (value: string, first: string) => string,
  expected: string,
) {
  const seen = new Map<string, Value>();
  for (const found of values) {
    const { value } = found;
    const key = value.trim().toLowerCase();
    const first = seen.get(key);
    if (first) tell(found, problem(value, `data/${first.file.name}`), expected);
    else seen.set(key, found);
  }
}
