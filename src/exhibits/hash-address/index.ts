import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { agree, alter, begin, type Game, give, sentBy, unplug, write } from "./play";
import { check, type Sent } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.text),
  edits: { write, unplug, give },
  cheats: { alter, agree },
  finish: (game) => game,
  record: (game) => ({ address: game.address, hosts: game.hosts.map((host) => sentBy(game, host)) }),
  check,
  view,
  sealOf: ({ hash }) => asHash("hash-address", hash),
} satisfies Exhibit<Game, Content, { address: string; hosts: Sent[] }>;
