import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { again, begin, decide, find, type Game, pose, raise, reuse } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample),
  edits: { decide, again },
  cheats: { pose, raise, reuse },
  finish: (game) => game,
  check: find,
  view,
  sealOf: ({ seal }) => asHash("phone", seal),
  record: ({ keys, asked, answers }) => ({ keys, asked, answers }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const { keys, asked } = JSON.parse(readFileSync("${name}.json"));`,
      'const phone = new ProtoWallet(new PrivateKey(Hash.sha256("An example: phone", "utf8")));',
      "for (const { request, signature: hex } of asked) {",
      '  const way = { protocolID: [2, "page requests"], keyID: request.nonce, counterparty: keys.site };',
      '  const data = Utils.toArray(JSON.stringify(request), "utf8");',
      '  const signature = Utils.toArray(hex, "hex");',
      "  console.log(request.kind, (await phone.verifySignature({ ...way, data, signature })).valid);",
      "}'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
