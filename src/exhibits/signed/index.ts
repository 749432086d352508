import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { begin, change, type Game, otherKey, paste, signAgain, write } from "./play";
import { check } from "./run";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: async ({ sample }) => begin(sample.text, sample.other),
  edits: { write, sign: signAgain },
  cheats: { change, paste, otherKey },
  finish: (game) => game,
  async check({ signed, signer }) {
    const says = check(signed, signer);
    return says && { says };
  },
  view,
  sealOf: ({ found }) => asHash("signed", found.before),
  record: ({ signed: { text, signature }, signer }) => ({ text, signature, signer }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { SignedMessage, Utils } from "@bsv/sdk";',
      `const { text, signature, signer } = JSON.parse(readFileSync("${name}.json"));`,
      "const isSigners = signature.slice(8, 74) === signer;",
      'const [message, proof] = [Utils.toArray(text, "utf8"), Utils.toArray(signature, "hex")];',
      "console.log(isSigners && SignedMessage.verify(message, proof));'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
