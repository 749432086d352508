import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting, quoted } from "../kit/shell";
import { begin, change, type Game, hide, sealAnew, write } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.sentence),
  edits: { write, seal: sealAnew },
  cheats: { change, hide },
  finish: (game) => game,
  check: async ({ sealed }) => ((await check(sealed)) ? undefined : { says: "letter" }),
  view,
  sealOf: ({ sealed }) => asHash("sealed-sentence", sealed.seal),
  record: ({ sealed }) => sealed,
  commands: ({ sealed: { sentence, seal } }, { labels }) =>
    [expecting(labels.seal, seal), `printf '%s' ${quoted(sentence)} | shasum -a 256`].join("\n"),
} satisfies Exhibit<Game, Content>;
