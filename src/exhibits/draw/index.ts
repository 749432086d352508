import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { attacks } from "./attacks";
import { match, think } from "./duel";
import { accuse, begin, choose, clear, drawable, type Game, keep, leave, open } from "./play";
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
  asides: { accuse, think, match },
  cheats,
  gaps: { unpaid, invent, seat },
  finish: keep,
  // What is played is the page's word, and not that of whoever wrote the record.
  record: ({ round, preset }) => ({ ...round, raffle: preset === "tickets" }),
  // Whoever plays with somebody else would give away their number.
  shared: ({ duel, ...game }) => game,
  check,
  // Somebody else has cheated, and it shows; a result that does not follow is a record that contradicts itself.
  caught: ["list", "mine", "kept", "opened", "seed", "number"],
  // Whoever refuses has had their way: a check sees it, and can't make them open.
  isLost: (_, says) => says === "opened",
  view,
  wordsFor: saying,
  sealOf: ({ round }) => asHash("draw", drawable(round.commitment)),
} satisfies Exhibit<Game, Content, Round>;
