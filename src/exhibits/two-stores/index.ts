import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, finish, type Game, look, plug, relabel, rollBack, write } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.records, sample.last),
  edits: { write, plug },
  cheats: { alter, rollBack, relabel },
  finish,
  check: look,
  view,
  sealOf: ({ seal }) => asHash("two-stores", seal),
  record: ({ stores }) => stores.filter(({ isPlugged }) => isPlugged).map(({ copy }) => copy),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const copies = JSON.parse(readFileSync("${name}.json"));`,
      'const wallet = new ProtoWallet(new PrivateKey(Hash.sha256("An example: wallet", "utf8")));',
      "for (const { version, sealed } of copies) {",
      '  const way = { protocolID: [2, "app records"], keyID: "version " + version, counterparty: "self" };',
      '  const { plaintext } = await wallet.decrypt({ ...way, ciphertext: Utils.toArray(sealed, "base64") });',
      "  console.log(version, Utils.toUTF8(plaintext));",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
