/** Connects the fetching with the page around it. Not part of the state, which has to be plain data. */
export const progress = {
  /** Called with the progress, from 0 to 1. Returns false to stop the fetching. */
  tell: (_share: number): boolean => true,
  /** How often the visitor has started again. Fetching from before the last restart stops. */
  stops: 0,
};
