import { filled } from "../../shared/filled";
import type { Exhibit, ExhibitContent } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { progress as hashing } from "../seal/progress";
import { dateOf } from "./head";
import { back, give } from "./own";
import { begin, cheap, ease, type Game, letter, newRoot, remake, swap, test, turn, write } from "./play";
import { progress } from "./progress";
import { check, type Proof, parse } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** A block of one's own is asked for the slider's least, and for nothing that only a block of the chain can answer. */
function asking(
  content: Content,
  { proof: { file, header } }: Game,
): Content & Pick<ExhibitContent, "passes"> {
  const { own, target, next, ...shared } = content.steps;
  const withSteps = (steps: object) => ({ ...content, steps: { ...shared, ...steps } as Content["steps"] });
  if (file !== undefined)
    return { ...withSteps({ own }), holds: content.ownHolds, passes: content.labels.passesOwn };
  const date = dateOf(parse(header)?.time ?? 0);
  return { ...withSteps({ target, next }), holds: filled(content.labels.held, { date }) };
}

/** The seal of what is no header. */
const nothing = "0".repeat(64);

export const exhibit = {
  begin: async ({ preset, sample }) => begin(preset, sample.forged),
  edits: { turn, write, give },
  asides: { ease },
  cheats: { letter, newRoot, remake, back, swap, test },
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
