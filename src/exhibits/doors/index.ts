import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, type Game, knocked, lend, move, promote, record, replay, stay } from "./play";
import { check, type Visit } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { fields, doors, other } }) =>
    begin(doors, Object.fromEntries(fields.map(({ name, value }) => [name, value])), other),
  edits: { move },
  cheats: { stay, lend, replay, promote },
  finish: knocked,
  record,
  check,
  // Whatever is wrong, the doors stay closed.
  caught: ["certifier", "signature", "revoked", "locked", "fresh", "copy"],
  view,
  sealOf: ({ seal }) => asHash("doors", seal),
} satisfies Exhibit<Game, Content, Visit>;
