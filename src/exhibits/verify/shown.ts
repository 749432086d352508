import type { Judgement } from "./judgement";

/** What is shown at one moment. */
export interface Shown {
  judgement: Judgement;
  /** The input that it is about. */
  text: string;
  /** How many of its parts are drawn. */
  most: number;
  /** What stands in parts as it was typed, by their places, and whether it could not be used. */
  drafts: ReadonlyMap<number, { value: string; isBad: boolean }>;
}

export const mostAtFirst = 60;
