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

/** The SDK's interpreter, before it runs the two scripts. */
export function spendOf(transaction: Transaction, at: number, coin: Output): Spend {
  const unlockingScript = UnlockingScript.fromHex(transaction.inputs[at]?.script ?? "");
  const lockingScript = LockingScript.fromHex(coin.lock);
  return new Spend({ ...contextOf(transaction, at, coin), lockingScript, unlockingScript });
}

/** What a signature covers. Those from before 2017 have another form, without SIGHASH_FORKID; the SDK knows both. */
export const preimageOf = (transaction: Transaction, at: number, coin: Output, scope: number) =>
  TransactionSignature.format({
    ...contextOf(transaction, at, coin),
    subscript: LockingScript.fromHex(coin.lock),
    scope,
  });

/** Runs both scripts as a miner does. What cannot even be read opens nothing. */
export function opens(transaction: Transaction, at: number, coin: Output): boolean {
  try {
    return spendOf(transaction, at, coin).validate();
  } catch {
    return false;
  }
}
