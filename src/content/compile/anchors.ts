import type { PageContent } from "../model/schema";

type Section = PageContent["sections"][number];

const slug = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Sections with a name that links lead to: their own, or one from their heading, so that search can lead there. The prefix
 * keeps it apart from every other id.
 */
export function withAnchors(sections: readonly Section[]): Section[] {
  const used = new Set(sections.map(({ anchor }) => anchor));
  return sections.map((section) => {
    const anchor = "title" in section ? `on-${slug(section.title)}` : undefined;
    if (section.anchor || !anchor || used.has(anchor)) return section;
    used.add(anchor);
    return { ...section, anchor };
  });
}
