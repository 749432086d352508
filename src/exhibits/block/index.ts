import type { Exhibit, ExhibitContent } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { progress as hashing } from "../seal/progress";
import { back, give } from "./own";
import { begin, cheap, ease, type Game, letter, newRoot, remake, swap, test, turn, write } from "./play";
import { progress } from "./progress";
import { check, type Proof, parse } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** A block of one's own is asked for the slider's least. What the chain asks for stays in the list, and unanswered. */
function asking(content: Content, { proof: { file } }: Game): Content & Pick<ExhibitContent, "drawnAs"> {
  if (file !== undefined) return { ...content, holds: content.ownHolds, drawnAs: "uncovered" };
  const { own: _, ...steps } = content.steps;
  return { ...content, steps: steps as Content["steps"] };
}

/** The seal of what is no header. */
const nothing = "0".repeat(64);

export const exhibit = {
  begin: async ({ preset, sample }) => begin(preset, sample.forged),
  edits: { turn, write, give },
  asides: { ease },
  cheats: { letter, swap, newRoot, remake, back, test },
  gaps: { cheap },
  inPage: ["give", "remake"],
  finish: (game) => game,
  stop() {
    hashing.stops++;
    progress.stops++;
  },
  record: ({ proof }) => proof,
  caught: ["id", "path", "root", "work", "own", "target", "next"],
  check,
  view,
  wordsFor: asking,
  lessonOf: ({ attack = "" }, { labels }) => ({ test: labels.trialCaught, back: labels.backCaught })[attack],
  sealOf: ({ proof }) => asHash("block", parse(proof.header)?.root ?? nothing),
} satisfies Exhibit<Game, Content, Proof>;
