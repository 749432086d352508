import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, choose, clear, type Game, look, loosen, run, strip, tighten } from "./play";
import { way } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample),
  edits: { choose, clear },
  cheats: { strip, loosen, tighten },
  finish: run,
  check: async (game) => look(game),
  view,
  sealOf: ({ seal }) => asHash("topic-manager", seal),
  record: ({ tag, rule, samples }) => ({
    tag,
    rule,
    outputs: samples.map(({ id, spends, lock }) => ({ id, spends, lock })),
  }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { LockingScript, ProtoWallet, PushDrop, Utils } from "@bsv/sdk";',
      `const { tag, outputs } = JSON.parse(readFileSync("${name}.json"));`,
      `const way = { protocolID: ${JSON.stringify(way.protocolID)}, keyID: "${way.keyID}" };`,
      'const anyone = new ProtoWallet("anyone");',
      "for (const { spends, lock } of outputs) {",
      "  const { fields: [first, owner, name, number, signature = []] } = PushDrop.decode(LockingScript.fromHex(lock));",
      "  const data = [first, owner, name, number].flat();",
      "  const counterparty = Utils.toHex(owner);",
      "  const signed = await anyone.verifySignature({ ...way, counterparty, data, signature }).catch(() => ({}));",
      "  console.log(Utils.toUTF8(name), Utils.toUTF8(number), {",
      "    format: Utils.toUTF8(first) === tag, signed: signed.valid === true, spends });",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
