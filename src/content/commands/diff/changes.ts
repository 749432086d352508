import type { z } from "zod";
import { isoToday } from "../../check/examine";
import { redirectAt, redirectsOf } from "../../check/redirects";
import { mapContent } from "../../derive/walk";
import { type FileName, files, page } from "../../model/schema";
import { editionOf } from "../../read/edition";
import { pageRoute, routesOf } from "../../read/pageRoutes";
import { mostSimilar } from "../../read/similar";
import { fillVariables, variableValues } from "../../read/variables";
import { compare } from "./compare";
import type { Revision } from "./revision";

/** The visible changes on one page, or in one menu or list. */
export interface Change {
  where: string;
  what: string[];
}

const sharedNames: [name: FileName, where: string][] = [
  ["menus", "Menus and footer"],
  ["news", "News on the home page"],
  ["services", "Services on the home page"],
  ["words", "Words of the interface"],
  ["glossary", "Glossary"],
  ["redirects", "Redirects"],
];

/** The visible changes between two revisions of the content. */
export function changesBetween(before: Revision, after: Revision): Change[] {
  const broken = [...unreadableIn(before, "had faults then"), ...unreadableIn(after, "has faults now")];
  if (broken.length > 0) return [{ where: "Nothing can be compared", what: broken }];
  const [old, now] = [visibleIn(before), visibleIn(after)];
  const changes: Change[] = [];
  const add = (where: string, what: string[]) => {
    if (what.length > 0) changes.push({ where, what });
  };
  add("Everywhere", compare(files.site, old.everywhere, now.everywhere, "site", []));
  for (const [name, where] of sharedNames) {
    if (old.shared[name] && now.shared[name])
      add(where, compare(files[name], old.shared[name], now.shared[name], name, []));
    else if (old.shared[name] || now.shared[name]) add(where, [unreadable]);
  }
  const moved = movedPages(before, after);
  const former = new Map([...moved].map(([from, to]) => [to, from]));
  for (const route of [...new Set([...old.pages.keys(), ...now.pages.keys()])].sort()) {
    const [was, is] = [old.pages.get(former.get(route) ?? route), now.pages.get(route)];
    const to = moved.get(route);
    if (to !== undefined) add(route, [`This page is at ${to} now. ${whatRemains(route, after)}`]);
    else if (was === undefined && !old.pages.has(former.get(route) ?? route))
      add(route, ["This page is new."]);
    else if (is === undefined && !now.pages.has(route))
      add(route, [`This page is gone. ${whatRemains(route, after)}`]);
    else if (!was || !is) add(route, was || is ? [unreadable] : []);
    else add(route, compare(page, was, is, "page", []));
  }
  add("Pictures", pictureChanges(before, after, now.pages));
  return changes;
}

/** The shared files that have faults at one point in time. */
const unreadableIn = ({ sources }: Revision, when: string) =>
  (["site", "claims", "words"] as const).flatMap((name) =>
    sources.shared[name]?.content === undefined
      ? [`data/${name}.yaml ${when}: every page depends on it. Run npm run content.`]
      : [],
  );

/** Pages that have moved, by their old address. */
function movedPages(before: Revision, after: Revision): Map<string, string> {
  const [old, now] = [before, after].map(({ sources }) => {
    const { pages } = editionOf(sources, { today: isoToday(), drafts: false });
    return new Map(pages.map((page) => [pageRoute(page), page]));
  });
  const gone = [...(old ?? [])].filter(([route]) => !now?.has(route));
  const fresh = new Set([...(now ?? [])].filter(([route]) => !old?.has(route)).map(([, page]) => page));
  const moved = new Map<string, string>();
  for (const [route, page] of gone) {
    const to = mostSimilar(page.source, [...fresh]);
    if (!to) continue;
    fresh.delete(to);
    moved.set(route, pageRoute(to));
  }
  return moved;
}

function whatRemains(route: string, { sources }: Revision): string {
  if (routesOf(sources).has(route)) return "Its old address still shows it.";
  const redirect = redirectAt(redirectsOf(sources), route);
  if (redirect) return `Its old address leads to ${redirect.to}.`;
  return "Nothing is at its old address: write alsoAt or a redirect if people may still come by it.";
}

const unreadable = "One of the two states has faults, so its changes cannot be shown. Run npm run content.";

/** Content as visitors see it: without drafts, variables filled in, link keys resolved. */
function visibleIn({ sources: all }: Revision) {
  const sources = editionOf(all, { today: isoToday(), drafts: false });
  const { site, claims, words } = sources.shared;
  const links = site?.content?.links ?? {};
  const variables =
    site?.content && claims?.content && words?.content
      ? variableValues({ site: site.content, claims: claims.content, words: words.content })
      : new Map();
  const visible = (schema: z.ZodType, content: unknown) =>
    content === undefined
      ? undefined
      : mapContent(schema, content, {
          string: (value, { facts }) =>
            facts.kind !== "link"
              ? fillVariables(value, variables)
              : Object.hasOwn(links, value)
                ? links[value]
                : value,
        });
  const { brand, tagline, email, phone, location, logo } = site?.content ?? {};
  return {
    everywhere: { brand, tagline, email, phone, location, logo },
    shared: Object.fromEntries(
      sharedNames.map(([name]) => [name, visible(files[name], sources.shared[name]?.content)]),
    ),
    pages: new Map(sources.pages.map((file) => [pageRoute(file), visible(page, file.content)])),
  };
}

/** Pictures that changed under the same name; those with new names are reported where they are shown. */
function pictureChanges(before: Revision, after: Revision, pages: Map<string, unknown>): string[] {
  return [...after.pictures]
    .filter(([name, hash]) => before.pictures.has(name) && before.pictures.get(name) !== hash)
    .map(([name]) => {
      const shown = [...pages].filter(([, content]) => JSON.stringify(content)?.includes(`"${name}"`));
      const where = shown.map(([route]) => route).join(", ");
      return `${name} shows another picture${where ? `, on ${where}` : ""}.`;
    });
}
