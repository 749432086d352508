/** Transactions as the network reads them. The SDK's own class does the same, and weighs more than this whole exhibit. */
import { hash256 } from "@bsv/sdk/primitives/Hash";
import { Reader, toArray, toHex, Writer } from "@bsv/sdk/primitives/utils";

/** Scripts are in hex. */
export interface Input {
  id: string;
  output: number;
  script: string;
  sequence: number;
}

/** A coin: so many satoshis under a lock. */
export interface Output {
  satoshis: number;
  lock: string;
}

export interface Transaction {
  version: number;
  inputs: Input[];
  outputs: Output[];
  lockTime: number;
}

/** A transaction that has passed, and the coins that it spends. */
export interface Made {
  id: string;
  transaction: Transaction;
  sources: Output[];
}

const isHex = (text: unknown): text is string => typeof text === "string" && /^(?:[0-9a-f]{2})+$/.test(text);

/** Its name: twice hashed, and written from the last byte to the first. */
export const idOf = (hex: string) => (isHex(hex) ? toHex(hash256(toArray(hex, "hex")).reverse()) : "");

/** What miners ask for at least, for its bytes: 100 satoshis per kB. */
export const feeOf = (hex: string) => Math.ceil(hex.length / 20);

export const total = (outputs: Output[]) => outputs.reduce((sum, { satoshis }) => sum + satoshis, 0);

/** Whether it leaves miners what they ask for. */
export const paysFee = ({ transaction, sources }: Made) =>
  total(sources) - total(transaction.outputs) >= feeOf(hexOf(transaction));

/** Whether it makes new coins and spends none. */
export const isMined = ({ inputs }: Transaction) => inputs.length === 1 && inputs[0]?.id === "00".repeat(32);

/** Whether miners can take it today: it has no lock time, or one that has passed. */
export const isFinal = ({ lockTime, inputs }: Transaction, today: unknown) =>
  lockTime === 0 ||
  inputs.every(({ sequence }) => sequence === 0xffffffff) ||
  (lockTime > 500_000_000 && lockTime <= Number(today));

/** The name of one output. */
export const outpointOf = ({ id, output }: Pick<Input, "id" | "output">) => `${id}:${output}`;

export function hexOf({ version, inputs, outputs, lockTime }: Transaction): string {
  const writer = new Writer().writeUInt32LE(version).writeVarIntNum(inputs.length);
  const script = (hex: string) => writer.writeVarIntNum(hex.length / 2).write(toArray(hex, "hex"));
  for (const { id, output, script: unlock, sequence } of inputs) {
    writer.writeReverse(toArray(id, "hex")).writeUInt32LE(output);
    script(unlock).writeUInt32LE(sequence);
  }
  writer.writeVarIntNum(outputs.length);
  for (const { satoshis, lock } of outputs) {
    writer.writeUInt64LE(satoshis);
    script(lock);
  }
  return toHex(writer.writeUInt32LE(lockTime).toArray());
}

/** Reads a transaction; undefined unless writing it again gives the same digits. */
export function parse(hex: unknown): Transaction | undefined {
  if (!isHex(hex)) return undefined;
  const reader = new Reader(toArray(hex, "hex"));
  const several = <One>(one: () => One) => {
    const count = reader.readVarIntNum();
    if (count > hex.length) throw new RangeError("More than there is room for");
    return Array.from({ length: count }, one);
  };
  const script = () => toHex(reader.read(reader.readVarIntNum()));
  try {
    const version = reader.readUInt32LE();
    const inputs = several(() => ({
      id: toHex(reader.readReverse(32)),
      output: reader.readUInt32LE(),
      script: script(),
      sequence: reader.readUInt32LE(),
    }));
    const outputs = several(() => ({ satoshis: reader.readUInt64LEBn().toNumber(), lock: script() }));
    const read = { version, inputs, outputs, lockTime: reader.readUInt32LE() };
    return hexOf(read) === hex ? read : undefined;
  } catch {
    return undefined;
  }
}
