import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { commands } from "./commands";
import { ask, begin, flip, type Game, hashAll } from "./play";
import { progress } from "./progress";
import { check, type Fetched } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** The placeholder for the list's hash before the list has loaded. */
const nothing = "0".repeat(64);

export const exhibit = {
  begin,
  edits: { ask },
  cheats: { flip },
  inPage: "all",
  finish: hashAll,
  stop() {
    progress.stops++;
  },
  retries: true,
  record: ({ origin, list, digest, found }) => ({ origin, digest, release: list?.text ?? "", found }),
  check,
  view,
  commands,
  sealOf: ({ list }) => asHash("site-check", list?.digest ?? nothing),
} satisfies Exhibit<Game, Content, Fetched>;
