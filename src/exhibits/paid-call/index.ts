import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  again,
  ask,
  begin,
  borrow,
  callOf,
  type Game,
  idOf,
  raiseLater,
  replay,
  respend,
  underpay,
} from "./play";
import { type Call, check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.price),
  edits: { ask, again },
  cheats: { underpay, raise: raiseLater, replay, respend, borrow },
  finish: (game) => game,
  record: callOf,
  // A server that refuses to work has done its work.
  caught: ["prefix", "amount", "replay", "payee", "signature"],
  check,
  view,
  sealOf: (game) => asHash("paid-call", idOf(game)),
} satisfies Exhibit<Game, Content, Call>;
