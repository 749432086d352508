import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { acceptAll, addLate, begin, billAll, decide, find, type Game, stretch } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin({ sample: { days, forged } }) {
    const week = days.flatMap(({ entries }, day) => entries.map((entry) => ({ day: day + 1, ...entry })));
    return begin(
      days.map(({ name }) => name),
      week.map(({ day, minutes, text }) => ({ day, minutes, text })),
      week.map(({ queried }) => !queried),
      forged,
    );
  },
  edits: { decide },
  cheats: { addLate, stretch, acceptAll, billAll },
  finish: (game) => game,
  check: find,
  view,
  sealOf: ({ hashes }) => asHash("timesheet", hashes.at(-1) ?? ""),
  record: ({ entries, hashes, seals, replies, billed, client }) => ({
    ...{ entries, hashes, seals, replies, billed, client },
  }),
  commands: (_, { name }) =>
    [
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { createHash } from "node:crypto";',
      `const { entries, seals } = JSON.parse(readFileSync("${name}.json"));`,
      'let hash = "0".repeat(64);',
      "for (const [at, { day, minutes, text }] of entries.entries()) {",
      '  const line = "day " + day + ", " + minutes + " min: " + text;',
      '  hash = createHash("sha256").update(hash + "\\n" + line + "\\n").digest("hex");',
      "  if (entries[at + 1]?.day !== day) console.log(line, seals.includes(hash));",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
