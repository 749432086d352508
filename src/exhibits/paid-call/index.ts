import type { Exhibit } from "../kit/exhibit";
import { asHash } from "../kit/hash";
import {
  again,
  answer,
  ask,
  begin,
  borrow,
  type Game,
  idOf,
  paid,
  raiseLater,
  replay,
  underpay,
} from "./play";
import { view } from "./view";
import type { Content } from "./words";

export const exhibit = {
  begin: ({ sample }) => begin(sample.price),
  edits: { ask, again },
  cheats: { underpay, raise: raiseLater, replay, borrow },
  finish: (game) => game,
  async check(game) {
    const says = await answer(game);
    return says && { says, at: paid(game.exchange) };
  },
  view,
  sealOf: ({ exchange }) => asHash("paid-call", idOf(exchange)),
  record: ({ keys, exchange: { asked, payment } }) => ({ caller: keys.caller, asked, payment }),
  commands: (_, { name }) =>
    [
      "npm install @bsv/sdk",
      "node --input-type=module -e '",
      'import { readFileSync } from "node:fs";',
      'import { Hash, PrivateKey, ProtoWallet, Spend, Transaction, Utils, verifyNonce } from "@bsv/sdk";',
      `const { asked, payment } = JSON.parse(readFileSync("${name}.json"));`,
      'const server = new ProtoWallet(new PrivateKey(Hash.sha256("An example: server", "utf8")));',
      'console.log("own prefix", await verifyNonce(payment.derivationPrefix, server));',
      'const paying = Transaction.fromAtomicBEEF(Utils.toArray(payment.transaction, "base64"));',
      'console.log("output 0", paying.outputs[0].satoshis, "of", asked["x-bsv-payment-satoshis-required"]);',
      "const [input] = paying.inputs;",
      "const { satoshis, lockingScript } = input.sourceTransaction.outputs[input.sourceOutputIndex];",
      "const spend = new Spend({ ...input, sourceSatoshis: satoshis, lockingScript, outputs: paying.outputs,",
      '  sourceTXID: input.sourceTransaction.id("hex"), transactionVersion: paying.version, otherInputs: [],',
      "  inputIndex: 0, inputSequence: input.sequence, lockTime: paying.lockTime });",
      'console.log("signature", spend.validate());\'',
    ].join("\n"),
} satisfies Exhibit<Game, Content>;
