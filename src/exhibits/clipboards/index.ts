import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, choose, forge, type Game, lend, look, opened, write } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.answer),
  edits: { write, choose },
  cheats: { lend, alter, forge },
  finish: opened,
  check: look,
  view,
  sealOf: ({ seal }) => asHash("clipboards", seal),
  record: ({ boards }) => boards.map(({ copy }) => copy ?? null),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const copies = JSON.parse(readFileSync("${name}.json"));`,
      'const way = { protocolID: [1, "messagebox"], keyID: "1" };',
      "for (const [at, copy] of copies.entries()) {",
      "  if (!copy) continue;",
      '  const key = Hash.sha256("An example: clinic " + (at + 1), "utf8");',
      "  const wallet = new ProtoWallet(new PrivateKey(key));",
      '  const ciphertext = Utils.toArray(copy.encryptedMessage, "base64");',
      "  const { plaintext } = await wallet.decrypt({ ...way, counterparty: copy.sender, ciphertext });",
      "  console.log(at + 1, JSON.parse(Utils.toUTF8(plaintext)));",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
