import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  again,
  attack,
  begin,
  choose,
  type Game,
  guess,
  handedOn,
  hold,
  move,
  pick,
  sign,
  write,
} from "./play";
import { check, type Mail } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ preset, sample }) => begin(preset, sample),
  edits: { write, choose, sign, move, again, guess },
  asides: { pick },
  cheats: {
    change: attack("change"),
    repeat: attack("repeat"),
    divert: attack("divert"),
    pose: attack("pose"),
    misuse: attack("misuse"),
  },
  gaps: { hold, trick: attack("trick") },
  finish: handedOn,
  record: ({ mail }) => mail,
  check,
  // Whoever finds something wrong refuses it: nobody is let in, and nothing is believed.
  caught: ["from", "for", "whole", "new", "allowed"],
  view,
  sealOf: ({ mail }) => asHash("go-between", toHex(sha256(JSON.stringify(mail.letters), "utf8"))),
} satisfies Exhibit<Game, Content, Mail>;
