import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import {
  backdate,
  begin,
  change,
  type Game,
  otherKey,
  ownKey,
  paste,
  search,
  signAgain,
  write,
} from "./play";
import { check, type Received } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample }) => begin(sample.text, sample.other, sample.dated),
  edits: { write, sign: signAgain },
  cheats: { change, paste, otherKey, search },
  gaps: { ownKey, backdate },
  finish: (game) => game,
  record: ({ signed, signer }) => ({ ...signed, signer }),
  check,
  caught: ["signer", "text"],
  view,
  lessonOf: ({ attack = "" }, { labels }) =>
    ({ change: labels.changed, paste: labels.pasted, search: labels.twin })[attack],
  sealOf: ({ found }) => asHash("seal-document", found.before),
} satisfies Exhibit<Game, Content, Received>;
