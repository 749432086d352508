import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const report = (file, info) =>
  console.log(`${path.basename(file)}  ${info.width}x${info.height}  ${info.size >> 10} KiB`);

const prepare = (file) => fs.mkdirSync(path.dirname(file), { recursive: true });

const LOSSLESS = { compressionLevel: 9, adaptiveFiltering: true };
const PALETTE = { compressionLevel: 9, palette: true, colours: 256, dither: 1, effort: 10 };

// Lossless while that stays below the limit; above it a dithered palette, whose steps were
// looked at on the widest gradients we draw and do not show.
export async function writePng(file, input, { limit = 500 } = {}) {
  prepare(file);
  let info = await sharp(input).png(LOSSLESS).toFile(file);
  if (info.size > limit * 1024) info = await sharp(input).png(PALETTE).toFile(file);
  report(file, info);
}

// 4:4:4 keeps one-pixel lines from smearing.
export async function writeJpeg(file, input, { quality = 90, mozjpeg = true, comment } = {}) {
  prepare(file);
  const options = { quality, mozjpeg, chromaSubsampling: "4:4:4" };
  report(file, await sharp(input).removeAlpha().jpeg(options).toFile(file));
  if (comment) fs.writeFileSync(file, withComment(fs.readFileSync(file), comment));
}

// A JPEG file with a comment behind its header, which the check of the content reads.
export function withComment(jpeg, comment) {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255]);
  const at = jpeg[3] === 0xe0 ? 4 + jpeg.readUInt16BE(4) : 2;
  return Buffer.concat([jpeg.subarray(0, at), head, text, jpeg.subarray(at)]);
}

// For a picture without a ground: JPEG has no transparency, and PNG takes ten times the bytes for a render.
export async function writeWebp(file, input) {
  prepare(file);
  report(file, await sharp(input).webp({ quality: 94, alphaQuality: 100, effort: 6 }).toFile(file));
}
