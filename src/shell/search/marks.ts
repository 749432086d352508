/** A button that opens the search, or the page at this address where the search cannot be loaded. */
export interface SearchMark {
  "data-search": string;
}
