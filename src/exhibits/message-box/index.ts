import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, collected, forge, type Game, goOffline, look, peek, write } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.message),
  edits: { write, goOffline },
  cheats: { alter, peek, forge },
  finish: collected,
  async check(game) {
    const found = await look(game);
    return "broken" in found ? { says: found.broken } : undefined;
  },
  view,
  sealOf: ({ seal }) => asHash("message-box", seal),
  record: ({ waiting }) => waiting,
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const { sender, encryptedMessage } = JSON.parse(readFileSync("${name}.json"));`,
      'const wallet = new ProtoWallet(new PrivateKey(Hash.sha256("An example: recipient", "utf8")));',
      'const ciphertext = Utils.toArray(encryptedMessage, "base64");',
      'const way = { protocolID: [1, "messagebox"], keyID: "1" };',
      "const { plaintext } = await wallet.decrypt({ ...way, counterparty: sender, ciphertext });",
      "console.log(JSON.parse(Utils.toUTF8(plaintext)));'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
