import type { CompiledPage } from "./compiled";

type Sections = CompiledPage["sections"];

/**
 * Puts the styles of questions and answers before the first question, as a part of their own, so that pages need no code
 * for them, and only pages that ask contain them. HTML wants them before all that they are for.
 */
export const withTree = (sections: Sections, styles: () => string): Sections =>
  sections.map((section) => {
    if (section.type !== "Article" || section.lists !== "answers") return section;
    const [first] = section.parts;
    if (!first) return section;
    const sheet = { ...first, body: { html: `<style>${styles()}</style>` } };
    return { ...section, parts: [sheet, ...section.parts] };
  });
