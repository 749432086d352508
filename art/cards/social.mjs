import path from "node:path";
import { pathToFileURL } from "node:url";
import { COLOURS, markShape } from "../brand/mark.mjs";
import { wordmark } from "../brand/wordmark.mjs";
import { journey } from "../engrave/journey.mjs";
import { pen, sheet } from "../engrave/pen.mjs";
import { brand } from "../lib/brand.mjs";
import { shoot } from "../lib/browser.mjs";
import { writeJpeg } from "../lib/encode.mjs";
import { fontCss } from "../lib/fonts.mjs";
import { escapeHtml } from "../lib/html.mjs";
import { IMAGES, REPO } from "../lib/paths.mjs";
import { brandName, guillocheOf, pages } from "../lib/site.mjs";

const SIZE = { width: 1200, height: 630 };
const DEFAULT_TITLE = "Records that hold up, on the blockchain";

// Long titles step down so that four lines are enough.
const fontSize = (title) => (title.length > 62 ? 48 : title.length > 34 ? 56 : 68);

const css = (title) => `${fontCss}
  body { position: relative; font-family: Geist; color: ${COLOURS.dark.word}; }
  .card { position: absolute; inset: 0; padding: 62px 72px; display: flex;
    flex-direction: column; }
  .card svg { height: 46px; align-self: flex-start; }
  h1 { font-weight: 600; font-size: ${fontSize(title)}px; line-height: 1.06;
    letter-spacing: -0.036em; max-width: 580px; text-wrap: balance; margin-top: 14px; }
  p { font: 500 24px "Geist Mono"; letter-spacing: -0.01em; color: #a9b2c8;
    margin-top: 58px; }
  .hero { position: absolute; right: -66px; top: -30px; width: 806px; }`;

// Hyphenated words stay whole: "provably-fair" reads badly across two lines.
const whole = (title) => escapeHtml(title).replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>');

function logo() {
  const { d, right } = wordmark(brandName(), 40);
  return `<svg viewBox="0 0 ${Math.ceil(right)} 32">${markShape(COLOURS.dark)}
    <path d="${d}" fill="${COLOURS.dark.word}"/></svg>`;
}

// The page's own guilloche, which runs off the card, as a seal lies on the edge of a certificate.
function seal(route) {
  const { a, b } = guillocheOf(route);
  const part = (shapes, colour, opacity) =>
    `<g color="${colour}" opacity="${opacity}" fill="none" stroke="currentColor" stroke-width="2.2">${shapes}</g>`;
  return `<svg x="668" y="-62" width="640" height="640" viewBox="-1000 -1000 2000 2000">${part(
    a,
    brand.dark["accent-hover"],
    0.9,
  )}${part(b, "#c9d6ff", 0.62)}</svg>`;
}

const heroUrl = pathToFileURL(path.join(IMAGES, "heroes/home-dark.webp")).href;

function card({ route, title, eyebrow }) {
  const tool = pen("ink");
  const isHome = route === "/";
  const line = { y: 548, width: 1200, records: [180, 330, 480, 1040], proven: 960, size: 24 };
  const art = isHome ? "" : seal(route) + journey(tool, line);
  const picture = isHome ? `<img class="hero" data-bleed src="${heroUrl}">` : "";
  const text = `<style>${css(title)}</style>${picture}<div class="card">${logo()}
    <p>${escapeHtml(eyebrow ?? " ")}</p><h1>${whole(title)}</h1></div>`;
  return sheet(tool, art, { ...SIZE, light: [0.82, 0.4] }) + text;
}

async function draw(browser, entry, file) {
  const png = await shoot(browser, { html: card(entry), ...SIZE, name: `social-${entry.slug}` });
  // With its words, so that the check can say when the page has others (src/content/check/cards.ts).
  const words = [entry.eyebrow, entry.title].filter(Boolean);
  await writeJpeg(file, png, { quality: 78, comment: JSON.stringify({ brand: brandName(), words }) });
}

// "default" draws the site's own card, a slug that page's, nothing every card that pages name.
export async function makeSocial(browser, only) {
  if (!only || only === "default") {
    const entry = { slug: "default", route: "/", title: DEFAULT_TITLE, eyebrow: "Overlays, wallets, proof" };
    await draw(browser, entry, path.join(IMAGES, "brand/social-default.jpg"));
  }
  for (const page of pages()) {
    if (only && only !== page.slug) continue;
    await draw(browser, page, path.join(REPO, "data", page.social));
  }
}
