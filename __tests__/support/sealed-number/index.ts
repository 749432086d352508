import type { Exhibit } from "../../../src/exhibits/kit/exhibit";
import { asHash } from "../../../src/exhibits/kit/hash";
import { expecting, quoted } from "../../../src/exhibits/kit/shell";
import { begin, type Game, raise, write } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample }) => begin(sample.number),
  edits: { write },
  cheats: { raise },
  finish: (game) => game,
  check: async ({ number, seal }) => (check(number, seal) ? undefined : { says: "number" }),
  view,
  sealOf: ({ seal }) => asHash("sealed-number", seal),
  record: ({ number, seal }) => ({ number, seal }),
  commands: ({ number, seal }, { labels }) =>
    [expecting(labels.seal, seal), `printf '%s' ${quoted(number)} | shasum -a 256`].join("\n"),
} satisfies Exhibit<Game, Content>;
