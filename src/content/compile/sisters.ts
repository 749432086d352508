import { canonicalPath } from "../../shared/routes";
import type { PageContent } from "../model/schema";
import { pageRoute } from "../read/pageRoutes";
import { contentOf, type ParsedFile } from "../read/parse";
import type { Sister } from "./compiled";

/** A page in all its languages, the original first; empty if there is only one. */
export function sistersOf(
  file: ParsedFile<PageContent>,
  pages: readonly ParsedFile<PageContent>[],
): Sister[] {
  const originalOf = (page: ParsedFile<PageContent>) => {
    const { translates } = contentOf(page);
    return translates === undefined ? pageRoute(page) : canonicalPath(translates);
  };
  const original = originalOf(file);
  const sisters = pages
    .filter((page) => originalOf(page) === original)
    .map((page) => ({ lang: contentOf(page).lang ?? "en", route: pageRoute(page) }))
    .sort((a, b) => Number(b.route === original) - Number(a.route === original));
  return sisters.length > 1 ? sisters : [];
}
