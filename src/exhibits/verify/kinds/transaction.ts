import LockingScript from "@bsv/sdk/script/LockingScript";
import Spend from "@bsv/sdk/script/Spend";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import type { Step } from "../../kit/exhibit";
import { joined, twice, written } from "../hashes";
import type { Said } from "../judgement";
import type { Reader } from "../reader";
import type { Reading } from "../reading";

export interface Output {
  satoshis: number;
  lock: Uint8Array;
}

export interface Input {
  id: string;
  output: number;
  unlock: Uint8Array;
  sequence: number;
  /** The output that it spends, if the transaction carries it (BRC-30). */
  spends?: Output;
}

export interface Transaction {
  id: string;
  /** Its bytes in a block. */
  size: number;
  version: number;
  inputs: Input[];
  outputs: Output[];
  lockTime: number;
}

/** Follows the version of a transaction that carries the outputs it spends. */
const extendedMark = [0, 0, 0, 0, 0, 0xef];

/** All coins that there can be, in satoshis. */
const allCoins = 21e14;

/** A transaction of this size could pass for two hashes in a Merkle tree. */
const looksLikeHashes = 64;

const noId = "0".repeat(64);

/** Reads a transaction: version, inputs, outputs and lock time. */
export function readTransaction(reader: Reader): Transaction {
  const { bytes } = reader;
  // The id is the hash without the outputs that it spends.
  const pieces: Uint8Array[] = [];
  let from = reader.at;
  const version = reader.number("version", 4);
  const isExtended = extendedMark.every((byte, at) => bytes[reader.at + at] === byte);
  if (isExtended) {
    pieces.push(bytes.subarray(from, reader.at));
    reader.take("extended", extendedMark.length);
    from = reader.at;
  }
  const inputs = Array.from({ length: reader.count("inputs", isExtended ? 50 : 41) }, (): Input => {
    const id = written(reader.take("spentId", 32, "reversed"));
    const output = reader.number("spentOutput", 4);
    const unlock = reader.take("unlock", reader.count("unlockLength", 1));
    const sequence = reader.number("sequence", 4);
    if (!isExtended) return { id, output, unlock, sequence };
    pieces.push(bytes.subarray(from, reader.at));
    // Signatures from before 2017 do not sign what they spend, so nothing notices another amount.
    const satoshis = reader.number("spentSatoshis", 8, false);
    const lock = reader.take("spentLock", reader.count("spentLockLength", 1));
    from = reader.at;
    return { id, output, unlock, sequence, spends: { satoshis, lock } };
  });
  const outputs = Array.from({ length: reader.count("outputs", 9) }, (): Output => {
    const satoshis = reader.number("satoshis", 8);
    return { satoshis, lock: reader.take("lock", reader.count("lockLength", 1)) };
  });
  const lockTime = reader.number("lockTime", 4);
  const all = joined(...pieces, bytes.subarray(from, reader.at));
  return { id: written(twice(all)), size: all.length, version, inputs, outputs, lockTime };
}

const isCoinbase = ({ inputs: [first, second] }: Transaction) =>
  first !== undefined && second === undefined && first.id === noId && first.output === 0xffff_ffff;

const sum = (outputs: readonly Output[]) => outputs.reduce((total, { satoshis }) => total + satoshis, 0);

/** Whether it has inputs and outputs, and cannot pass for two hashes. */
export const isWhole = ({ inputs, outputs, size }: Transaction) =>
  inputs.length > 0 && outputs.length > 0 && size !== looksLikeHashes;

export const hasCoins = ({ outputs }: Transaction) => sum(outputs) <= allCoins;

/** Whether it pays out no more than comes in. */
export const isCovered = ({ outputs }: Transaction, spends: readonly Output[]) => sum(outputs) <= sum(spends);

/** The fee: what comes in and does not go out. */
const feeOf = ({ outputs }: Transaction, spends: readonly Output[]) => sum(spends) - sum(outputs);

/** What miners ask for at least: 100 satoshis per kB. */
const askedFor = ({ size }: Transaction) => Math.ceil(size / 10);

/** Why miners would not include it yet: it waits for a block or a date, or pays too little. */
export function policySaid(transaction: Transaction, spends?: readonly Output[]): Said[] {
  const { id, size, inputs, lockTime } = transaction;
  const waits = lockTime > 0 && inputs.some(({ sequence }) => sequence !== 0xffff_ffff);
  const date = () => new Date(lockTime * 1000).toISOString().slice(0, 10);
  const [fee, least] = [spends && feeOf(transaction, spends), askedFor(transaction)];
  return [
    ...(waits
      ? [
          lockTime < 500_000_000
            ? { says: "waitsBlock", of: { id, height: lockTime } }
            : { says: "waitsDate", of: { id, date: date() } },
        ]
      : []),
    ...(fee !== undefined && fee < least
      ? [fee === 0 ? { says: "noFee", of: { id } } : { says: "lowFee", of: { id, fee, size, least } }]
      : []),
  ];
}

export const outpointOf = ({ id, output }: Input) => `${id}.${output}`;

export const spendsOnce = ({ inputs }: Transaction) => new Set(inputs.map(outpointOf)).size === inputs.length;

/** What nodes ask of a new spend. Without it the interpreter also takes signatures from before 2017. */
const newRules = ["UTXO_AFTER_GENESIS", "SIGHASH_FORKID", "STRICTENC", "LOW_S", "NULLDUMMY", "NULLFAIL"];

/** Whether an input unlocks the output that it spends, by the SDK's interpreter; under today's rules if it is new. */
export function unlocks(
  transaction: Transaction,
  at: number,
  { satoshis, lock }: Output,
  isNew = false,
): boolean {
  const input = transaction.inputs[at];
  if (!input) return false;
  const others = transaction.inputs.filter((other) => other !== input);
  try {
    return new Spend({
      sourceTXID: input.id,
      sourceOutputIndex: input.output,
      sourceSatoshis: satoshis,
      lockingScript: lockOf(lock),
      transactionVersion: transaction.version,
      otherInputs: others.map(({ id, output, sequence }) => ({
        sourceTXID: id,
        sourceOutputIndex: output,
        sequence,
      })) as ConstructorParameters<typeof Spend>[0]["otherInputs"],
      outputs: transaction.outputs.map((output) => ({
        satoshis: output.satoshis,
        lockingScript: lockOf(output.lock),
      })),
      inputIndex: at,
      unlockingScript: UnlockingScript.fromBinary([...input.unlock]) as UnlockingScript,
      inputSequence: input.sequence,
      lockTime: transaction.lockTime,
      ...(isNew && { verifyFlags: newRules }),
    }).validate();
  } catch {
    return false;
  }
}

const lockOf = (lock: Uint8Array) => LockingScript.fromBinary([...lock]) as LockingScript;

const names = ["whole", "once", "coins", "amounts", "scripts"];

/** What a transaction shows by itself. */
export function transactionReading(reader: Reader): Reading {
  const transaction = readTransaction(reader);
  reader.end();
  const isBase = isCoinbase(transaction);
  const spends = transaction.inputs.flatMap((input) => input.spends ?? []);
  const carriesSpent = spends.length > 0 && !isBase;
  const { id } = transaction;
  return {
    kind: "transaction",
    parts: reader.parts,
    further: reader.further,
    names: carriesSpent ? names : names.slice(0, 3),
    steps: stepsOf(transaction, carriesSpent ? spends : []),
    remains: () => [
      { says: "transactionId", of: { id } },
      ...(isBase
        ? [{ says: "coinbase" }]
        : [carriesSpent ? { says: "spentClaimed" } : { says: "spentUnknown" }]),
      ...policySaid(transaction),
      { says: "mined", of: { id } } satisfies Said,
    ],
    holds: { says: "transactionId", of: { id } },
  };
}

function* stepsOf(transaction: Transaction, spends: readonly Output[]): Generator<Step> {
  yield { step: "whole", passes: isWhole(transaction) };
  yield { step: "once", passes: spendsOnce(transaction) };
  yield { step: "coins", passes: hasCoins(transaction) };
  if (spends.length === 0) return;
  yield { step: "amounts", passes: isCovered(transaction, spends) };
  for (const [at, spent] of spends.entries())
    yield { step: "scripts", passes: unlocks(transaction, at, spent), at: at + 1 };
}
