import blocks from "./blocks.json";
import { climb, idOf, type Proof } from "./run";

/** Blocks that were really mined: two of the chain, the first of the network on which software is tried, and a forgery of ours. */
export type BlockName = keyof typeof blocks;

export const heightOf = (name: BlockName) => blocks[name].height;

/** The tree of some leaves, from the leaves to the root: each node is the hash of a pair. */
function treeOf(leaves: string[]): string[][] {
  if (leaves.length === 1) return [leaves];
  const nodes = leaves.flatMap((left, at) =>
    at % 2 === 0 ? (climb(left, 0, [leaves[at + 1] ?? left])[1] ?? []) : [],
  );
  return [leaves, ...treeOf(nodes)];
}

/** The block of the chain that a block passes itself off as, or is: the test network's and the forged one claim to be the first. */
export const ownOf = (name: BlockName): BlockName =>
  name === "test-network" || name === "forged" ? "first" : name;

const trees = new Map<BlockName, string[][]>();

/** The tree of a block. */
export function tree(name: BlockName): string[][] {
  const made = trees.get(name) ?? treeOf(blocks[name].transactions.map(idOf));
  trees.set(name, made);
  return made;
}

/** The proof of one of a block's transactions, as the chain has it. */
export function proofOf(name: BlockName, place: number): Proof {
  const { transactions, header, next } = blocks[name];
  const levels = tree(name);
  const path = levels.slice(0, -1).map((nodes, height) => nodes[Math.floor(place / 2 ** height) ^ 1] ?? "");
  const [id = "", root = ""] = [levels[0]?.[place], levels.at(-1)?.[0]];
  return { transaction: transactions[place] ?? "", id, place, path, root, header, next: [...next] };
}
