import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  addLate,
  begin,
  drawAgain,
  finish,
  type Game,
  leaveOut,
  openOther,
  receiptOf,
  swapSeed,
  take,
} from "./play";
import { check, type Held } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.seed, sample.mine - 1),
  edits: { take, again: drawAgain },
  cheats: { addLate, leaveOut, swap: swapSeed, other: openOther },
  finish,
  record: (game) => ({ ...game.draw, receipt: receiptOf(game) }),
  check,
  view,
  sealOf: ({ fair }) => asHash("ticket-draw", fair.commitment),
} satisfies Exhibit<Game, Content, Held>;
