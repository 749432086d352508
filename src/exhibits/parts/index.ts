import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  begin,
  type Game,
  grow,
  keepStale,
  promise,
  reach,
  recordOf,
  reserve,
  rewrite,
  within,
} from "./play";
import { check, type Found } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample),
  edits: { reach, reserve },
  cheats: { keepStale, rewrite, grow, promise },
  finish: (game) => game,
  record: (game) => ({
    results: within(game).map(recordOf),
    reservations: game.claims.map((claim) => ({ ...recordOf(claim), isPromised: claim.isPromised })),
    before: game.earlier.map(recordOf),
    spentOnThisPage: game.spentOnThisPage,
  }),
  caught: ["stale", "twice"],
  check,
  view,
  sealOf: ({ seal }) => asHash("parts", seal),
} satisfies Exhibit<Game, Content, Found>;
