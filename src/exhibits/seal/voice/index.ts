import type { Exhibit } from "../../kit/exhibit";
import { asHash } from "../../kit/hash";
import { progress } from "../progress";
import {
  acts,
  attacks,
  begin,
  type Game,
  heard,
  hold,
  imitate,
  listened,
  record,
  sealOf,
  soundOf,
  storedIn,
} from "./play";
import { check, type Voicemail } from "./run";
import { hear, hush } from "./sound";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.melody),
  edits: acts,
  cheats: attacks,
  gaps: { imitate, hold },
  effects: {
    hearSound: (game) => hear(soundOf(game), 0.8),
    hearBytes: (game) => hear(storedIn(game), 0.1),
    async hearJoined(game) {
      const recording = await heard(game);
      if (recording) hear(recording, 0.8);
    },
    enough: hush,
  },
  inPage: ["speak"],
  finish: listened,
  // Where there is no microphone, the message before can still be checked.
  retries: true,
  stop() {
    progress.stops++;
    hush();
  },
  record,
  check,
  caught: ["locked", "author", "old", "bytes", "whole"],
  view,
  sealOf: (game) => asHash("seal-voice", sealOf(game)),
} satisfies Exhibit<Game, Content, Voicemail>;
