import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, find, type Game, knocked, lend, move, promote, stay } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { fields, doors, other } }) =>
    begin(doors, Object.fromEntries(fields.map(({ name, value }) => [name, value])), other),
  edits: { move },
  cheats: { stay, lend, promote },
  finish: knocked,
  check: find,
  view,
  sealOf: ({ seal }) => asHash("doors", seal),
  record: ({ certificate, knocks }) => ({ certificate, knocks }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Certificate, Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const { certificate, knocks } = JSON.parse(readFileSync("${name}.json"));`,
      "console.log(await Certificate.fromObject(certificate).verify());",
      "for (const [at, { number, answer }] of knocks.entries()) {",
      '  const key = new PrivateKey(Hash.sha256("An example: door " + at, "utf8"));',
      '  const [data, signature] = [Utils.toArray(number, "hex"), Utils.toArray(answer, "hex")];',
      '  const way = { protocolID: [2, "door access"], keyID: number, counterparty: certificate.subject };',
      "  console.log((await new ProtoWallet(key).verifySignature({ ...way, data, signature })).valid);",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
