import { crc32 } from "node:zlib";
import type { ImageSize } from "./imageSize";
import { unbalancedIn } from "./svg";

const cut = "The picture ends too early: part of it is missing.";
const broken = "The picture is damaged.";

/** What is wrong with the bytes of a picture whose header is valid; undefined if nothing is. */
export function damageIn(bytes: Buffer, { type, width, height }: ImageSize): string | undefined {
  if (type === "svg") return unbalancedIn(bytes.toString("utf8")) ? broken : undefined;
  if (width === 0 || height === 0) return broken;
  switch (type) {
    case "png":
      return png(bytes);
    case "jpg":
      return jpeg(bytes);
    case "webp":
      return bytes.length < 8 + bytes.readUInt32LE(4) ? cut : undefined;
    case "avif":
      return avif(bytes);
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A signature, then a series of chunks, each with its length and a checksum, up to IEND. */
function png(bytes: Buffer): string | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return broken;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return cut;
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return broken;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return undefined;
    at = end;
  }
  return cut;
}

/** After the start of the scan, the end marker only appears at the end. */
function jpeg(bytes: Buffer): string | undefined {
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  return scan < 0 || bytes.indexOf(Buffer.from([0xff, 0xd9]), scan) < 0 ? cut : undefined;
}

/** A series of boxes, each with its length; a length of 0 means up to the end of the file. */
function avif(bytes: Buffer): string | undefined {
  if (!bytes.includes("mdat")) return cut;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return undefined;
    if (length < 8) return broken;
    at += length;
  }
  return at === bytes.length ? undefined : cut;
}
