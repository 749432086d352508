import { toHex } from "@bsv/sdk/primitives/utils";
import type { Step } from "../../kit/exhibit";
import { written } from "../hashes";
import { Fault, type Said } from "../judgement";
import type { Reader } from "../reader";
import type { Reading } from "../reading";
import type { Header } from "./headers";
import { idsIn, type MerklePath, readPath, rootOf } from "./merklePath";
import { type Proven, rootSteps, rootsRemaining } from "./roots";
import {
  hasCoins,
  isCovered,
  isWhole,
  type Output,
  outpointOf,
  policySaid,
  readTransaction,
  spendsOnce,
  type Transaction,
  unlocks,
} from "./transaction";

/** What a BEEF begins with: BRC-62, BRC-96, or BRC-95, which wraps either and names the transaction it is about. */
const [first, second, atomic] = ["0100beef", "0200beef", "01010101"];

export const beefStarts: readonly string[] = [first, second, atomic];

/** A transaction in it. If only its id is there, the reader is expected to have it already. */
interface Entry {
  id: string;
  transaction?: Transaction;
  /** Which of the paths shows that it is in a block. */
  path?: number;
}

interface Beef {
  subject?: string;
  paths: MerklePath[];
  entries: Entry[];
}

function readBeef(reader: Reader): Beef {
  const isAtomic = toHex(reader.bytes.subarray(0, 4)) === atomic;
  if (isAtomic) reader.take("atomicMark", 4);
  const subject = isAtomic ? written(reader.take("subject", 32, "reversed")) : undefined;
  const version = toHex(reader.take("beefVersion", 4));
  if (version !== first && version !== second) throw new Fault("beefVersion", { place: reader.at - 4 });
  const paths = Array.from({ length: reader.count("paths", 4) }, () => readPath(reader));
  const entries = Array.from({ length: reader.count("transactions", 11) }, () =>
    version === first ? readEntry(reader, paths.length) : readTypedEntry(reader, paths.length),
  );
  reader.end();
  return { ...(subject !== undefined && { subject }), paths, entries };
}

/** BRC-62: the transaction, then whether a path follows. */
function readEntry(reader: Reader, paths: number): Entry {
  const transaction = readTransaction(reader);
  const start = reader.at;
  const hasPath = reader.number("hasPath", 1);
  if (hasPath > 1) throw new Fault("flags", { place: start, count: hasPath });
  const { id } = transaction;
  return hasPath ? { id, transaction, path: readIndex(reader, paths) } : { id, transaction };
}

/** BRC-96: what follows, then the path, then the transaction or only its id. */
function readTypedEntry(reader: Reader, paths: number): Entry {
  const start = reader.at;
  const format = reader.number("format", 1);
  if (format > 2) throw new Fault("flags", { place: start, count: format });
  if (format === 2) return { id: written(reader.take("knownId", 32, "reversed")) };
  const path = format === 1 ? { path: readIndex(reader, paths) } : {};
  const transaction = readTransaction(reader);
  return { id: transaction.id, transaction, ...path };
}

function readIndex(reader: Reader, paths: number): number {
  const start = reader.at;
  const index = reader.varint("pathIndex");
  if (index >= paths) throw new Fault("noPath", { place: start, count: index, paths });
  return index;
}

/** What a BEEF shows, with the headers that the visitor knows. */
export function beefReading(reader: Reader, headers: readonly Header[]): Reading {
  const beef = readBeef(reader);
  const { paths, entries } = beef;
  const proven = paths.map((path) => ({ root: rootOf(path) ?? "", height: path.height }));
  const known = entries.filter(({ transaction }) => !transaction);
  const about: Said = {
    says: "beef",
    of: { count: entries.length, paths: paths.length, id: beef.subject ?? entries.at(-1)?.id ?? "" },
  };
  return {
    kind: "beef",
    parts: reader.parts,
    further: reader.further,
    names: [
      "single",
      ...(beef.subject === undefined ? [] : ["subject"]),
      ...["root", "leaf", "order", "whole", "once", "coins", "amounts", "scripts"],
      ...(headers.length > 0 ? ["work", "block"] : []),
    ],
    steps: stepsOf(beef, proven, headers),
    remains: () => {
      const remaining = [
        ...known.map(({ id }): Said => ({ says: "knownOnly", of: { id } })),
        ...entries.flatMap((entry) => unminedSaid(entry, entries)),
        ...rootsRemaining(proven, headers),
      ];
      return remaining.length > 0 ? [about, ...remaining] : [];
    },
    holds: about,
  };
}

/** Why miners might reject a transaction that is in no block yet. */
function unminedSaid({ transaction, path }: Entry, entries: readonly Entry[]): Said[] {
  if (!transaction || path !== undefined) return [];
  const spends = transaction.inputs.map(
    ({ id, output }) => entries.find((entry) => entry.id === id)?.transaction?.outputs[output],
  );
  const all = spends.filter((spent) => spent !== undefined);
  return policySaid(transaction, all.length === spends.length ? all : undefined);
}

function* stepsOf(beef: Beef, proven: readonly Proven[], headers: readonly Header[]): Generator<Step> {
  yield* subjectSteps(beef);
  for (const [at, { root }] of proven.entries()) yield { step: "root", passes: root !== "", at: at + 1 };
  yield* entrySteps(beef);
  yield* rootSteps(proven, headers);
}

/** There are transactions, each only once, and in an Atomic BEEF all of them are needed for its subject. */
function* subjectSteps({ subject, entries }: Beef): Generator<Step> {
  const ids = new Set(entries.map(({ id }) => id));
  yield { step: "single", passes: entries.length > 0 && ids.size === entries.length };
  if (subject === undefined) return;
  const needed = new Set([subject]);
  for (const { id, transaction } of entries.slice().reverse())
    if (needed.has(id)) for (const input of transaction?.inputs ?? []) needed.add(input.id);
  yield { step: "subject", passes: ids.has(subject) && entries.every(({ id }) => needed.has(id)) };
}

/** The entries in order of spending. Not every writer keeps to that order (BRC-62), and no proof depends on it. */
function sorted(entries: readonly Entry[]): [at: number, entry: Entry][] {
  const all = new Map(entries.map((entry, index) => [entry.id, { entry, at: index + 1 }]));
  const placed = new Map<string, [number, Entry]>();
  /** The transactions that led here, because transactions might spend each other in a circle. */
  const above = new Set<string>();
  const place = (id: string) => {
    const found = all.get(id);
    if (!found || placed.has(id) || above.has(id)) return;
    above.add(id);
    if (found.entry.path === undefined)
      for (const input of found.entry.transaction?.inputs ?? []) place(input.id);
    above.delete(id);
    placed.set(id, [found.at, found.entry]);
  };
  for (const { id } of entries) place(id);
  return [...placed.values()];
}

/** Each transaction is in a block, or spends outputs of transactions in the BEEF. */
function* entrySteps({ paths, entries }: Beef): Generator<Step> {
  const before = new Map<string, Entry>();
  const outpoints = new Set<string>();
  const idsOf = paths.map((path) => new Set(idsIn(path)));
  for (const [at, entry] of sorted(entries)) {
    const { id, transaction, path } = entry;
    if (transaction) {
      const isMined = path !== undefined;
      yield { step: "leaf", passes: !isMined || idsOf[path]?.has(id) === true, at };
      yield {
        step: "order",
        passes: isMined || transaction.inputs.every((input) => before.has(input.id)),
        at,
      };
      yield { step: "whole", passes: isWhole(transaction), at };
      yield { step: "once", passes: spendsOnce(transaction) && isFirstSpend(transaction, outpoints), at };
      yield { step: "coins", passes: hasCoins(transaction), at };
      if (!isMined) yield* spendSteps(transaction, before, at);
    }
    before.set(id, entry);
  }
}

function isFirstSpend({ inputs }: Transaction, outpoints: Set<string>): boolean {
  const all = inputs.map(outpointOf);
  const isFirst = all.every((outpoint) => !outpoints.has(outpoint));
  for (const outpoint of all) outpoints.add(outpoint);
  return isFirst;
}

/** Amounts and scripts, as far as the spent outputs are there. */
function* spendSteps(
  transaction: Transaction,
  before: ReadonlyMap<string, Entry>,
  at: number,
): Generator<Step> {
  const sources = transaction.inputs.map((input) => before.get(input.id)?.transaction);
  const spends: (Output | undefined)[] = transaction.inputs.map(
    (input, index) => sources[index]?.outputs[input.output],
  );
  const isThere = spends.every((spent, index) => spent || !sources[index]);
  const all = spends.flatMap((spent) => spent ?? []);
  yield {
    step: "amounts",
    passes: isThere && (all.length < spends.length || isCovered(transaction, all)),
    at,
  };
  for (const [index, spent] of spends.entries())
    if (spent) yield { step: "scripts", passes: unlocks(transaction, index, spent, true), at };
}
