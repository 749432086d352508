import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { again, begin, decide, type Game, pose, raise, record, reuse } from "./play";
import { check, type Month } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample),
  edits: { decide, again },
  cheats: { pose, raise, reuse },
  finish: (game) => game,
  record,
  check,
  caught: ["name", "twice"],
  view,
  sealOf: ({ seal }) => asHash("phone", seal),
} satisfies Exhibit<Game, Content, Month>;
