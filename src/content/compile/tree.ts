import type { CompiledPage } from "./compiled";

type Sections = CompiledPage["sections"];

/**
 * Puts the styles of questions and answers at the start of the first question, so that pages need no code for them, and
 * only pages that ask contain them.
 */
export const withTree = (sections: Sections, styles: () => string): Sections =>
  sections.map((section) => {
    if (section.type !== "Article" || section.lists !== "answers") return section;
    const [first, ...others] = section.parts;
    if (!first) return section;
    const body = { html: `<style>${styles()}</style>${first.body.html}` };
    return { ...section, parts: [{ ...first, body }, ...others] };
  });
