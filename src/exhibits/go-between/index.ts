import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  again,
  answer,
  attack,
  begin,
  choose,
  type Game,
  give,
  handedOn,
  hold,
  onward,
  pick,
  sign,
  write,
} from "./play";
import { partsOf } from "./presets";
import { check, type Mail } from "./run";
import { lessonOf, saying } from "./saying";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ preset, sample }) => begin(preset, sample),
  edits: { write, choose, sign, give, again, agree: answer(true), decline: answer(false) },
  checked: ["again", "agree", "decline"],
  asides: { pick, onward },
  cheats: {
    change: attack("change"),
    repeat: attack("repeat"),
    divert: attack("divert"),
    pose: attack("pose"),
    misuse: attack("misuse"),
    other: attack("other", "repeat"),
    twice: attack("twice", "repeat"),
    skip: attack("skip", "repeat"),
  },
  gaps: {
    trick: attack("trick"),
    hide: attack("hide"),
    hold,
    keep: attack("keep"),
    pass: attack("pass"),
    leak: attack("leak"),
  },
  finish: handedOn,
  record: ({ mail }) => mail,
  check,
  // Whoever finds a fault refuses the letter, and no harm is done.
  caught: ["from", "type", "for", "whole", "new", "allowed", "holder", "rule", "next", "once"],
  partsOf: ({ preset, steps }) => partsOf(preset, steps),
  wordsFor: saying,
  view,
  // After an edit, the attack's lesson may no longer apply.
  lessonOf: (game, content) => (game.isEdited ? undefined : lessonOf(game, content)),
  sealOf: ({ mail }) => asHash("go-between", toHex(sha256(JSON.stringify(mail.letters), "utf8"))),
} satisfies Exhibit<Game, Content, Mail>;
