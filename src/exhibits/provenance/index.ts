import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, forge, type Game, handTwice, mint, offerAgain, retype, takeOver } from "./play";
import { check, type Offer } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample: { hands, events } }) =>
    begin(
      hands.map(({ event }) => event),
      events,
    ),
  edits: { takeOver },
  cheats: { handTwice, offerAgain, forge, mint, retype },
  finish: (game) => game,
  record: ({ shown, offered, issuer, spentOnThisPage }) => ({
    issuer,
    history: offered.flatMap((at) => shown[at] ?? []),
    spentOnThisPage,
  }),
  caught: ["unspent", "twice"],
  check,
  view,
  sealOf: ({ seal }) => asHash("provenance", seal),
} satisfies Exhibit<Game, Content, Offer>;
