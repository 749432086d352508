import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { commands } from "./commands";
import type { Game } from "./game";
import { ask, begin, flip, foist, hashAll, pick } from "./play";
import { progress } from "./progress";
import { check, type Fetched } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** The placeholder for the list's hash before the list has loaded. */
const nothing = "0".repeat(64);

export const exhibit = {
  begin,
  edits: { ask },
  asides: { pick },
  cheats: { flip },
  gaps: { foist },
  inPage: "all",
  finish: hashAll,
  stop() {
    progress.stops++;
  },
  retries: true,
  record: ({ origin, list, served, digest, found }) => ({
    origin,
    digest,
    release: (served ?? list)?.text ?? "",
    found,
  }),
  check,
  view,
  commands,
  sealOf: ({ list, served }) => asHash("site-check", (served ?? list)?.digest ?? nothing),
} satisfies Exhibit<Game, Content, Fetched>;
