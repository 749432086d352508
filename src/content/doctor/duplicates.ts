import type { ParsedFile } from "../parse";
import { canonicalPath, pageRoute, routesOf } from "../routes";
import type { Path } from "../walk";
import type { Check, Findings } from "./findings";

/** Things that are there twice: titles for search engines, redirects, keys, menu entries. */
export const checkDuplicates: Check = (sources, findings) => {
  const { redirects, claims, glossary, news, menus } = sources.shared;
  const { faults, warnings } = findings;
  const pages = sources.pages.filter(({ content }) => content);
  for (const field of ["title", "description"] as const) {
    twice(
      warnings,
      pages.map((file) => ({ file, path: [field], value: file.content?.[field] ?? "" })),
      (value, first) =>
        `${field === "title" ? "The title" : "The description"} "${value}" is also that of ${first}.`,
      "Search results show both: say what sets this page apart.",
    );
  }
  twice(
    faults,
    (claims?.content?.items ?? []).map(({ key }, index) => ({
      file: claims,
      path: ["items", index, "key"],
      value: key,
    })),
    (value) => `There are two claims with the key "${value}".`,
    "Keep one of the two, or give this one another key.",
  );
  twice(
    warnings,
    (glossary?.content?.items ?? []).flatMap(({ term, also }, index) => [
      { file: glossary, path: ["items", index, "term"], value: term },
      ...also.map((value, at) => ({ file: glossary, path: ["items", index, "also", at], value })),
    ]),
    (value) => `The glossary explains "${value}" twice.`,
    "Keep one of the two.",
  );
  twice(
    warnings,
    (news?.content?.items ?? []).map(({ to }, index) => ({
      file: news,
      path: ["items", index, "to"],
      value: to,
    })),
    (value) => `Two news items lead to "${value}".`,
    "Give each its own link key, or remove one.",
  );
  menus?.content?.header.forEach(({ title, entries }, menu) => {
    twice(
      warnings,
      entries.map(({ to }, index) => ({
        file: menus,
        path: ["header", menu, "entries", index, "to"],
        value: to,
      })),
      (value) => `The menu "${title}" leads to "${value}" twice.`,
      "Remove one of the two.",
    );
  });
  const routes = routesOf(sources);
  const froms = (redirects?.content?.items ?? []).map(({ from }, index) => ({
    file: redirects,
    path: ["items", index, "from"],
    value: canonicalPath(from.replace(/\/\*$/, "")),
  }));
  twice(faults, froms, (value) => `"${value}" is redirected twice.`, "Keep one of the two.");
  for (const { file, path, value } of froms) {
    const owner = routes.get(value);
    if (!owner || !file) continue;
    faults.push(
      file.fault(
        path,
        `The address "${value}" is that of data/${owner.name}.`,
        `A redirect hides the page. Remove the redirect, or move the page${value === pageRoute(owner) ? "" : "'s further address"}.`,
      ),
    );
  }
};

interface Place {
  file: ParsedFile | undefined;
  path: Path;
  value: string;
}

/** Reports every place but the first that holds a value; small and capital letters count as alike. */
function twice(
  list: Findings["faults"],
  places: Place[],
  problem: (value: string, first: string) => string,
  expected: string,
) {
  const seen = new Map<string, Place>();
  for (const place of places) {
    const key = place.value.trim().toLowerCase();
    const first = seen.get(key);
    if (!first) seen.set(key, place);
    else if (place.file) {
      list.push(place.file.fault(place.path, problem(place.value, `data/${first.file?.name}`), expected));
    }
  }
}
