import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { accuse, attacks, begin, choose, clear, drawable, type Game, keep, leave, open } from "./play";
import { check, type Round } from "./run";
import { view } from "./view";
import type { Content } from "./words";

const { seat, ...cheats } = attacks;

export const exhibit = {
  begin: ({ preset, sample: { house, players, number }, labels: { you, guest } }) =>
    begin({ preset, names: [...players, you], guest, secret: house }, String(number)),
  edits: { choose, open, leave, clear },
  asides: { accuse },
  cheats,
  gaps: { seat },
  finish: keep,
  record: ({ round }) => round,
  check,
  caught: ["opened", "number"],
  view,
  sealOf: ({ round }) => asHash("draw", drawable(round.commitment)),
} satisfies Exhibit<Game, Content, Round>;
