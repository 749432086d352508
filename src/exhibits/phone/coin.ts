import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import type LockingScript from "@bsv/sdk/script/LockingScript";

/** What the phone's coin is worth. It is an example's: no block has it. */
export const worth = 10_000;

/** What is signed of a transaction that spends the coin: so many satoshis to this lock, the rest back. */
export function preimage(satoshis: number, payee: LockingScript, own: LockingScript): number[] {
  const scope = TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID;
  return TransactionSignature.format({
    sourceTXID: "c0".repeat(32),
    sourceOutputIndex: 0,
    sourceSatoshis: worth,
    transactionVersion: 1,
    otherInputs: [],
    inputIndex: 0,
    outputs: [
      { satoshis, lockingScript: payee },
      { satoshis: worth - satoshis, lockingScript: own },
    ],
    inputSequence: 0xffffffff,
    subscript: own,
    lockTime: 0,
    scope,
  });
}
