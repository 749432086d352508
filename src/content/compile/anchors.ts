import type { PageContent } from "../model/schema";

type Section = PageContent["sections"][number];

const slug = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Gives every section with a heading an anchor, its own or one derived from the heading, so that the search can link to
 * it. The prefix avoids collisions with other ids.
 */
export function withAnchors(sections: readonly Section[]): Section[] {
  const used = new Set(sections.map(({ anchor }) => anchor));
  return sections.map((section) => {
    const anchor = "title" in section && section.title ? `on-${slug(section.title)}` : undefined;
    if (section.anchor || !anchor || used.has(anchor)) return section;
    used.add(anchor);
    return { ...section, anchor };
  });
}
