/** A page that may have been meant. */
export interface Suggestion {
  to: string;
  page: string;
}

/** Pages for the words of an address, found by the search, whose code is loaded for it; none where it does not arrive. */
export async function suggestionsFor(path: string): Promise<Suggestion[]> {
  // The element of src/head/search.ts says where the search is.
  const { code, index } = document.querySelector<HTMLElement>("script[data-code]")?.dataset ?? {};
  if (!code || !index) return [];
  try {
    const { suggest } = await import(/* webpackIgnore: true */ code);
    return await suggest(path, index);
  } catch {
    return [];
  }
}
