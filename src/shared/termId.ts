/** The id of the explanation of a glossary term, both on the glossary page and on pages that use the term. */
export const termId = (term: string) => `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
