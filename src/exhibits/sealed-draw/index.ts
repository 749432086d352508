import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, choose, finish, type Game, rollOn, slipIn, swapSeed } from "./play";
import { check, type Round } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample, labels }) =>
    begin(
      [
        ...sample.players.map(({ name, number }) => ({ name, number: String(number) })),
        { name: labels.you, number: String(sample.number) },
      ],
      sample.seed,
    ),
  edits: { choose, open: rollOn },
  cheats: { swap: swapSeed, slip: slipIn },
  finish,
  record: ({ round }) => round,
  check,
  view,
  sealOf: ({ fair }) => asHash("sealed-draw", fair.seal),
} satisfies Exhibit<Game, Content, Round>;
