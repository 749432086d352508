import { pages, routes } from "./content";

/** `npm run nets` lets the wide matrices run in full; `npm test` takes a part of each, where most is found. */
export const full = process.env.NETS === "full";

/** In full, or as much as `npm test` has time for. */
export const some = <T>(all: readonly T[], chosen: readonly NoInfer<T>[]) => (full ? all : chosen);

/** What a section looks like as far as its type and its choices say. */
const looksOf = ({ sections }: (typeof pages)[number]) =>
  sections.map((section) =>
    [
      section.type,
      ..."layout look arrange frame".split(" ").map((choice) => section[choice as keyof typeof section]),
    ].join(),
  );

/** Few pages that together have every look of every type of section. */
function coveringRoutes(): string[] {
  const chosen: string[] = [];
  const missing = new Set(pages.flatMap(looksOf));
  const gain = (page: (typeof pages)[number]) =>
    new Set(looksOf(page).filter((look) => missing.has(look))).size;
  while (missing.size > 0) {
    const best = pages.reduce((most, page) => (gain(page) > gain(most) ? page : most));
    for (const look of looksOf(best)) missing.delete(look);
    chosen.push(best.route);
  }
  return chosen;
}

/** For what follows from sections rather than from words: every route, or some that have all kinds of sections. */
export const routesToTry = some(routes, coveringRoutes());
