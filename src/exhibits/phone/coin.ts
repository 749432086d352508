import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import type LockingScript from "@bsv/sdk/script/LockingScript";

/** What each of the phone's coins is worth. They are an example's: no block has them. */
export const worth = 10_000;

/** A coin has one spelling, or another spelling of it would pass for another coin. */
const oneCoin = /^([0-9a-f]{64})\.(0|[1-9]\d{0,8})$/;

/** What is signed of a transaction that spends a coin: so many satoshis to this lock, the rest back. */
export function preimage(coin: string, satoshis: number, payee: LockingScript, own: LockingScript): number[] {
  const scope = TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID;
  const [, sourceTXID = "", output] = oneCoin.exec(coin) ?? [];
  if (!output || !Number.isSafeInteger(satoshis) || satoshis < 1 || satoshis > worth)
    throw new Error("This is no payment");
  return TransactionSignature.format({
    sourceTXID,
    sourceOutputIndex: Number(output),
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
