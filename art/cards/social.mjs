import path from "node:path";
import { pathToFileURL } from "node:url";
import { COLOURS, markShape } from "../brand/mark.mjs";
import { wordmark } from "../brand/wordmark.mjs";
import { waves } from "../engrave/curves.mjs";
import { journey } from "../engrave/journey.mjs";
import { pen, sheet } from "../engrave/pen.mjs";
import { shoot } from "../lib/browser.mjs";
import { writeJpeg } from "../lib/encode.mjs";
import { fontCss } from "../lib/fonts.mjs";
import { escapeHtml } from "../lib/html.mjs";
import { IMAGES, REPO } from "../lib/paths.mjs";
import { brandName, pages } from "../lib/site.mjs";

const SIZE = { width: 1200, height: 630 };
const DEFAULT_TITLE = "Records that hold up, on the blockchain";

// Pages without a picture of their own, and neighbours that would show the same one.
const PICTURES = {
  contact: "scenes/auth-devices",
  "deep-dives-parts-requisition": "scenes/parts-shipyard",
  glossary: "scenes/overlay-education",
  index: "heroes/home-dark",
  "metanet-engineering-curriculum": "scenes/training-capstone",
  "metanet-mobile": "scenes/auth-devices",
  "onboarding-offboarding": "scenes/auth-portal",
  "provably-fair-gaming-architecture": "scenes/fair-lottery",
  "secure-teleforms-generator": "scenes/consult-registry",
  "smart-contract-development": "scenes/contract-escrow",
  "whitepapers-skilled-industries": "heroes/trades",
};

function pictureFile({ slug, picture }) {
  if (PICTURES[slug]) return path.join(IMAGES, `${PICTURES[slug]}.jpg`);
  return picture && path.join(REPO, "data", picture);
}

// Long titles step down so that three lines, beside a picture four, are enough.
function fontSize(title, narrow) {
  const [small, middle, large] = narrow ? [46, 54, 64] : [60, 70, 84];
  return title.length > 62 ? small : title.length > 34 ? middle : large;
}

const css = (title, picture) => `${fontCss}
  body { position: relative; font-family: Geist; color: #f2f5fc; }
  .card { position: absolute; inset: 0; padding: 62px 72px; display: flex;
    flex-direction: column; }
  .card svg { height: 46px; align-self: flex-start; }
  h1 { font-weight: 600; font-size: ${fontSize(title, picture)}px; line-height: 1.05;
    letter-spacing: -0.038em; max-width: ${picture ? 520 : 900}px; text-wrap: balance; margin-top: 14px; }
  p { font: 500 24px "Geist Mono"; letter-spacing: -0.01em; color: #a9b2c8;
    margin-top: 58px; }
  img { position: absolute; left: 636px; top: 54px; width: 510px; height: 440px;
    border-radius: 22px; object-fit: cover;
    object-position: ${picture?.includes("home-") ? "right" : "center"}; }`;

// Hyphenated words stay whole: "provably-fair" reads badly across two lines.
const whole = (title) => escapeHtml(title).replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>');

function logo() {
  const { d, right } = wordmark(brandName(), 40);
  return `<svg viewBox="0 0 ${Math.ceil(right)} 32">${markShape(COLOURS.dark)}
    <path d="${d}" fill="${COLOURS.dark.word}"/></svg>`;
}

function card(entry) {
  const { title, eyebrow } = entry;
  const picture = pictureFile(entry);
  const tool = pen("ink");
  const band = waves(27, { ...SIZE, lines: 52, lift: 0.96, depth: 0.11, spread: 0.4 });
  const art = [
    tool.hairline(band, 0.26),
    journey(tool, { y: 548, width: 1200, records: [180, 330, 480, 1040], proven: 960, size: 24 }),
  ].join("");
  const image = picture ? `<img src="${pathToFileURL(picture)}" alt="">` : "";
  const text = `<style>${css(title, picture)}</style><div class="card">${logo()}
    <p>${escapeHtml(eyebrow ?? " ")}</p><h1>${whole(title)}</h1>${image}</div>`;
  return sheet(tool, art, { ...SIZE, light: [0.8, 0.2] }) + text;
}

async function draw(browser, entry, file) {
  const png = await shoot(browser, { html: card(entry), ...SIZE, name: `social-${entry.slug}` });
  await writeJpeg(file, png, { quality: 86 });
}

// "default" draws the site's own card, a slug that page's, nothing every page's.
export async function makeSocial(browser, only) {
  if (!only || only === "default") {
    const entry = { slug: "default", title: DEFAULT_TITLE, eyebrow: "Overlays, wallets, proof" };
    await draw(browser, entry, path.join(IMAGES, "brand/social-default.jpg"));
  }
  for (const page of pages()) {
    if (only && only !== page.slug) continue;
    await draw(browser, page, path.join(IMAGES, "social", `${page.slug}.jpg`));
  }
}
