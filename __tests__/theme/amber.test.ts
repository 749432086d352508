/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const IMAGES = path.resolve(__dirname, "../../data/images");

/**
 * Home's hero shows amber once the page has been checked, the logo's dot is amber everywhere, cards are not shown on the site,
 * and the window of an app may have a yellow button.
 */
const ALLOWED = /^(heroes\/home-|brand\/(?!video)|social\/|mobile\/|desktop\/)/;

const pictures = fs
  .readdirSync(IMAGES, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.(jpg|png|webp)$/.test(file) && !ALLOWED.test(file));

/** Strong, and between orange and yellow: sand, wood, soil in the shade and tomatoes are none of it. */
function isAmber(red: number, green: number, blue: number): boolean {
  const strength = (red - blue) / red;
  const turn = (green - blue) / (red - blue);
  return red > 190 && strength > 0.62 && turn > 0.4 && turn < 0.9;
}

async function shareOfAmber(file: string): Promise<number> {
  const { data, info } = await sharp(path.join(IMAGES, file))
    .resize(200)
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  let amber = 0;
  for (let i = 0; i < data.length; i += info.channels)
    if (isAmber(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)) amber++;
  return (amber * info.channels) / data.length;
}

test("no picture of a page holds amber before that page has been checked", async () => {
  const shares = await Promise.all(pictures.map(async (file) => [file, await shareOfAmber(file)] as const));
  expect(shares.filter(([, share]) => share > 0.0001)).toEqual([]);
}, 60_000);
