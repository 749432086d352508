/** How an example's transactions come about; with a real wallet, `createAction` does this. */
import { sha256 } from "@bsv/sdk/primitives/Hash";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toArray } from "@bsv/sdk/primitives/utils";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import { exampleKey } from "../exampleKey";
import { preimageOf, whole } from "./spend";
import { feeOf, hexOf, idOf, type Output, parse, type Transaction } from "./transaction";

const final = 0xffffffff;

/** The bytes of an example's keys come from fixed words; a real wallet draws random ones. */
export const keyOf = (name: string) => exampleKey(`holder ${name}`);
export const publicOf = (name: string) => keyOf(name).toPublicKey().toString();

/** A coin as if freshly mined: another one for each `mark`. */
export const mined = (lock: string, satoshis: number, mark: string) =>
  hexOf({
    version: 1,
    inputs: [
      {
        id: "00".repeat(32),
        output: final,
        script: new UnlockingScript().writeBin(toArray(`an example ${mark}`, "utf8")).toHex(),
        sequence: final,
      },
    ],
    outputs: [{ satoshis, lock }],
    lockTime: 0,
  });

/** A transaction that spends an output of another one, before anybody has signed it. */
export const unsigned = (before: string, output: number, outputs: Output[]): Transaction => ({
  version: 1,
  inputs: [{ id: idOf(before), output, script: "", sequence: final }],
  outputs,
  lockTime: 0,
});

/** A signature, as scripts take it. */
export function signature(transaction: Transaction, coin: Output, key: PrivateKey, scope = whole): number[] {
  const { r, s } = key.sign(sha256(preimageOf(transaction, 0, coin, scope)));
  return new TransactionSignature(r, s, scope).toChecksigFormat();
}

/** A transaction with another script that opens its coin. */
export const unlocked = ({ inputs: [input], ...transaction }: Transaction, script: string) =>
  hexOf({ ...transaction, inputs: input ? [{ ...input, script }] : [] });

/** Spends an output of a transaction that a signature alone opens. */
export function pay(before: string, output: number, key: PrivateKey, outputs: Output[]): string {
  const transaction = unsigned(before, output, outputs);
  const coin = parse(before)?.outputs[output] ?? { satoshis: 0, lock: "" };
  return unlocked(transaction, new UnlockingScript().writeBin(signature(transaction, coin, key)).toHex());
}

/** The script that opens a coin with one signature, at its longest. */
const longest = "00".repeat(73);

/** The fee of a transaction that a signature alone opens. */
export const feeFor = (before: string, output: number, outputs: Output[]) =>
  feeOf(unlocked(unsigned(before, output, outputs), longest));

/** Hands all that a coin is worth on, but for the fee. */
export function passOn(before: string, output: number, key: PrivateKey, lock: string): string {
  const { satoshis = 0 } = parse(before)?.outputs[output] ?? {};
  const fee = feeFor(before, output, [{ satoshis, lock }]);
  return pay(before, output, key, [{ satoshis: Math.max(0, satoshis - fee), lock }]);
}

/** A transaction that somebody has changed after it was signed. */
export function altered(hex: string, change: (output: Output, at: number) => Output): string {
  const transaction = parse(hex);
  return transaction ? hexOf({ ...transaction, outputs: transaction.outputs.map(change) }) : hex;
}
