import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";

/** The same bytes, in base64, with one bit of the last byte flipped. */
export function withOtherLastByte(base64: string): string {
  const bytes = toArray(base64, "base64");
  return toBase64(bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte)));
}
