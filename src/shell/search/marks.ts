/** A button that opens the search, or the page at this address where the search cannot be loaded. */
export const searchMark = (otherwise: string) => ({ "data-search": otherwise });
