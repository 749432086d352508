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

/** What opens a coin: a signature and, under a lock that has the key's hash alone, the key. */
const opening = ({ lock }: Output, signed: number[], key: number[]) => {
  const script = new UnlockingScript().writeBin(signed);
  return (lock.startsWith("76a914") ? script.writeBin(key) : script).toHex();
};

const outputOf = (before: string, output: number) =>
  parse(before)?.outputs[output] ?? { satoshis: 0, lock: "" };

/** Spends an output of a transaction. */
export function pay(before: string, output: number, key: PrivateKey, outputs: Output[]): string {
  const transaction = unsigned(before, output, outputs);
  const coin = outputOf(before, output);
  const script = opening(
    coin,
    signature(transaction, coin, key),
    toArray(key.toPublicKey().toString(), "hex"),
  );
  return unlocked(transaction, script);
}

/** The fee of a transaction, with the signature at its longest. */
export function feeFor(before: string, output: number, outputs: Output[]) {
  const longest = opening(outputOf(before, output), Array(72).fill(0), Array(33).fill(0));
  return feeOf(unlocked(unsigned(before, output, outputs), longest));
}

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
