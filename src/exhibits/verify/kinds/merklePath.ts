import type { Step } from "../../kit/exhibit";
import { joined, twice, written } from "../hashes";
import { Fault, type Said } from "../judgement";
import type { Reader } from "../reader";
import type { Reading } from "../reading";
import type { Header } from "./headers";
import { type Proven, rootSteps, rootsRemaining } from "./roots";

export interface Leaf {
  offset: number;
  /** The hash in byte order; undefined if it is a copy of its neighbor. */
  hash?: Uint8Array;
  /** Whether the path is about this transaction. */
  isNamed: boolean;
}

export interface MerklePath {
  height: number;
  levels: Leaf[][];
}

/** A BUMP (BRC-74): the block's height, then for each level of the tree the hashes that cannot be computed. */
export function readPath(reader: Reader): MerklePath {
  // The tree does not depend on the height: that only matters for looking up the header.
  const height = reader.varint("height", false);
  const start = reader.at;
  const depth = reader.number("treeHeight", 1);
  if (depth === 0 || depth > 32) throw new Fault("depth", { place: start, count: depth });
  const levels = Array.from({ length: depth }, (_, level) =>
    Array.from({ length: reader.count("leaves", 2) }, () => readLeaf(reader, level)),
  );
  return { height, levels };
}

function readLeaf(reader: Reader, level: number): Leaf {
  const offset = reader.varint("offset");
  const start = reader.at;
  // The flags say which transaction the path is about; they do not affect whether it fits.
  const flags = reader.number("flags", 1, false);
  if (flags > 2 || (level > 0 && flags > 1)) throw new Fault("flags", { place: start, count: flags });
  if (flags === 1) return { offset, isNamed: false };
  return {
    offset,
    hash: reader.take(level === 0 ? "leafId" : "hash", 32, level === 0 ? "reversed" : "hex"),
    isNamed: flags === 2,
  };
}

/** The root that a path leads to; undefined if a hash is missing, duplicated or unused. */
export function rootOf({ levels }: MerklePath): string | undefined {
  const [first = []] = levels;
  const [only] = first;
  // A block with one transaction: its id is the root.
  if (levels.length === 1 && first.length === 1)
    return only?.hash && only.offset === 0 ? written(only.hash) : undefined;
  let computed = new Map<number, Uint8Array>();
  for (const level of levels) {
    const above = levelAbove(level, computed);
    if (!above) return undefined;
    computed = above;
  }
  const root = computed.get(0);
  return root && computed.size === 1 ? written(root) : undefined;
}

/** The hashes of the next level, by their places. */
function levelAbove(given: readonly Leaf[], computed: Map<number, Uint8Array>) {
  const here = new Map<number, Uint8Array | "same">(computed);
  for (const { offset, hash } of given) {
    if (here.has(offset)) return undefined;
    here.set(offset, hash ?? "same");
  }
  const above = new Map<number, Uint8Array>();
  for (const offset of here.keys()) {
    const left = here.get(offset - (offset % 2));
    const right = here.get(offset - (offset % 2) + 1);
    if (left === undefined || left === "same" || right === undefined) return undefined;
    const place = Math.floor(offset / 2);
    if (!above.has(place)) above.set(place, twice(joined(left, right === "same" ? left : right)));
  }
  return above;
}

export const idsIn = ({ levels: [first = []] }: MerklePath) =>
  first.flatMap(({ hash }) => (hash ? written(hash) : []));

const named = ({ levels: [first = []] }: MerklePath) =>
  first.flatMap(({ hash, isNamed }) => (hash && isNamed ? written(hash) : []));

/** What a Merkle path shows, with the headers that the visitor knows. */
export function pathReading(reader: Reader, headers: readonly Header[]): Reading {
  const path = readPath(reader);
  reader.end();
  const root = rootOf(path) ?? "";
  const ids = named(path);
  const paths = [{ root, height: path.height }];
  const about: Said = {
    says: ids.length > 1 ? "pathOfSeveral" : "pathOfOne",
    of: { id: ids[0] ?? "", count: ids.length, root, height: path.height },
  };
  return {
    kind: "path",
    parts: reader.parts,
    further: reader.further,
    names: ["named", "root", ...(headers.length > 0 ? ["work", "block"] : [])],
    steps: stepsOf(ids, paths, headers),
    remains: () => {
      const remaining = rootsRemaining(paths, headers);
      return remaining.length > 0 ? [about, ...remaining] : [];
    },
    holds: about,
  };
}

function* stepsOf(
  ids: readonly string[],
  paths: readonly Proven[],
  headers: readonly Header[],
): Generator<Step> {
  yield { step: "named", passes: ids.length > 0 };
  yield { step: "root", passes: paths.every(({ root }) => root !== "") };
  yield* rootSteps(paths, headers);
}
