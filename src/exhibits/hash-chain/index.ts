import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { saying } from "./moved";
import {
  begin,
  cut,
  cutEarly,
  double,
  early,
  forge,
  type Game,
  hashed,
  overwrite,
  pull,
  remove,
  replace,
  rewrite,
  slip,
  swap,
} from "./play";
import { check, type Log } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { lines, forged, unit } }) =>
    begin(lines, { at: forged.line - 1, text: forged.text, added: forged.added }, unit),
  edits: { overwrite, pull },
  cheats: { forge, double, slip, remove, swap, cut, rewrite },
  gaps: { replace, early, cutEarly },
  // Whoever is paid by what the lines count adds some, and has no use for fewer.
  partsOf: ({ steps, sample }) => ({
    steps: Object.keys(steps),
    ...(sample.unit === undefined
      ? { cheats: ["forge", "remove", "swap", "cut", "rewrite"], gaps: ["replace", "early", "cutEarly"] }
      : { cheats: ["forge", "double", "slip", "remove", "rewrite"], gaps: ["replace", "early"] }),
  }),
  finish: hashed,
  record: ({ log }) => log,
  check,
  caught: ["line", "anchor"],
  view,
  wordsFor: saying,
  sealOf: ({ fair }) => asHash("hash-chain", fair.anchor),
} satisfies Exhibit<Game, Content, Log>;
