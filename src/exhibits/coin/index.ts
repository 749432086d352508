import { filled } from "../../shared/filled";
import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { go, isLost, sign, todayOf, wait, weaken, write } from "./escrow";
import type { Game, Preset } from "./game";
import { turn } from "./handover";
import { ask, sumsOf } from "./payment";
import { attacks, begin, double, field, invent, lie, look, pick, spend, unseen, withhold } from "./play";
import { askedOn } from "./purchase";
import { type Bundle, check } from "./run";
import type { Terms } from "./runEscrow";
import { holderIn } from "./said";
import { atEnd } from "./trace";
import { idOf } from "./transaction";
import { view } from "./view";
import { isWrittenAnew, weakly } from "./weakly";
import type { Content } from "./words";

/** Only what is recorded can be untrue, only a token and a listing can be made twice, and only a server can keep what was paid for. */
const lastGaps: Partial<Record<Preset, string[]>> = {
  handover: ["lie", "double"],
  purchase: ["double"],
  payment: ["withhold"],
};

/** A crate that is gone is refused as one handed on twice is. Of an escrow, both that come too early stand side by side. */
const cheatsOf: Partial<Record<Preset, string[]>> = {
  handover: ["twice", "forge", "change", "rule"],
  purchase: ["twice", "stale", "forge", "change", "rule"],
  escrow: ["twice", "change", "rule", "stale", "forge"],
};

/** Block 9's payment to block 170 left no fee, has no issuer and hands on no token. */
const firstSteps = ({ labels, steps: { fee: _, ...steps } }: Content) =>
  ({ ...steps, who: labels.firstWho, terms: labels.firstTerms }) as Content["steps"];

/** Of a search, the verdict says whose the part is now. */
function holdsFor(game: Game, { labels }: Content) {
  const holder = holderIn(game);
  return holder && { holds: labels[`${holder}Hold`] };
}

export const exhibit = {
  begin,
  edits: { spend, turn, ask, sign, wait, weaken, write, field },
  // Whoever drops a coin has asked what becomes of it.
  checked: ["spend"],
  asides: { pick, look, go },
  cheats: attacks,
  gaps: { unseen, invent, lie, double, withhold },
  partsOf: ({ preset, steps }) => ({
    steps: Object.keys(steps),
    cheats: cheatsOf[preset] ?? Object.keys(attacks),
    gaps: ["unseen", "invent", ...(lastGaps[preset] ?? [])],
  }),
  finish: atEnd,
  record: ({ preset, isFirst, terms, made, offered, spent }) => ({
    kind: isFirst ? "first" : preset,
    terms: isFirst ? {} : terms,
    transactions: offered.map((place) => made[place]?.hex ?? ""),
    spentOnThisPage: spent,
  }),
  // The other two are no cheats: the record cannot be read, or lacks the transaction that made a coin.
  caught: ["sum", "fee", "final", "opens", "once", "who", "terms"],
  // Once the lock has opened, the coins are gone, whatever else the check finds.
  isLost,
  check,
  // The axis of days moves the checker's clock. A search always has the same day.
  brought: ({ agreed }, { escrow, purchase }) =>
    escrow
      ? { terms: agreed, today: todayOf((agreed as Terms).deadline, escrow.day) }
      : purchase && { today: askedOn },
  wordsFor: (content, game) =>
    game.isFirst
      ? { ...content, holds: content.firstHolds, steps: firstSteps(content) }
      : {
          ...content,
          ...holdsFor(game, content),
          ...(isWrittenAnew(game.escrow) && { stopped: content.labels.ownStopped }),
          fails: { ...content.fails, ...weakly(game, content.labels) },
        },
  // Why a lock of the visitor's own stays shut, nobody knows.
  lessonOf: ({ attack: name, isEdited, made, preset, escrow }, { labels, lessons }) => {
    const isKnown = !isEdited && !isWrittenAnew(escrow);
    const lesson = isKnown ? lessons[name as keyof typeof lessons] : undefined;
    return preset === "payment" && lesson ? filled(lesson, sumsOf(made.at(-1), labels)) : lesson;
  },
  view,
  sealOf: ({ made, offered }) => asHash("coin", idOf(made[offered.at(-1) ?? 0]?.hex ?? "")),
} satisfies Exhibit<Game, Content, Bundle>;
