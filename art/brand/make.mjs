import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writePng } from "../lib/encode.mjs";
import { IMAGES } from "../lib/paths.mjs";
import { brandName } from "../lib/site.mjs";
import { COLOURS, markShape, tileShape } from "./mark.mjs";
import { makePosters } from "./posters.mjs";
import { wordmark } from "./wordmark.mjs";

const DIR = path.join(IMAGES, "brand");

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

function write(name, text) {
  fs.writeFileSync(path.join(DIR, name), text);
  console.log(`${name}  ${text.length} bytes`);
}

function logo(theme) {
  const { d, right } = wordmark(brandName(), 40);
  const word = `<path d="${d}" fill="${COLOURS[theme].word}"/>`;
  // The check compares the title with the brand: what is drawn cannot be read.
  const title = `<title>${brandName()}</title>`;
  return svg(Math.ceil(right), 32, title + markShape(COLOURS[theme]) + word);
}

// Platforms round the corners of square icons themselves; maskable ones may lose 10 % a side.
const ICONS = {
  "favicon-32.png": [32, { radius: 8, inset: 0.12 }],
  "apple-touch-icon.png": [180, { radius: 0, inset: 0.18 }],
  "icon-192.png": [192, { radius: 7.5, inset: 0.17 }],
  "icon-512.png": [512, { radius: 7.5, inset: 0.17 }],
  "icon-maskable-512.png": [512, { radius: 0, inset: 0.25 }],
};

async function makeIcon(name) {
  const [size, look] = ICONS[name];
  const source = Buffer.from(svg(32, 32, tileShape(look)));
  const picture = await sharp(source, { density: (72 * size) / 32 })
    .resize(size)
    .png()
    .toBuffer();
  await writePng(path.join(DIR, name), picture);
}

// "logo" draws the logos and icons, "posters" the posters of the videos, nothing both.
export async function makeBrand(browser, only) {
  fs.mkdirSync(DIR, { recursive: true });
  if (only !== "posters") {
    write("logo-light.svg", logo("light"));
    write("logo-dark.svg", logo("dark"));
    write("favicon.svg", svg(32, 32, tileShape({ radius: 8, inset: 0.12 })));
    for (const name of Object.keys(ICONS)) await makeIcon(name);
  }
  if (only !== "logo") await makePosters(browser, DIR);
}
