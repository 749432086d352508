import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { attacks } from "./attacks";
import { match, think } from "./duel";
import { accuse, begin, choose, clear, drawable, fold, type Game, keep, leave, open } from "./play";
import { check, type Round } from "./run";
import { saying } from "./saying";
import { view } from "./view";
import type { Content } from "./words";

const { unpaid, invent, seat, ...cheats } = attacks;

export const exhibit = {
  begin: ({ preset, sample: { house, players, number }, labels: { you, guest } }) =>
    begin({ preset, names: [...players, you], guest, secret: house }, String(number)),
  edits: { choose, open, leave, clear },
  checked: ["open"],
  waits: ["choose", "clear"],
  asides: { fold, accuse, think, match },
  cheats,
  gaps: { unpaid, invent, seat },
  finish: keep,
  // The page says which game it is, not the record.
  record: ({ round, preset }) => ({ ...round, raffle: preset === "tickets" }),
  // A shared link must not give away the number in a game of two.
  shared: ({ duel, ...game }) => game,
  check,
  // Steps at which a cheat was caught. A wrong result is none: there the record contradicts itself.
  caught: ["list", "mine", "kept", "opened", "seed", "number"],
  // Nobody can be made to open, so whoever refuses has won.
  isLost: (_, says) => says === "opened",
  view,
  wordsFor: saying,
  sealOf: ({ round }) => asHash("draw", drawable(round.commitment)),
} satisfies Exhibit<Game, Content, Round>;
