import type { z } from "zod";
import type { sealedSentence as model } from "../../content/model/exhibits/sealedSentence";
import type { Exhibit } from "../kit/exhibit";
import { begin, change, type Game, hide, sealAnew, write } from "./play";
import { check } from "./run";
import { view } from "./view";

export type Content = z.output<typeof model>;

/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export const sealedSentence = {
  begin: ({ sample }) => begin(sample.sentence),
  edits: { write, seal: sealAnew },
  cheats: { change, hide },
  finish: (game) => game,
  check: async ({ sealed }) => ((await check(sealed)) ? undefined : { says: "letter" }),
  view,
  sealOf: ({ sealed }) => sealed.seal,
  record: ({ sealed }) => sealed,
  commands: ({ sealed: { sentence, seal } }, { labels }) =>
    [`# ${labels.seal}: ${seal}`, `printf '%s' ${quoted(sentence)} | sha256sum`].join("\n"),
} satisfies Exhibit<Game, Content>;
