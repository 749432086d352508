import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting } from "../kit/shell";
import { addLate, begin, drawAgain, type Game, leaveOut, openOther, receiptOf, swapSeed, take } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.seed, sample.mine - 1),
  edits: { take, again: drawAgain },
  cheats: { addLate, leaveOut, swap: swapSeed, other: openOther },
  finish: (game) => game,
  check: (game) => check(game.draw, receiptOf(game)),
  view,
  sealOf: ({ draw }) => asHash("ticket-draw", draw.commitment),
  record: (game) => ({ ...game.draw, receipt: receiptOf(game) }),
  commands: ({ draw: { commitment, closed, tickets, winner } }, { name, labels }) =>
    [
      expecting(labels.commitment, commitment),
      `seed=$(jq -r .seed ${name}.json)`,
      "printf '%s' \"$seed\" | shasum -a 256",
      expecting(labels.closed, closed),
      `jq -r '.tickets[] | "\\(.id):\\(.sealed)"' ${name}.json | shasum -a 256`,
      expecting(labels.winner, winner),
      `mixed=$(jq -j '[.tickets[] | "\\(.id):\\(.input)"] | join("\\n")' ${name}.json |`,
      '  openssl dgst -sha256 -hmac "$seed" -r)',
      `count=${tickets.length}`,
      "high=$((0x$(printf %s $mixed | cut -c1-8))) low=$((0x$(printf %s $mixed | cut -c9-16)))",
      "place=$(( (high % count * (4294967296 % count) + low) % count ))",
      `jq -r ".tickets[$place].id" ${name}.json`,
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
