import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { saying } from "./moved";
import {
  begin,
  cut,
  cutEarly,
  early,
  forge,
  type Game,
  hashed,
  overwrite,
  remove,
  replace,
  rewrite,
  swap,
} from "./play";
import { check, type Log } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { lines, forged, unit } }) =>
    begin(lines, { at: forged.line - 1, text: forged.text }, unit),
  edits: { overwrite },
  cheats: { forge, remove, swap, cut, rewrite },
  gaps: { replace, early, cutEarly },
  finish: hashed,
  record: ({ log }) => log,
  check,
  caught: ["line", "anchor"],
  view,
  wordsFor: saying,
  sealOf: ({ fair }) => asHash("hash-chain", fair.anchor),
} satisfies Exhibit<Game, Content, Log>;
