import { twice, written } from "../hashes";
import { fromHexLine } from "../hex";
import { Fault } from "../judgement";

export interface Header {
  /** The line that it stands on, counted from 1. */
  line: number;
  /** Its height, if the line begins with it. */
  height?: number;
  root: string;
  /** Whether its hash meets its own target, and that target is no easier than any the chain has had. */
  hasWork: boolean;
}

const size = 80;

/** The easiest target that blocks of the chain have had. */
const easiest = 0xffffn << 208n;

/** Block headers in hex, one on each line, each with its height before it or without. */
export function headersIn(text: string): Header[] {
  return text.split(/\r\n|\r|\n/).flatMap((content, index) => {
    const line = index + 1;
    const plain = content.replace(/\uFEFF/g, "").trim();
    if (plain === "") return [];
    const [, height, digits = plain] = /^(\d{1,9})[\s:,]+(\S.*)$/.exec(plain) ?? [];
    const hex = digits.replace(/\s+|^0x/gi, "");
    const at = hex.search(/[^0-9a-f]/i);
    if (at >= 0) throw new Fault("headerDigit", { line, character: hex[at] ?? "" });
    if (hex.length !== 2 * size) throw new Fault("headerLength", { line, count: hex.length / 2 });
    const header = { line, ...headerOf(fromHexLine(hex)) };
    return [height === undefined ? header : { ...header, height: Number(height) }];
  });
}

function headerOf(bytes: Uint8Array): Pick<Header, "root" | "hasWork"> {
  const target = targetOf(bytes.subarray(72, 76));
  const hash = BigInt(`0x${written(twice(bytes))}`);
  return {
    root: written(bytes.subarray(36, 68)),
    hasWork: target > 0n && target <= easiest && hash <= target,
  };
}

/** The number that a hash may not exceed, from its compact form: three bytes and an exponent. */
function targetOf(bits: Uint8Array): bigint {
  const [low = 0, middle = 0, high = 0, length = 0] = bits;
  if (high > 0x7f || length > 32) return 0n;
  const digits = BigInt(low + 256 * middle + 65_536 * high);
  return length >= 3 ? digits << BigInt(8 * (length - 3)) : digits >> BigInt(8 * (3 - length));
}
