import { hash256, sha256 } from "@bsv/sdk/primitives/Hash";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toArray, toHex, Writer } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import Spend from "@bsv/sdk/script/Spend";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";

/** A transaction that uses up one state of the token and makes the next one, of one satoshi. Fees are left out. */
export interface Handover {
  /** The transaction that made the state which is used up. */
  spends: string;
  /** Who can use up the new state, and what is recorded in it: a PushDrop script (BRC-48), in hex. */
  lock: string;
  /** The script that opens the lock of the state before: a signature, in hex. */
  unlock: string;
}

export const coinOf = (key: string) => LockingScript.fromASM(`${key} OP_CHECKSIG`).toHex();

export const tokenOf = (key: string, event: string) =>
  LockingScript.fromASM(`${key} OP_CHECKSIG ${toHex(toArray(event, "utf8"))} OP_DROP`).toHex();

/** Bytes with their number before them; as a script, up to 75, what pushes them. */
const sized = (script: string) => toHex(Writer.varIntNum(script.length / 2)) + script;

/** The transaction as the network reads it. */
export const hexOf = ({ spends, lock, unlock }: Handover) =>
  `0100000001${toHex(toArray(spends, "hex").reverse())}00000000${sized(unlock)}ffffffff` +
  `010100000000000000${sized(lock)}00000000`;

export const idOf = (handover: Handover) => toHex(hash256(hexOf(handover), "hex").reverse());

/** What the signature covers besides the old lock: the state that is used up, and all of the new one. */
const covered = (spends: string, lock: string) => {
  const outputs = [{ satoshis: 1, lockingScript: LockingScript.fromHex(lock) }];
  const source = { sourceTXID: spends, sourceOutputIndex: 0, sourceSatoshis: 1, transactionVersion: 1 };
  return { ...source, outputs, otherInputs: [], inputIndex: 0, inputSequence: 0xffffffff, lockTime: 0 };
};

/** The holder signs the token over: `opened` is the lock of the state that is used up, `lock` that of the next. */
export function handOver(holder: PrivateKey, spends: string, opened: string, lock: string): Handover {
  const scope = TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID;
  const subscript = LockingScript.fromHex(opened);
  const preimage = TransactionSignature.format({ ...covered(spends, lock), subscript, scope });
  const { r, s } = holder.sign(sha256(preimage));
  return { spends, lock, unlock: sized(toHex(new TransactionSignature(r, s, scope).toChecksigFormat())) };
}

/** Whether a test passes. What cannot even be read does not. */
export function isSo(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

/** Runs both scripts, as a node does; throws where they do not come to their end. */
export function opens({ spends, lock, unlock }: Handover, opened: string): boolean {
  const lockingScript = LockingScript.fromHex(opened);
  const unlockingScript = UnlockingScript.fromHex(unlock);
  return new Spend({ ...covered(spends, lock), lockingScript, unlockingScript }).validate();
}

/** The one output of a transaction. What is spent is an output, never a transaction as a whole. */
export const outpointOf = (transaction: string) => `${transaction}:0`;

/** By outpoint, the transaction that spent it first: here a list, in use an answer of the network's. */
export type Spends = Record<string, string>;

/** What a buyer is offered: handovers from the first to the last. The buyer knows the issuer's key from elsewhere. */
export interface Offer {
  issuer: string;
  history: Handover[];
  spentOnThisPage: Spends;
}

export const isFirstSpend = (here: Handover, spent: Spends) =>
  (spent[outpointOf(here.spends)] ?? idOf(here)) === idOf(here);

/** What the buyer checks: that the offered state is there to be had, and each handover back to the issuer's key. */
export function* check({ issuer, history, spentOnThisPage: spent }: Offer) {
  const [offered] = history.slice(-1);
  yield { step: "offered", passes: offered !== undefined };
  const isSpent = isSo(() => offered !== undefined && outpointOf(idOf(offered)) in spent);
  yield { step: "unspent", passes: !isSpent, at: history.length };
  for (const [at, here] of [...history.entries()].reverse()) {
    const before = history[at - 1];
    if (before) yield { step: "link", passes: isSo(() => idOf(before) === here.spends), at };
    const isSigned = isSo(() => opens(here, before?.lock ?? coinOf(issuer)));
    yield { step: before ? "signature" : "issuer", passes: isSigned, at: at + 1 };
    yield { step: "twice", passes: isSo(() => isFirstSpend(here, spent)), at };
  }
}
