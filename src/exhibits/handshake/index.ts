import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { ask, begin, type Game, passOn, record, replay, sealOf, steal } from "./play";
import { check, type Session } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.payload),
  edits: { ask },
  cheats: { replay, passOn, steal },
  finish: (game) => game,
  record,
  check,
  // Whoever finds something wrong stops there, and nobody is let in.
  caught: ["reply-old", "reply-key", "reply-signature", "request-old", "request-key", "request-signature"],
  view,
  sealOf: (game) => asHash("handshake", sealOf(game)),
} satisfies Exhibit<Game, Content, Session>;
