/** What a script sees of the transaction that it is run for, and how it is run. */
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import LockingScript from "@bsv/sdk/script/LockingScript";
import Spend from "@bsv/sdk/script/Spend";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import type { Output, Transaction } from "./transaction";

/** What both scripts can see: the transaction, and the coin that its input `at` spends. */
function contextOf({ version, inputs, outputs, lockTime }: Transaction, at: number, coin: Output) {
  const others = inputs.map(({ id, output, sequence }) => ({
    sourceTXID: id,
    sourceOutputIndex: output,
    sequence,
  }));
  const [own] = others.splice(at, 1);
  if (!own) throw new RangeError("There is no such input");
  const locks = outputs.map(({ satoshis, lock }) => ({
    satoshis,
    lockingScript: LockingScript.fromHex(lock),
  }));
  return {
    ...own,
    sourceSatoshis: coin.satoshis,
    transactionVersion: version,
    otherInputs: others,
    outputs: locks,
    inputIndex: at,
    inputSequence: own.sequence,
    lockTime,
  };
}

/** What nodes ask of a spend today. Without them the interpreter also takes signatures from before 2017. */
const rules = [
  "UTXO_AFTER_GENESIS",
  "SIGHASH_FORKID",
  "STRICTENC",
  "LOW_S",
  "NULLDUMMY",
  "NULLFAIL",
  "MINIMALDATA",
  "SIGPUSHONLY",
  "CLEANSTACK",
];

/** The SDK's interpreter, before it runs the two scripts: by today's rules, or by those of an old spend. */
export function spendOf(transaction: Transaction, at: number, coin: Output, isOld = false): Spend {
  const unlockingScript = UnlockingScript.fromHex(transaction.inputs[at]?.script ?? "");
  const lockingScript = LockingScript.fromHex(coin.lock);
  const context = contextOf(transaction, at, coin);
  return new Spend({ ...context, lockingScript, unlockingScript, ...(!isOld && { verifyFlags: rules }) });
}

/** What a signature covers. Those from before 2017 have another form, without SIGHASH_FORKID; the SDK knows both. */
export const preimageOf = (transaction: Transaction, at: number, coin: Output, scope: number) =>
  TransactionSignature.format({
    ...contextOf(transaction, at, coin),
    subscript: LockingScript.fromHex(coin.lock),
    scope,
  });

/** What a signature has to say it covers: the whole transaction. Any other is a blank check. */
export const whole = TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID;

/** Whether a coin is opened with one signature over the whole transaction, and at most the key that it belongs to. */
export function isSignedWhole(script: string): boolean {
  const [signature, key, ...others] = UnlockingScript.fromHex(script).chunks;
  const isKey = key === undefined || key.data?.length === 33;
  return signature?.data?.at(-1) === whole && isKey && others.length === 0;
}

/** Runs both scripts as a miner does. What cannot even be read opens nothing. */
export function opens(transaction: Transaction, at: number, coin: Output, isOld = false): boolean {
  try {
    return spendOf(transaction, at, coin, isOld).validate();
  } catch {
    return false;
  }
}
