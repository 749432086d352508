import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { progress } from "../progress";
import { agree, alter, begin, expire, fetched, type Game, give, look, redirect, unplug, write } from "./play";
import { check, type Fetched, hashIn } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.text),
  edits: { write, unplug, give },
  cheats: { alter, agree, expire },
  gaps: { redirect, look },
  inPage: ["give"],
  finish: (game) => game,
  stop() {
    progress.stops++;
  },
  record: fetched,
  check,
  // Whoever opens a link has hashed nothing.
  brought: (_, { own, isLinked }) => (own && !isLinked ? { terms: own } : undefined),
  // Its reader throws a wrong copy away, and three wrong ones as well.
  caught: ["address", "term", "came", "all", "one"],
  // Hosts that are silent, or keep nothing any more, are found out, and no file comes all the same.
  isLost: (_, says) => says === "term" || says === "came",
  view,
  sealOf: ({ address }) => asHash("seal-file", hashIn(address)),
} satisfies Exhibit<Game, Content, Fetched>;
