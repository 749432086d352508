import type { z } from "zod";
import type { twoStores as model } from "../../content/model/exhibits/twoStores";
import type { Exhibit } from "../kit/exhibit";
import { alter, begin, finish, type Game, look, plug, relabel, rollBack, write } from "./play";
import { view } from "./view";

export type Content = z.output<typeof model>;

export const twoStores = {
  begin: ({ sample }) => begin(sample.records, sample.last),
  edits: { write, plug },
  cheats: { alter, rollBack, relabel },
  finish,
  check: look,
  view,
  sealOf: ({ seal }) => seal,
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
