import type { Steps } from "../kit/exhibit";
import type { Kind, Known, Part, Said } from "./judgement";

/** An input that has the form of its kind, and what there is to check of it. */
export interface Reading {
  kind: Kind;
  parts: Part[];
  further: number;
  /** The steps of the check by their names, in order. */
  names: readonly string[];
  steps: Steps;
  /** What has to be asked of somebody once all steps have passed. Nothing where the input shows all of it. */
  remains(): Said[];
  /** The sentence for a check that passes and leaves nothing to ask. */
  holds: Said;
  mechanism?: Known;
  read?: string;
}
