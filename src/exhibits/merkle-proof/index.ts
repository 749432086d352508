import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting } from "../kit/shell";
import { begin, bend, change, type Game, remake, wait, write } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.page),
  edits: { write },
  asides: { wait },
  cheats: { change, bend, remake },
  finish: (game) => game,
  async check({ kept, block }) {
    const says = await check(kept, block);
    return says && { says };
  },
  view,
  sealOf: ({ found }) => asHash("merkle-proof", found.root),
  record: ({ kept, block }) => ({ ...kept, block }),
  commands: ({ kept: { transaction, path, header }, block }, { name, labels }) =>
    [
      `jq -j '.salt, "\\n", .page' ${name}.json | shasum -a 256 | cut -c1-64`,
      `turned() { fold -w2 | awk '{ all = $0 all } END { printf "%s", all }'; }`,
      "twice() { xxd -r -p | openssl dgst -sha256 -binary | openssl dgst -sha256 -binary | xxd -p -c 32 | turned; }",
      `node=$(printf %s ${transaction} | twice)`,
      ...path.map(({ side, hash }) => {
        const [node, other] = ["$(printf %s $node | turned)", `$(printf %s ${hash} | turned)`];
        return `node=$(printf %s ${side === "left" ? other + node : node + other} | twice)`;
      }),
      `echo $node; printf %s ${header.slice(72, 136)} | turned; echo`,
      expecting(labels.block, block),
      `printf %s ${header} | twice; echo`,
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
