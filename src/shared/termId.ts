/** The id of what explains a term of the glossary: on the glossary's own page, and wherever a page uses the term. */
export const termId = (term: string) => `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
