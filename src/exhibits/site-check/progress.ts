/** Hears how far the fetching is, from 0 to 1; false ends it. The browser sets it, since state is data without functions. */
export const progress = { tell: (_share: number): boolean => true };
