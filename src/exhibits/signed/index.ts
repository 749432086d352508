import type { z } from "zod";
import type { signed as model } from "../../content/model/exhibits/signed";
import type { Exhibit } from "../kit/exhibit";
import { begin, change, type Game, otherKey, paste, signAgain, write } from "./play";
import { check } from "./run";
import { view } from "./view";

export type Content = z.output<typeof model>;

export const signed = {
  begin: async ({ sample }) => begin(sample.text, sample.other),
  edits: { write, sign: signAgain },
  cheats: { change, paste, otherKey },
  finish: (game) => game,
  async check({ signed, signer }) {
    const says = check(signed, signer);
    return says && { says };
  },
  view,
  sealOf: ({ found }) => found.before,
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
