import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { ask, begin, find, type Game, passOn, replay, sealOf, steal } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.payload),
  edits: { ask },
  cheats: { replay, passOn, steal },
  finish: (game) => game,
  async check(game) {
    const says = await find(game);
    return says && { says };
  },
  view,
  sealOf: (game) => asHash("handshake", sealOf(game)),
  record: ({ hello, reply, request }) => ({ hello, reply, request }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const { reply, request } = JSON.parse(readFileSync("${name}.json"));`,
      'const site = new ProtoWallet(new PrivateKey(Hash.sha256("An example: site", "utf8")));',
      'console.log("number", request.yourNonce === reply.nonce);',
      "const { valid } = await site.verifySignature({",
      '  data: Utils.toArray(request.payload, "utf8"), signature: request.signature,',
      '  protocolID: [2, "auth message signature"], keyID: [request.nonce, request.yourNonce].join(" "),',
      "  counterparty: request.identityKey });",
      'console.log("signature", valid);\'',
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
