import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { anew, begin, change, type Game, guess, hide, sealAnew, write } from "./play";
import { check, type Sealed } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.sentence),
  edits: { write, seal: sealAnew },
  cheats: { change, hide },
  gaps: { anew, guess },
  finish: (game) => game,
  record: ({ sealed }) => sealed,
  check,
  caught: ["letter"],
  view,
  sealOf: ({ now }) => asHash("seal-sentence", now),
} satisfies Exhibit<Game, Content, Sealed>;
