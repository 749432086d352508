import { hash256 } from "@bsv/sdk/primitives/Hash";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";

/** That a transaction is in a block, and that the chain goes on from there. Hashes are written as explorers write them. */
export interface Proof {
  /** The SHA-256 of a file, in hex, for which somebody has mined a block of their own. */
  file?: string;
  /** The transaction, in hex, and its hash. */
  transaction: string;
  id: string;
  /** Its place in the block, counted from 0, and the hashes beside its way up the tree. */
  place: number;
  path: string[];
  root: string;
  /** The 80 bytes with which its block begins, and those of the blocks after it, in hex. */
  header: string;
  next: string[];
}

/** On the chain, bytes are hashed twice, and the hash is written from its last byte to its first. */
export const turned = (hex: string) => (hex.match(/../g) ?? []).reverse().join("");
export const idOf = (hex: string) => turned(toHex(hash256(toArray(hex, "hex"))));

const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);
/** 64 bytes are two hashes of the tree, which somebody may pass off as a transaction. */
const isTransaction = (text: string) => /^(?:[0-9a-f]{2})+$/.test(text) && text.length !== 128;

/** A block's first transaction is its miner's: here one that spends nothing, pays nobody and says a file's SHA-256. */
export const carrying = (file: string) =>
  `0100000001${"0".repeat(64)}ffffffff2120${file}ffffffff01000000000000000002006a00000000`;

/** From a transaction's hash up the tree: each step hashes a pair. The last one is the root. */
export function climb(id: string, place: number, path: string[]): string[] {
  const nodes = [id];
  for (const [height, beside] of path.entries()) {
    const pair = [nodes[height] ?? "", beside];
    if (Math.floor(place / 2 ** height) % 2 === 1) pair.reverse();
    nodes.push(pair.every(isHash) ? idOf(pair.map(turned).join("")) : "");
  }
  return nodes;
}

/** What the check reads in the 80 bytes of a header; nothing for what is no header. */
export function parse(header: string) {
  if (!/^[0-9a-f]{160}$/.test(header)) return undefined;
  const part = (from: number, to: number) => turned(header.slice(2 * from, 2 * to));
  const time = Number.parseInt(part(68, 72), 16);
  return { previous: part(4, 36), root: part(36, 68), time, bits: part(72, 76), hash: idOf(header) };
}

/** The number that a header's hash may not exceed: digits, and before them how many bytes it has. A negative one, or one above every hash, is none. */
export function targetOf(bits: string): bigint {
  const [size, digits] = [BigInt(`0x${bits.slice(0, 2)}`), BigInt(`0x${bits.slice(2)}`)];
  const target = digits << (8n * (size - 3n));
  return digits >= 0x800000n || target >= 2n ** 256n ? 0n : target;
}

type Header = ReturnType<typeof parse>;
export const isMined = (head: Header) =>
  head !== undefined && BigInt(`0x${head.hash}`) <= targetOf(head.bits);
/** From which second on the chain took no target above which: its first block's, and block 100,000's. A reader with all headers knows the target of each. */
export const easiest = [
  [0, "1d00ffff"],
  [1_293_623_863, "1b04864c"],
] as const;
/** A block of one's own is in no chain that asks for more: 256 tries on average, the slider's least. */
export const easiestOwn = "2000ffff";
/** Whether a header has the work that the chain asked for by its time, or by that of a block before it. */
const isHard = ({ bits, time }: NonNullable<Header>, before = 0) =>
  easiest.every(([since, most]) => Math.max(time, before) < since || targetOf(bits) <= targetOf(most));

/** What a reader checks, in order. Whose headers these are, only others who keep the chain can tell. */
export function* check({ file, transaction, id, place, path, root, header, next }: Proof) {
  const isMeant =
    file === undefined ? isTransaction(transaction) : isHash(file) && transaction === carrying(file);
  yield { step: "id", passes: isMeant && idOf(transaction) === id };
  const isPlace = Number.isInteger(place) && place >= 0 && place < 2 ** path.length;
  yield { step: "path", passes: isPlace && isHash(root) && climb(id, place, path).at(-1) === root };
  let before = parse(header);
  yield { step: "root", passes: before?.root === root };
  yield { step: "work", passes: isMined(before) };
  // A block of one's own shows what is in it. As others have no part in it, it shows no date and no place in the chain.
  if (file !== undefined) {
    const isAsked = before !== undefined && targetOf(before.bits) <= targetOf(easiestOwn);
    yield { step: "own", passes: isAsked };
    return;
  }
  yield { step: "target", passes: before !== undefined && isHard(before) };
  // A block that no other one follows is none of the chain yet.
  for (const [at, one] of (next.length > 0 ? next : [""]).map(parse).entries()) {
    const isNext = one !== undefined && one.previous === before?.hash && isHard(one, before.time);
    yield { step: "next", at: at + 1, passes: isNext && isMined(one) };
    before = one && { ...one, time: Math.max(one.time, before?.time ?? 0) };
  }
}
