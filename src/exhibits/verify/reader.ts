import { toHex } from "@bsv/sdk/primitives/utils";
import { Fault, type Part } from "./judgement";
import { mostParts } from "./limits";

/** The most bytes of a part whose value is shown in full. */
export const longestValue = 256;

type Form = Exclude<Part["form"], "text">;

/** Reads bytes in order, and notes what each of them is. */
export class Reader {
  at = 0;
  readonly parts: Part[] = [];
  /** How many parts were left out. */
  further = 0;
  private readonly counts = new Map<string, number>();

  constructor(readonly bytes: Uint8Array) {}

  get left() {
    return this.bytes.length - this.at;
  }

  /** The next `length` bytes. */
  take(name: string, length: number, form: Form = "hex", isCovered = true): Uint8Array {
    if (length > this.left)
      throw new Fault("short", { field: name, place: this.at, count: length, left: this.left });
    const start = this.at;
    this.at += length;
    const taken = this.bytes.subarray(start, this.at);
    this.note(name, start, taken, form, isCovered);
    return taken;
  }

  /** A little-endian number of `length` bytes. */
  number(name: string, length: number, isCovered = true): number {
    return littleEndian(this.take(name, length, "number", isCovered));
  }

  /** A varint: a number whose first byte says how long it is. It must not be longer than necessary. */
  varint(name: string, isCovered = true): number {
    const first = this.bytes[this.at];
    if (first === undefined) throw new Fault("short", { field: name, place: this.at, count: 1, left: 0 });
    const length = first < 0xfd ? 0 : 2 ** (first - 0xfc);
    const start = this.at;
    const value =
      length === 0
        ? this.number(name, 1, isCovered)
        : littleEndian(this.take(name, 1 + length, "varint", isCovered).subarray(1));
    if (value < (leastOf[length] ?? 0)) throw new Fault("longNumber", { field: name, place: start });
    return value;
  }

  /** How many items follow, each of at least `least` bytes. */
  count(name: string, least: number): number {
    const start = this.at;
    const count = this.varint(name);
    if (count * least > this.left)
      throw new Fault("tooMany", { field: name, place: start, count, left: this.left });
    return count;
  }

  /** Nothing may follow the last field. */
  end() {
    if (this.left > 0) throw new Fault("extra", { place: this.at, left: this.left });
  }

  private note(name: string, start: number, taken: Uint8Array, form: Form, isCovered: boolean) {
    const nth = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, nth);
    if (this.parts.length >= mostParts) {
      this.further++;
      return;
    }
    const raw = hexOf(taken);
    const value = writtenAs(taken, form, raw);
    this.parts.push({ name, nth, start, end: start + taken.length, raw, value, form, isCovered });
  }
}

const leastOf: Record<number, number> = { 2: 0xfd, 4: 0x1_0000, 8: 0x1_0000_0000 };

/** Bytes in hex, shortened in the middle if there are many. */
const hexOf = (bytes: Uint8Array) =>
  bytes.length <= longestValue
    ? toHex(bytes)
    : `${toHex(bytes.subarray(0, 48))}\u2026${toHex(bytes.subarray(-8))}`;

function writtenAs(bytes: Uint8Array, form: Form, raw: string): string {
  if (form === "reversed") return hexOf(bytes.slice().reverse());
  if (form === "hex") return raw;
  return String(wholeNumber(form === "varint" ? bytes.subarray(1) : bytes));
}

const wholeNumber = (bytes: Uint8Array) =>
  bytes.reduceRight((number, byte) => number * 256n + BigInt(byte), 0n);

const littleEndian = (bytes: Uint8Array) => Number(wholeNumber(bytes));
