import { isExternal } from "../../shared/routes";

export interface Column<Page> {
  title: string;
  pages: Page[];
}

interface Menus {
  footer: readonly { title: string; links: readonly { href: string }[] }[];
  header: readonly { title: string; entries: readonly { href: string }[] }[];
}

/**
 * Every page once, under the heading of the first menu that lists it: the footer's columns, then the header's menus.
 * Pages that no menu lists come last.
 */
export function siteMap<Page extends { route: string }>(
  pages: readonly Page[],
  { footer, header }: Menus,
  furtherPages: string,
): Column<Page>[] {
  const menus = [
    ...footer.map(({ title, links }) => ({ title, hrefs: links.map(({ href }) => href) })),
    ...header.map(({ title, entries }) => ({ title, hrefs: entries.map(({ href }) => href) })),
  ];
  const left = new Map(pages.map((page) => [page.route, page]));
  const columns = new Map<string, Page[]>();
  for (const { title, hrefs } of menus) {
    for (const href of hrefs.filter((address) => !isExternal(address))) {
      const page = left.get(href);
      if (!page) continue;
      left.delete(href);
      columns.set(title, [...(columns.get(title) ?? []), page]);
    }
  }
  if (left.size > 0) columns.set(furtherPages, [...(columns.get(furtherPages) ?? []), ...left.values()]);
  return [...columns].map(([title, found]) => ({ title, pages: found }));
}
