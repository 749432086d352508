import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { alter, begin, closingOf, dive, expire, type Game, lend, peers, put, sealOf, twice } from "./play";
import { type Closing, check, said } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { entry, diver, supervisor, forged } }) => begin(entry, [diver, supervisor], forged),
  edits: { dive, put },
  cheats: { twice, peers, alter, expire },
  gaps: { lend },
  finish: (game) => game,
  record: closingOf,
  // The entry stays open.
  caught: ["expired", "grade", "open", "same"],
  check,
  view,
  sealOf: ({ entry }) => asHash("seal-two-signers", sealOf(said(entry))),
} satisfies Exhibit<Game, Content, Closing>;
