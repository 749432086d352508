import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  again,
  begin,
  choose,
  first,
  type Game,
  loosen,
  owners,
  restore,
  run,
  spend,
  strip,
  tighten,
} from "./play";
import { check, type Handed, rightFor } from "./run";
import { saying } from "./saying";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample),
  edits: { choose, restore },
  checked: ["choose", "restore"],
  cheats: { strip, loosen, tighten },
  gaps: { again, first, spend },
  finish: (game: Game) => run(game),
  record: ({ tag, rule, samples }) => ({
    tag,
    rule,
    owners,
    slips: samples.map(({ id, hex }) => ({ id, hex })),
  }),
  check,
  view,
  wordsFor: saying,
  mend: ({ rule }) => (rule.join() === rightFor(rule).join() ? undefined : "restore"),
  sealOf: ({ seal }) => asHash("topic-manager", seal),
} satisfies Exhibit<Game, Content, Handed>;
