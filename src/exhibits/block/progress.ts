import type { Tries } from "./mine";

/** Connects the mining with the page around it. Not part of the state, which has to be plain data. */
export const progress = {
  /** Called with each step of the search. Returns false to stop it. */
  tell: (_tries: Tries): boolean => true,
  /** How often the visitor has started again. A search from before the last restart stops. */
  stops: 0,
};
