/** What the fetching has to do with the page around it, which the browser sets, since state is data without functions. */
export const progress = {
  /** Hears how far the fetching is, from 0 to 1; false ends it. */
  tell: (_share: number): boolean => true,
  /** How often a visitor has started again. Fetching that began before the last time ends. */
  stops: 0,
};
