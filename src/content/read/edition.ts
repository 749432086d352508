import { isPlainObject } from "../derive/schemaLookup";
import type { PageContent } from "../model/schema";
import type { ParsedFile } from "./parse";
import type { Sources } from "./sources";

/** Which content a build shows. */
export interface Edition {
  /** The day, in UTC, such as 2026-11-21. */
  today: string;
  /** Whether drafts are shown, as in previews and in `gatsby develop`. */
  drafts: boolean;
}

/** Whether a page or an entry is a draft, even in a file with faults. */
export const isDraft = (entry: unknown) => isPlainObject(entry) && entry.draft === true;

export const draftsIn = ({ pages, shared: { news } }: Sources): ParsedFile[] => [
  ...pages.filter(({ known }) => isDraft(known)),
  ...(news?.content?.items.flatMap((item) => (isDraft(item) ? [news] : [])) ?? []),
];

/** Whether an entry's dates, if it has any, include this day. */
export function isShownOn(today: string, entry: unknown): boolean {
  const { from = today, until = today } = isPlainObject(entry) ? entry : {};
  return String(from) <= today && today <= String(until);
}

/**
 * Keeps what an edition shows: entries whose dates include today, and drafts only in a preview, which labels them.
 */
export function editionOf(sources: Sources, { today, drafts }: Edition): Sources {
  const { pages, shared } = sources;
  const isIn = (entry: unknown) => drafts || !isDraft(entry);
  const isShown = (entry: object) => isShownOn(today, entry);
  const draftLabel = shared.words?.content?.page.draft;
  const { news } = shared;
  return {
    ...sources,
    pages: pages
      .filter(({ known }) => isIn(known))
      .map((file) =>
        edited(file, (page) => ({
          ...page,
          sections: [...(page.draft ? [notice(`**${draftLabel}**`)] : []), ...page.sections.filter(isShown)],
        })),
      ),
    shared: {
      ...shared,
      ...(news && {
        news: edited(news, ({ items }) => ({
          items: items
            .filter((item) => isIn(item) && isShown(item))
            .map((item) => (item.draft ? { ...item, title: `${draftLabel}: ${item.title}` } : item)),
        })),
      }),
    },
  };
}

const notice = (text: string) => ({ type: "Notice", text }) as PageContent["sections"][number];

/** A file with changed content; one with faults stays as it is. */
const edited = <T>(file: ParsedFile<T>, change: (content: T) => T): ParsedFile<T> =>
  file.content === undefined ? file : { ...file, content: change(file.content) };
