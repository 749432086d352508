import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting, quoted } from "../kit/shell";
import { agree, alter, begin, type Game, give, look, unplug, write } from "./play";
import { hashIn } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.text),
  edits: { write, unplug, give },
  cheats: { alter, agree },
  finish: (game) => game,
  check: look,
  view,
  sealOf: ({ address }) => asHash("hash-address", hashIn(address)),
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
