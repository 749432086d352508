import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, enter, expire, extend, foreman, type Game, put, twice } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { entry, diver, supervisor, forged } }) => begin(entry, [diver, supervisor], forged),
  edits: { enter, put },
  cheats: { twice, alter, expire, extend },
  finish: (game) => game,
  async check({ entry, signatures, cards, school }) {
    const says = await check(entry, signatures, cards, foreman, school);
    return says && { says, at: entry.depth };
  },
  view,
  sealOf: ({ seal }) => asHash("countersigned", seal),
  record: ({ entry, signatures, cards }) => ({ entry, signatures, cards }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Certificate, ProtoWallet, Utils } from "@bsv/sdk";',
      `const { entry, signatures, cards } = JSON.parse(readFileSync("${name}.json"));`,
      'const data = Utils.toArray(JSON.stringify(entry), "utf8");',
      "for (const [index, { certificate }] of cards.entries()) {",
      "  const { key: counterparty, signature: hex } = signatures[index];",
      '  const claim = { protocolID: [1, "dive log"], keyID: "1", counterparty, data };',
      '  const signature = Utils.toArray(hex, "hex");',
      '  const { valid } = await new ProtoWallet("anyone").verifySignature({ ...claim, signature });',
      "  const card = Certificate.fromObject(certificate);",
      "  console.log(await card.verify(), card.subject === counterparty, valid);",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
