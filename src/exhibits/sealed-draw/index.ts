import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting } from "../kit/shell";
import { begin, choose, type Game, open, rollOn, slipIn, swapSeed } from "./play";
import { check } from "./run";
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
  finish: open,
  async check({ round }) {
    const says = await check(round);
    return says && { says };
  },
  view,
  sealOf: ({ round }) => asHash("sealed-draw", round.seal),
  record: ({ round }) => round,
  commands: ({ round: { seal, closed, numbers, seed, roll } }, { labels }) =>
    [
      expecting(labels.seal, seal),
      `printf '%s' '${seed}' | shasum -a 256`,
      expecting(labels.closed, closed),
      `printf '%s\\n' ${numbers.join(" ")} | shasum -a 256`,
      expecting(labels.result, roll),
      `mixed=$(printf '%s:0' '${closed}' |`,
      `  openssl dgst -sha256 -hmac '${seed}' -r | cut -c1-8)`,
      "echo $(( 1 + 0x$mixed % 6 ))",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
