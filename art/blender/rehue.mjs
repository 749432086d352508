// Scenes that stand on a page of another hue, too: the same render, turned to that page's hue without Blender.
import path from "node:path";
import sharp from "sharp";
import { writeJpeg } from "../lib/encode.mjs";
import { shown, step, toLch } from "../lib/oklch.mjs";
import { IMAGES } from "../lib/paths.mjs";

/** What is strong is terracotta, as peach scenes have it, and what is pale, sand. Both are redder than amber. */
const PEACH = { strong: 33, pale: 59, chroma: 0.68, lift: 0.35 };
const PEACH_BY_NIGHT = { strong: 28, pale: 54, chroma: 0.62, lift: 0.25 };

const REHUED = {
  "message-voicemail": ["overlay-creators", PEACH],
  "message-voicemail-dark": ["overlay-creators-dark", PEACH_BY_NIGHT],
};

const fileOf = (name) => path.join(IMAGES, "scenes", `${name}.jpg`);

async function rehue(name) {
  const [source, look] = REHUED[name];
  const { data, info } = await sharp(fileOf(source))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    const [light, chroma] = toLch(data[at], data[at + 1], data[at + 2]);
    const hue = look.pale + (look.strong - look.pale) * step(0.03, 0.09, chroma);
    data.set(shown(light + look.lift * Math.max(0, chroma - 0.08), chroma * look.chroma, hue), at);
  }
  await writeJpeg(fileOf(name), await sharp(data, { raw: info }).png().toBuffer(), {
    quality: 92,
    mozjpeg: false,
  });
}

export async function makeRehued(_browser, only) {
  for (const name of Object.keys(REHUED)) if (!only || name === only) await rehue(name);
}
