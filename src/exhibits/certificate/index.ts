import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import { alter, begin, choose, type Game, passOn, readAs, revoke } from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample: { fields, forged } }) =>
    begin(
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      fields.filter(({ open }) => open).map(({ name }) => name),
      forged,
    ),
  edits: { choose },
  cheats: { alter, passOn, revoke },
  finish: (game) => game,
  async check(game) {
    const { broken } = await readAs(game);
    return broken === undefined ? undefined : { says: broken };
  },
  view,
  sealOf: ({ seal }) => asHash("certificate", seal),
  record: ({ shown: { masterKeyring, ...shown }, keyring }) => ({ ...shown, keyring }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Certificate } from "@bsv/sdk";',
      `const record = JSON.parse(readFileSync("${name}.json"));`,
      "console.log(await Certificate.fromObject(record).verify());'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
