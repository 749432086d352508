import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  alter,
  another,
  begin,
  forge,
  type Game,
  heard,
  listened,
  look,
  peek,
  soundOf,
  storedIn,
} from "./play";
import { hear, hush } from "./sound";
import { view } from "./view";
import type { Content } from "./words";

/** The notes of an octave, in order. */
const places = "C C# D D# E F F# G G# A A# B".split(" ");

/** A note by its name, such as G4, as a number. */
const numberOf = (note: string) => places.indexOf(note.slice(0, -1)) + 12 * (Number(note.at(-1)) + 1);

export const exhibit = {
  begin: ({ sample }) => begin(sample.melody.split(" ").map(numberOf)),
  edits: { another },
  cheats: { alter, peek, forge },
  effects: {
    hearSound: (game) => hear(soundOf(game), 0.8),
    hearBytes: async (game) => hear(await storedIn(game), 0.1),
    async hearJoined(game) {
      const recording = await heard(game);
      if (recording) hear(recording, 0.8);
    },
  },
  finish: listened,
  stop: hush,
  check: look,
  view,
  sealOf: ({ seal }) => asHash("voice-note", seal),
  record: ({ note, address, size }) => ({ note, host: { address, size } }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Utils } from "@bsv/sdk";',
      `const { note } = JSON.parse(readFileSync("${name}.json"));`,
      'const wallet = new ProtoWallet(new PrivateKey(Hash.sha256("An example: recipient", "utf8")));',
      'const ciphertext = Utils.toArray(note.encryptedMessage, "base64");',
      'const way = { protocolID: [1, "messagebox"], keyID: "1" };',
      "const { plaintext } = await wallet.decrypt({ ...way, counterparty: note.sender, ciphertext });",
      "console.log(JSON.parse(JSON.parse(Utils.toUTF8(plaintext))));'",
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
