import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";

/** A printed page, read back from the PDF by poppler. */
export interface Sheet {
  text: string;
  /** How far down its last word or picture ends, in parts of its height; the margin with the page number is not counted. */
  filled: number;
}

const read = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: "utf8", maxBuffer: 64 << 20 });

/** What a visitor gets who prints the page into a file. */
export async function printed(page: Page, format: "A4" | "Letter", path: string) {
  writeFileSync(path, await page.pdf({ format }));
  const texts = read("pdftotext", "-layout", path, "-").split("\f").slice(0, -1);
  const boxes = read("pdftotext", "-bbox", path, "-").split("<page ").slice(1);
  const sheets: Sheet[] = [];
  for (const [index, text] of texts.entries())
    sheets.push({ text, filled: Math.max(lastWord(boxes[index] ?? ""), await lastPicture(path, index + 1)) });
  const [, width = "", height = ""] = /([\d.]+) x ([\d.]+) pts/.exec(read("pdfinfo", path)) ?? [];
  const colors = new Set(
    [...read("pdftohtml", "-xml", "-i", "-stdout", path).matchAll(/color="(#\w+)"/g)].map(
      ([, color]) => color,
    ),
  );
  return {
    sheets,
    size: { width: Math.round(Number(width)), height: Math.round(Number(height)) },
    colors: [...colors],
  };
}

/** Where the margin with the page number begins, in parts of a page's height. */
const margin = 0.93;

/** Where the last word of a page ends, as poppler tells it. */
function lastWord(box: string) {
  const height = Number(/height="([\d.]+)"/.exec(box)?.[1]);
  const ends = [...box.matchAll(/yMax="([\d.]+)"/g)].map(([, end]) => Number(end) / height);
  return Math.max(0, ...ends.filter((end) => end < margin));
}

/** Where the last thing that is drawn on a page ends: a picture has no words. */
async function lastPicture(path: string, number: number) {
  const page = String(number);
  read("pdftoppm", "-r", "36", "-f", page, "-l", page, "-singlefile", "-png", path, `${path}-${page}`);
  const sheet = sharp(`${path}-${page}.png`);
  const { width = 0, height = 0 } = await sheet.metadata();
  const above = sheet.extract({ left: 0, top: 0, width, height: Math.floor(height * margin) });
  const { info } = await sharp(await above.png().toBuffer())
    .trim({ background: "white" })
    .toBuffer({ resolveWithObject: true });
  return (info.height - (info.trimOffsetTop ?? 0)) / height;
}

/** How light a color is, from 0 (black) to 1 (white). */
export function lightness(color = "#ffffff") {
  const [red = 0, green = 0, blue = 0] = (color.match(/\w\w/g) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Width by height of what is drawn on the first page of a PDF above its first word. */
export async function shapeAboveText(path: string) {
  const [, top = ""] =
    /yMin="([\d.]+)"/.exec(read("pdftotext", "-f", "1", "-l", "1", "-bbox", path, "-")) ?? [];
  const dotsPerPoint = 4;
  read("pdftoppm", "-r", String(72 * dotsPerPoint), "-f", "1", "-singlefile", "-png", path, path);
  const sheet = sharp(`${path}.png`);
  const { width = 0 } = await sheet.metadata();
  return shapeOf(sheet.extract({ left: 0, top: 0, width, height: Math.floor(Number(top) * dotsPerPoint) }));
}

/** Width by height of what stands out from the ground of a picture. */
export async function shapeOf(picture: Sharp) {
  const { info } = await sharp(await picture.png().toBuffer())
    .flatten({ background: "white" })
    .trim()
    .toBuffer({ resolveWithObject: true });
  return info.width / info.height;
}
