import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, closingOf, enter, expire, extend, type Game, peers, put, twice } from "./play";
import { type Closing, check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { entry, diver, supervisor, forged } }) => begin(entry, [diver, supervisor], forged),
  edits: { enter, put },
  cheats: { twice, peers, alter, expire, extend },
  finish: (game) => game,
  record: closingOf,
  // The entry stays open.
  caught: ["expired", "grade", "open", "same"],
  check,
  view,
  sealOf: ({ seal }) => asHash("countersigned", seal),
} satisfies Exhibit<Game, Content, Closing>;
