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

/** What an edition shows: a release has no drafts, and a preview marks them. */
export function editionOf(sources: Sources, { drafts }: Edition): Sources {
  const { pages, shared } = sources;
  const isIn = (entry: unknown) => drafts || !isDraft(entry);
  const mark = shared.words?.content?.page.draft;
  const { news } = shared;
  return {
    ...sources,
    pages: pages
      .filter(({ known }) => isIn(known))
      .map((file) =>
        edited(file, (page) =>
          page.draft ? { ...page, sections: [notice(`**${mark}**`), ...page.sections] } : page,
        ),
      ),
    shared: {
      ...shared,
      ...(news && {
        news: edited(news, ({ items }) => ({
          items: items
            .filter(isIn)
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
