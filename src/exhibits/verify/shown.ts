import type { Judgement } from "./judgement";

/** What is shown at one moment. */
export interface Shown {
  judgement: Judgement;
  /** The input that it is about. */
  text: string;
  /** How many of its parts are drawn. */
  most: number;
  /** Parts as they were typed, by their index, and whether the value is unusable. */
  drafts: ReadonlyMap<number, { value: string; isBad: boolean }>;
}

export const mostAtFirst = 60;
