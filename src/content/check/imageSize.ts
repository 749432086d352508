export interface ImageSize {
  type: "png" | "jpg" | "webp" | "avif" | "svg";
  width: number;
  height: number;
}

/** A picture's type and size, from its bytes; undefined where it is no picture that the site can show. */
export function sizeIn(bytes: Buffer): ImageSize | undefined {
  const text = bytes.toString("latin1", 0, 16);
  if (text.startsWith("\x89PNG\r\n\x1a\n") && bytes.length > 24) {
    return { type: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return webp(bytes);
  if (text.startsWith("ÿØÿ")) return jpeg(bytes);
  if (text.slice(4, 8) === "ftyp") return avif(bytes);
  return svg(bytes);
}

function jpeg(bytes: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // SOF0 to SOF15 hold the size; C4, C8 and CC in between are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { type: "jpg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { type: "webp", width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    case "VP8 ":
      return {
        type: "webp",
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
      };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { type: "webp", width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    default:
      return undefined;
  }
}

/** A picture in tiles, or with a preview, has several sizes: the largest is its own. */
function avif(bytes: Buffer): ImageSize | undefined {
  if (!bytes.toString("latin1", 8, Math.min(bytes.readUInt32BE(0), 64)).includes("avif")) return undefined;
  let largest: ImageSize | undefined;
  for (let at = bytes.indexOf("ispe"); at >= 0; at = bytes.indexOf("ispe", at + 4)) {
    if (at + 16 > bytes.length) break;
    const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    if (!largest || width * height > largest.width * largest.height)
      largest = { type: "avif", width, height };
  }
  return largest;
}

function svg(bytes: Buffer): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(bytes.toString("utf8"))?.[0];
  if (!tag) return undefined;
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(tag)?.[1] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  return { type: "svg", width: side("width") || width || 0, height: side("height") || height || 0 };
}
