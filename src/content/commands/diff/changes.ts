import type { z } from "zod";
import { isoToday } from "../../check/examine";
import { mapContent } from "../../derive/walk";
import { type FileName, files, page } from "../../model/schema";
import { editionOf } from "../../read/edition";
import { pageRoute } from "../../read/pageRoutes";
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
  for (const route of [...new Set([...old.pages.keys(), ...now.pages.keys()])].sort()) {
    const [was, is] = [old.pages.get(route), now.pages.get(route)];
    if (was === undefined && !old.pages.has(route)) add(route, ["This page is new."]);
    else if (is === undefined && !now.pages.has(route)) add(route, ["This page is gone."]);
    else if (!was || !is) add(route, was || is ? [unreadable] : []);
    else add(route, compare(page, was, is, "page", []));
  }
  add("Pictures", pictureChanges(before, after, now.pages));
  return changes;
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
