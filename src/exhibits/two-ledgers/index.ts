import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting, quoted } from "../kit/shell";
import { alterFirst, alterSecond, answer, begin, finish, type Game, judge, rehash, write } from "./play";
import { questions } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { rows, disputed } }) =>
    begin(rows, { ...disputed, at: disputed.row - 1 }, [...questions]),
  edits: { write },
  asides: { answer },
  cheats: { alterFirst, alterSecond, rehash },
  finish,
  check: async (game) => judge(game),
  view,
  sealOf: ({ root }) => asHash("two-ledgers", root),
  record: ({ first, second, hashes, root }) => ({ first, second, hashes, root }),
  commands: ({ first, root }, { labels }) =>
    [
      "hashes=$(",
      ...first.map(
        ({ what, count, random }) =>
          `  printf '%s\\n%s\\n%s' ${quoted(random)} ${quoted(what)} ${quoted(count)} | shasum -a 256 | cut -c1-64`,
      ),
      ")",
      expecting(labels.anchored, root),
      "printf '%s' \"$hashes\" | shasum -a 256",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
