import type { z } from "zod";
import type { ticketDraw as model } from "../../content/model/exhibits/ticketDraw";
import type { Exhibit } from "../kit/exhibit";
import { expecting } from "../kit/shell";
import { addLate, begin, drawAgain, type Game, leaveOut, openOther, receiptOf, swapSeed, take } from "./play";
import { check } from "./run";
import { view } from "./view";

export type Content = z.output<typeof model>;

export const ticketDraw = {
  begin: ({ sample }) => begin(sample.seed, sample.mine - 1),
  edits: { take, again: drawAgain },
  cheats: { addLate, leaveOut, swap: swapSeed, other: openOther },
  finish: (game) => game,
  check: (game) => check(game.draw, receiptOf(game)),
  view,
  sealOf: ({ draw }) => draw.commitment,
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
