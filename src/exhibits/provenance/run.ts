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

/** Runs both scripts, as a node does. */
function opens({ spends, lock, unlock }: Handover, opened: string): boolean {
  const lockingScript = LockingScript.fromHex(opened);
  const unlockingScript = UnlockingScript.fromHex(unlock);
  try {
    return new Spend({ ...covered(spends, lock), lockingScript, unlockingScript }).validate();
  } catch {
    return false;
  }
}

/**
 * Walks back from what is offered to the issuer's key: the first thing that is wrong, and in which handover. `firstSpends` has what used up
 * each state first: here a list, in use an answer of the network's.
 */
export function check(history: Handover[], issuer: string, firstSpends: Record<string, string>) {
  for (const [at, here] of [...history.entries()].reverse()) {
    const before = history[at - 1];
    if (before && idOf(before) !== here.spends) return { says: "link", at: at - 1 };
    if ((firstSpends[here.spends] ?? idOf(here)) !== idOf(here)) return { says: "twice", at };
    if (!opens(here, before?.lock ?? coinOf(issuer))) return { says: before ? "signature" : "issuer", at };
  }
  return undefined;
}
