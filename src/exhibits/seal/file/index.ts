import { filled } from "../../../shared/filled";
import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { progress } from "../progress";
import { agree, alter, begin, expire, fetched, type Game, give, look, redirect, unplug, write } from "./play";
import { check, type Fetched, hashIn } from "./run";
import { foundAt, hostNames, view } from "./view";
import type { Content } from "./words";

/** The page's hosts have names, as a record's have numbers: the one that is caught is called as it is in the picture. */
function naming(content: Content, game: Game): Content {
  const liar = game.hosts.findIndex(
    ({ isOff, sent }) => !isOff && sent && foundAt(sent, game) !== game.address,
  );
  const host = hostNames(content.labels)[liar];
  if (host === undefined) return content;
  return { ...content, fails: { ...content.fails, one: filled(content.labels.altered, { host }) } };
}

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
  wordsFor: naming,
  view,
  sealOf: ({ address }) => asHash("seal-file", hashIn(address)),
} satisfies Exhibit<Game, Content, Fetched>;
