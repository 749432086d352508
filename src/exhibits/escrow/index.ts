import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, early, type Game, moveOf, pretend, run, sign, stranger, termsOf, twice, wait } from "./play";
import { lock } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample }) => begin(Date.parse(`${sample.deadline}T00:00:00Z`) / 1000),
  edits: { sign, wait },
  cheats: { twice, strange: stranger, early, pretend },
  finish: (game) => game,
  async check(game) {
    const says = run(game);
    return says && { says };
  },
  view,
  sealOf: ({ deadline }) => asHash("escrow", toHex(sha256(lock(termsOf(deadline)).toHex(), "hex"))),
  record({ deadline, attempt }) {
    const { unlockingScript, outputs, ...move } = moveOf(attempt);
    return {
      ...move,
      outputs: outputs.map(({ satoshis, lockingScript }) => ({
        satoshis,
        lockingScript: lockingScript.toHex(),
      })),
      unlockingScript: unlockingScript.toHex(),
      lockingScript: lock(termsOf(deadline)).toHex(),
    };
  },
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { LockingScript, Spend, UnlockingScript } from "@bsv/sdk";',
      `const move = JSON.parse(readFileSync("${name}.json"));`,
      "const outputs = move.outputs.map(({ satoshis, lockingScript }) =>",
      "  ({ satoshis, lockingScript: LockingScript.fromHex(lockingScript) }));",
      "const unlockingScript = UnlockingScript.fromHex(move.unlockingScript);",
      "const lockingScript = LockingScript.fromHex(move.lockingScript);",
      "console.log(new Spend({ ...move, outputs, unlockingScript, lockingScript }).validate());'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
