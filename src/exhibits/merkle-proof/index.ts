import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, bend, change, finish, type Game, remake, wait, write } from "./play";
import { check, type Proof, rootIn } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.page),
  edits: { write },
  asides: { wait },
  cheats: { change, bend, remake },
  finish,
  record: ({ kept, block }) => ({ ...kept, block }),
  check,
  view,
  sealOf: ({ fair }) => asHash("merkle-proof", rootIn(fair.header)),
} satisfies Exhibit<Game, Content, Proof>;
