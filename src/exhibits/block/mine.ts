import { hash256 } from "@bsv/sdk/primitives/Hash";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { parse, targetOf, turned } from "./run";

/** How far the search for a header has come: tries so far, and how many a second. */
export interface Tries {
  hashes: number;
  rate: number;
  /** The header whose hash is below its target, once it is found. */
  header?: string;
}

/** The nonce is the last field of a header: the one that miners change. */
const nonceAt = 76;

/** The header's field for a target with this many zero bits. */
export function bitsOf(zeros: number): string {
  const digits = 0xffffn << BigInt(240 - zeros);
  // The topmost bit would be a sign, so a byte of zeros comes before it.
  const size = Math.floor((256 - zeros) / 8) + 1;
  const first = digits >> BigInt(8 * (size - 3));
  return size.toString(16).padStart(2, "0") + first.toString(16).padStart(6, "0");
}

/** A header with another root, another target, and no work yet. */
export const withoutWork = (header: string, root: string, bits: string) =>
  `${header.slice(0, 72)}${turned(root)}${header.slice(136, 144)}${turned(bits)}00000000`;

/** How many hashes it takes on average until one is below a target. */
export const triesFor = (bits: string) => Number(2n ** 256n / (targetOf(bits) + 1n));

/** How long it goes on at least, in milliseconds: the first hashes of all are slow, and a rate of them alone misleads. */
const least = 300;

/** Tries one nonce after the other. Each call goes on for some milliseconds, from where the last one ended. */
export function search(header: string): (milliseconds: number) => Tries {
  const bytes = Uint8Array.from(toArray(header, "hex"));
  const view = new DataView(bytes.buffer);
  const target = targetOf(parse(header)?.bits ?? "00000000");
  const last = toArray(target.toString(16).padStart(64, "0"), "hex").reverse();
  let hashes = 0;
  let spent = 0;
  let found: { header: string; hashes: number } | undefined;
  return (milliseconds) => {
    const start = performance.now();
    while (performance.now() - start < milliseconds)
      for (let tries = 0; tries < 16; tries++) {
        view.setUint32(nonceAt, hashes++, true);
        if (isBelow(hash256(bytes), last)) found ??= { header: toHex([...bytes]), hashes };
      }
    spent += performance.now() - start;
    const rate = Math.round((hashes / spent) * 1000);
    return { hashes, rate, ...(spent >= least && found) };
  };
}

/** Whether a number is at most another one; both are written from their last byte to their first. */
function isBelow(hash: number[], target: number[]): boolean {
  for (let at = 31; at >= 0; at--) {
    const [one = 0, other = 0] = [hash[at], target[at]];
    if (one !== other) return one < other;
  }
  return true;
}
