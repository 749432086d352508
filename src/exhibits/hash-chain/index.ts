import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { expecting } from "../kit/shell";
import { begin, forge, type Game, overwrite, remove, rewrite, swap } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { lines, forged } }) => begin(lines, { at: forged.line - 1, text: forged.text }),
  edits: { overwrite },
  cheats: { forge, remove, swap, rewrite },
  finish: (game) => game,
  async check({ log }) {
    const found = await check(log);
    if (found === undefined) return undefined;
    return found === "anchor" ? { says: "anchor" } : { says: "line", at: found };
  },
  view,
  sealOf: ({ log }) => asHash("hash-chain", log.anchor),
  record: ({ log }) => log,
  commands: ({ log }, { labels }) =>
    [
      "before=$(printf '%064d' 0)",
      "while IFS= read -r line; do",
      `  before=$(printf '%s\\n%s\\n' "$before" "$line" | shasum -a 256 | cut -c1-64)`,
      `  printf '%s %s\\n' "$before" "$line"`,
      "done <<'END-OF-LOG'",
      ...log.lines.map(({ text }) => text),
      "END-OF-LOG",
      expecting(labels.anchor, log.anchor),
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
