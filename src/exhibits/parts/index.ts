import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  begin,
  finish,
  type Game,
  grow,
  judge,
  keepStale,
  promise,
  reach,
  reserve,
  rewrite,
  within,
} from "./play";
import { type Listing, way } from "./run";
import { view } from "./view";
import type { Content } from "./words";

/** The parts of a record that a check elsewhere needs. */
const outputOf = ({ id, spends, lock }: Listing) => ({ id, spends, lock });

export const exhibit = {
  begin: ({ sample }) => begin(sample),
  edits: { reach, reserve },
  cheats: { keepStale, rewrite, grow, promise },
  finish,
  check: async (game) => judge(game),
  view,
  sealOf: ({ seal }) => asHash("parts", seal),
  record: (game) => ({
    results: within(game).map(outputOf),
    reservations: game.claims.map(outputOf),
    firstSpends: game.firstSpends,
  }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { LockingScript, ProtoWallet, PushDrop, Utils } from "@bsv/sdk";',
      `const { results, firstSpends } = JSON.parse(readFileSync("${name}.json"));`,
      `const way = { protocolID: ${JSON.stringify(way.protocolID)}, keyID: "${way.keyID}" };`,
      'const anyone = new ProtoWallet("anyone");',
      "for (const { id, lock } of results) {",
      "  const { fields } = PushDrop.decode(LockingScript.fromHex(lock));",
      "  const [format, holder, claim, signature] = fields;",
      "  const data = [format, holder, claim].flat();",
      "  const counterparty = Utils.toHex(holder);",
      "  const signed = await anyone.verifySignature({ ...way, counterparty, data, signature }).catch(() => ({}));",
      "  console.log(Utils.toUTF8(claim), { signed: signed.valid === true, unspent: !firstSpends[id] });",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
