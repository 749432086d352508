import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, forge, type Game, handTwice, look, mint, retype, takeOver } from "./play";
import { hexOf } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample: { hands, events } }) =>
    begin(
      hands.map(({ event }) => event),
      events,
    ),
  edits: { takeOver },
  cheats: { handTwice, forge, mint, retype },
  finish: (game) => game,
  check: async (game) => look(game),
  view,
  sealOf: ({ seal }) => asHash("provenance", seal),
  record: ({ shown, offered, issuer, firstSpends }) => ({
    issuer,
    history: offered.flatMap((at) => (shown[at] ? hexOf(shown[at].handover) : [])),
    firstSpends,
  }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { LockingScript, Spend, Transaction } from "@bsv/sdk";',
      `const { issuer, history, firstSpends } = JSON.parse(readFileSync("${name}.json"));`,
      'let before, lockingScript = LockingScript.fromASM(issuer + " OP_CHECKSIG");',
      "for (const tx of history.map((hex) => Transaction.fromHex(hex))) {",
      "  const [{ sourceTXID, unlockingScript }] = tx.inputs;",
      '  const id = tx.id("hex");',
      "  const follows = !before || sourceTXID === before;",
      "  const isFirst = (firstSpends[sourceTXID] ?? id) === id;",
      "  const spend = new Spend({ sourceTXID, sourceOutputIndex: 0, sourceSatoshis: 1, lockingScript,",
      "    transactionVersion: 1, otherInputs: [], outputs: tx.outputs, inputIndex: 0, unlockingScript,",
      "    inputSequence: 0xffffffff, lockTime: 0 });",
      "  console.log(id, follows && isFirst && spend.validate());",
      "  before = id;",
      "  lockingScript = tx.outputs[0].lockingScript;",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
