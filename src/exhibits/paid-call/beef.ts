/**
 * A payment as it travels: Atomic BEEF (BRC-95) with two transactions, the one that pays and the one whose coin it
 * spends. The SDK's own classes read and write any such package and weigh more than all the rest of this exhibit; a
 * test holds these few lines to them. A wallet adds the proof that the coin is in a block, which an example's is not.
 */
import { hash256 } from "@bsv/sdk/primitives/Hash";
import { Reader, toArray, toBase64, toHex, Writer } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";

/** What the caller sends in `x-bsv-payment`, as JSON (BRC-105). */
export interface Payment {
  derivationPrefix: string;
  derivationSuffix: string;
  /** Atomic BEEF in base64. */
  transaction: string;
}

interface Input {
  sourceTXID: string;
  sourceOutputIndex: number;
  unlockingScript: UnlockingScript;
  sequence: number;
}

export interface Transaction {
  version: number;
  inputs: [Input];
  outputs: { satoshis: number; lockingScript: LockingScript }[];
  lockTime: number;
}

function bytesOf({ version, inputs, outputs, lockTime }: Transaction): number[] {
  const writer = new Writer().writeUInt32LE(version).writeVarIntNum(inputs.length);
  for (const { sourceTXID, sourceOutputIndex, unlockingScript, sequence } of inputs) {
    writer.writeReverse(toArray(sourceTXID, "hex")).writeUInt32LE(sourceOutputIndex);
    const script = unlockingScript.toBinary();
    writer.writeVarIntNum(script.length).write(script).writeUInt32LE(sequence);
  }
  writer.writeVarIntNum(outputs.length);
  for (const { satoshis, lockingScript } of outputs) {
    const script = lockingScript.toBinary();
    writer.writeUInt64LE(satoshis).writeVarIntNum(script.length).write(script);
  }
  return writer.writeUInt32LE(lockTime).toArray();
}

/** Reads a transaction with one input; another has no place in this exhibit. */
function transactionIn(reader: Reader): Transaction {
  const version = reader.readUInt32LE();
  if (reader.readVarIntNum() !== 1) throw new Error("One input is read.");
  const sourceTXID = toHex(reader.readReverse(32));
  const sourceOutputIndex = reader.readUInt32LE();
  const unlockingScript = UnlockingScript.fromBinary(reader.read(reader.readVarIntNum()));
  const sequence = reader.readUInt32LE();
  const outputs = Array.from({ length: reader.readVarIntNum() }, () => ({
    satoshis: reader.readUInt64LEBn().toNumber(),
    lockingScript: LockingScript.fromBinary(reader.read(reader.readVarIntNum())),
  }));
  return {
    version,
    inputs: [{ sourceTXID, sourceOutputIndex, unlockingScript, sequence }],
    outputs,
    lockTime: reader.readUInt32LE(),
  };
}

export const idOf = (transaction: Transaction) => toHex(hash256(bytesOf(transaction)).reverse());

/** Atomic BEEF, then BEEF V1; no block's proof, two transactions, each without the number of a proof. */
const heads = { atomic: [1, 1, 1, 1], beef: [1, 0, 0xbe, 0xef], proofs: 0, count: 2, unproven: 0 };

export function pack(coin: Transaction, spending: Transaction): string {
  const writer = new Writer().write(heads.atomic).writeReverse(toArray(idOf(spending), "hex"));
  writer.write(heads.beef).writeVarIntNum(heads.proofs).writeVarIntNum(heads.count);
  for (const transaction of [coin, spending]) writer.write(bytesOf(transaction)).writeUInt8(heads.unproven);
  return toBase64(writer.toArray());
}

/** The output that a transaction spends. */
export const outpointOf = ({ inputs: [{ sourceTXID, sourceOutputIndex }] }: Transaction) =>
  `${sourceTXID}:${sourceOutputIndex}`;

/** Throws where the package is not, to the last byte, one of ours. */
export function unpack(beef: string): { coin: Transaction; spending: Transaction } {
  const reader = new Reader(toArray(beef, "base64"));
  reader.read(heads.atomic.length + 32 + heads.beef.length + 2);
  const [coin, , spending] = [transactionIn(reader), reader.readUInt8(), transactionIn(reader)];
  if (pack(coin, spending) !== beef) throw new Error("No such package.");
  return { coin, spending };
}
