import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { ask, begin, flip, type Game, hashAll } from "./play";
import { progress } from "./progress";
import { firstWrong } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** The placeholder for the list's hash before the list has loaded. */
const nothing = "0".repeat(64);

export const exhibit = {
  begin,
  edits: { ask },
  cheats: { flip },
  finish: hashAll,
  stop() {
    progress.stops++;
  },
  retries: true,
  async check({ list, found }) {
    const at = firstWrong(list?.items ?? [], found);
    return at === undefined ? undefined : { says: "file", at: at + 1 };
  },
  view,
  sealOf: ({ list }) => asHash("site-check", list?.digest ?? nothing),
  record: ({ origin, list, found }) => ({ origin, ...list, found }),
  commands: ({ origin }, { sample }) =>
    [
      `SITE=${origin || sample.site}`,
      'curl -s "$SITE/release.json" > release.json',
      "shasum -a 256 release.json",
      'curl -s "$SITE/about" | shasum -a 256',
      `jq -r '.files["about/index.html"]' release.json`,
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
