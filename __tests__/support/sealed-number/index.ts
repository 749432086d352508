import type { Exhibit } from "../../../src/exhibits/kit/exhibit";
import { asHash } from "../../../src/exhibits/kit/hash";
import { begin, type Game, raise, write } from "./play";
import { check, type Sealed, sealOf } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample }) => begin(sample.number),
  edits: { write },
  cheats: { raise },
  finish: (game) => game,
  record: ({ number, seal }) => ({ number, seal }),
  check,
  caught: ["number"],
  view,
  sealOf: ({ number }) => asHash("sealed-number", sealOf(number)),
} satisfies Exhibit<Game, Content, Sealed>;
