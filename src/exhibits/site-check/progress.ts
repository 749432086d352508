import type { Game } from "./game";

/** Connects the fetching with the page around it. Not part of the state, which has to be plain data. */
export const progress = {
  /** Called with what there is so far, after each file. Returns false to stop the fetching. */
  tell: (_game: Game): boolean => true,
  /** How often the visitor has begun something else. Fetching from before that stops. */
  stops: 0,
};
