import { isGroup } from "../derive/walk";
import type { PageContent } from "../model/schema";
import type { ParsedFile } from "./parse";
import type { Sources } from "./sources";

/** For whom a site is built, and when. */
export interface Edition {
  /** The day, in UTC, such as 2026-11-21. */
  today: string;
  /** Whether drafts are shown, as in previews and in `gatsby develop`. */
  drafts: boolean;
}

/** Whether a page or an entry is a draft, also in a file with faults. */
export const isDraft = (entry: unknown) => isGroup(entry) && entry.draft === true;

/** The drafts among pages and news, as the files that they are in. */
export const draftsIn = ({ pages, shared: { news } }: Sources): ParsedFile[] => [
  ...pages.filter(({ known }) => isDraft(known)),
  ...(news?.content?.items.flatMap((item) => (isDraft(item) ? [news] : [])) ?? []),
];

/** Whether the days of an entry, if it has any, include this one. */
export function isShownOn(today: string, entry: unknown): boolean {
  const { from = today, until = today } = isGroup(entry) ? entry : {};
  return String(from) <= today && today <= String(until);
}

/** What an edition shows: what has its day, and no drafts but in a preview, which marks them. */
export function editionOf(sources: Sources, { today, drafts }: Edition): Sources {
  const { pages, shared } = sources;
  const isIn = (entry: unknown) => drafts || !isDraft(entry);
  const isShown = (entry: object) => isShownOn(today, entry);
  const mark = shared.words?.content?.page.draft;
  const { news } = shared;
  return {
    ...sources,
    pages: pages
      .filter(({ known }) => isIn(known))
      .map((file) =>
        edited(file, (page) => ({
          ...page,
          sections: [...(page.draft ? [notice(`**${mark}**`)] : []), ...page.sections.filter(isShown)],
        })),
      ),
    shared: {
      ...shared,
      ...(news && {
        news: edited(news, ({ items }) => ({
          items: items
            .filter((item) => isIn(item) && isShown(item))
            .map((item) => (item.draft ? { ...item, title: `${mark}: ${item.title}` } : item)),
        })),
      }),
    },
  };
}

const notice = (text: string) => ({ type: "Notice", text }) as PageContent["sections"][number];

/** A file with other content; one with faults stays as it is. */
const edited = <T>(file: ParsedFile<T>, change: (content: T) => T): ParsedFile<T> =>
  file.content === undefined ? file : { ...file, content: change(file.content) };
