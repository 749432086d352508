import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { progress as hashing } from "../seal/progress";
import { back, give } from "./own";
import { begin, cheap, ease, type Game, letter, newRoot, remake, swap, test, turn, write } from "./play";
import { progress } from "./progress";
import { check, type Proof, parse } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** A block of one's own is asked for the slider's work, and one that is said to be of the chain for that of its date. */
function asking(content: Content, { proof: { file } }: Game): Content {
  const { own: asked, target, next, ...both } = content.steps;
  const isOwn = file !== undefined;
  const steps = { ...both, ...(isOwn ? { own: asked } : { target, next }) };
  return { ...content, steps: steps as Content["steps"], holds: isOwn ? content.ownHolds : content.holds };
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
