import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, choose, forge, type Game, invent, lend, opened, putBack, record, write } from "./play";
import { check, type Filled } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.answer, sample.forged),
  edits: { write, choose },
  cheats: { lend, alter, forge, invent, putBack },
  finish: opened,
  record,
  check,
  caught: ["locked", "author", "old"],
  view,
  sealOf: ({ seal }) => asHash("clipboards", seal),
} satisfies Exhibit<Game, Content, Filled>;
