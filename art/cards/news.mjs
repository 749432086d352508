import path from "node:path";
import { pen, sheet } from "../engrave/pen.mjs";
import { shoot } from "../lib/browser.mjs";
import { writeJpeg } from "../lib/encode.mjs";
import { IMAGES } from "../lib/paths.mjs";

// In the order of data/news.yaml: neighbours stand on different grounds.
const ARTICLES = {
  "desktop-tour": "porcelain",
  "overlay-basics": "cobalt",
  "arcade-fairness": "ink",
  "paid-api": "porcelain",
  "dive-log": "cobalt",
  certificates: "ink",
  "message-box": "porcelain",
  "parts-search": "cobalt",
  "brc-100-wallets": "ink",
};
// A bright ground would glare in the dark theme, so what stands on one has a second picture for it.
const BY_NIGHT = { porcelain: "slate" };
const SIZE = { width: 1280, height: 720 };

export async function makeNews(browser, only) {
  for (const [slug, ground] of Object.entries(ARTICLES)) {
    if (only && slug !== only) continue;
    const { default: draw } = await import(`./news/${slug}.mjs`);
    await engrave(browser, draw, ground, slug);
    if (BY_NIGHT[ground]) await engrave(browser, draw, BY_NIGHT[ground], `${slug}-dark`);
  }
}

async function engrave(browser, draw, ground, name) {
  const tool = pen(ground);
  const html = sheet(tool, draw(tool), SIZE);
  const png = await shoot(browser, { html, ...SIZE, name: `news-${name}` });
  await writeJpeg(path.join(IMAGES, "news", `${name}.jpg`), png);
}
