import type { Steps } from "../kit/exhibit";
import type { Kind, Known, Part, Said } from "./judgement";

/** An input that has the form of its kind, and what there is to check. */
export interface Reading {
  kind: Kind;
  parts: Part[];
  further: number;
  /** The names of the check's steps, in order. */
  names: readonly string[];
  steps: Steps;
  /** What the input cannot show by itself even if all steps pass: empty if there is nothing. */
  remains(): Said[];
  /** The sentence for a check that passes with nothing left open. */
  holds: Said;
  mechanism?: Known;
  read?: string;
}
