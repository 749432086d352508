import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { progress } from "../progress";
import {
  alter,
  another,
  begin,
  forge,
  type Game,
  heard,
  imitate,
  listened,
  peek,
  record,
  replay,
  sealOf,
  soundOf,
  speak,
  storedIn,
  touch,
} from "./play";
import { check, type Voicemail } from "./run";
import { hear, hush } from "./sound";
import { view } from "./view";
import type { Content } from "./words";

/** The notes of an octave, in order. */
const places = "C C# D D# E F F# G G# A A# B".split(" ");

/** A note by its name, such as G4, as a number. */
const numberOf = (note: string) => places.indexOf(note.slice(0, -1)) + 12 * (Number(note.at(-1)) + 1);

export const exhibit = {
  begin: ({ sample }) => begin(sample.melody.split(" ").map(numberOf)),
  edits: { another, speak, touch },
  cheats: { alter, peek, forge, replay },
  gaps: { imitate },
  effects: {
    hearSound: (game) => hear(soundOf(game), 0.8),
    hearBytes: (game) => hear(storedIn(game), 0.1),
    async hearJoined(game) {
      const recording = await heard(game);
      if (recording) hear(recording, 0.8);
    },
    enough: hush,
  },
  finish: listened,
  stop() {
    progress.stops++;
    hush();
  },
  record,
  check,
  caught: ["locked", "author", "old"],
  view,
  sealOf: (game) => asHash("seal-voice", sealOf(game)),
} satisfies Exhibit<Game, Content, Voicemail>;
