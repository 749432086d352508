import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, forge, type Game, overwrite, remove, rewrite, swap } from "./play";
import { check, type Log } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { lines, forged } }) => begin(lines, { at: forged.line - 1, text: forged.text }),
  edits: { overwrite },
  cheats: { forge, remove, swap, rewrite },
  finish: (game) => game,
  record: ({ log }) => log,
  check,
  view,
  sealOf: ({ fair }) => asHash("hash-chain", fair.anchor),
} satisfies Exhibit<Game, Content, Log>;
