import type { z } from "zod";
import type { hashAddress as model } from "../../content/model/exhibits/hashAddress";
import type { Exhibit } from "../kit/exhibit";
import { expecting, quoted } from "../kit/shell";
import { agree, alter, begin, type Game, give, look, unplug, write } from "./play";
import { hashIn } from "./run";
import { view } from "./view";

export type Content = z.output<typeof model>;

export const hashAddress = {
  begin: ({ sample }) => begin(sample.text),
  edits: { write, unplug, give },
  cheats: { alter, agree },
  finish: (game) => game,
  check: look,
  view,
  sealOf: ({ address }) => hashIn(address),
  record: ({ address, size, text, dropped, hosts }) => ({
    address,
    size,
    ...(dropped ? { file: dropped.name } : { text }),
    hosts: hosts.map(({ isOff, found }) => (isOff ? null : found)),
  }),
  commands: ({ address, text, dropped }, { labels }) =>
    [
      "npm install @bsv/sdk",
      expecting(labels.address, address),
      ...(dropped ? [] : [`printf '%s' ${quoted(text)} > file`]),
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { StorageUtils } from "@bsv/sdk";',
      `console.log(StorageUtils.getURLForFile(readFileSync(process.argv[1])));' ${dropped ? quoted(`./${dropped.name}`) : "file"}`,
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
