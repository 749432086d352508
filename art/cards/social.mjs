import path from "node:path";
import { pathToFileURL } from "node:url";
import { COLOURS, markShape } from "../brand/mark.mjs";
import { wordmark } from "../brand/wordmark.mjs";
import { hues } from "../lib/brand.mjs";
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

// As the page opens: on the ground of its hue, with a document's frame. Night has light words.
function lookOf(hue) {
  const theme = hue === "ink" ? "dark" : "light";
  return { ...hues[theme][hue], logo: COLOURS[theme] };
}

const css = (title, { ground, line, ink, logo }) => `${fontCss}
  body { position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px; background: ${ground};
    font-family: Geist; color: ${logo.word}; }
  .seal { position: absolute; inset: 0; }
  .frame { position: absolute; inset: 24px; border: 2px solid ${line}; outline: 2px solid ${line};
    outline-offset: -9px; }
  .card { position: absolute; inset: 0; padding: 72px 80px; display: flex;
    flex-direction: column; }
  .card svg { height: 46px; align-self: flex-start; }
  h1 { font-weight: 600; font-size: ${fontSize(title)}px; line-height: 1.06;
    letter-spacing: -0.036em; max-width: 580px; text-wrap: balance; margin-top: 14px; }
  p { font: 500 24px "Geist Mono"; letter-spacing: -0.01em; color: ${ink};
    margin-top: auto; }
  .hero { position: absolute; right: 30px; top: 22px; width: 660px; }`;

// Hyphenated words stay whole: "provably-fair" reads badly across two lines.
const whole = (title) => escapeHtml(title).replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>');

function logo(look) {
  const { d, right } = wordmark(brandName(), 40);
  return `<svg viewBox="0 0 ${Math.ceil(right)} 32">${markShape(look.logo)}
    <path d="${d}" fill="${look.logo.word}"/></svg>`;
}

// The page's own guilloche, which runs off the card, as a seal lies on the edge of a certificate.
function seal(route, { ink }) {
  const { a, b } = guillocheOf(route);
  const part = (shapes, opacity) => `<g opacity="${opacity}">${shapes}</g>`;
  return `<svg class="seal" data-bleed width="${SIZE.width}" height="${SIZE.height}"><svg x="640" y="-20"
    width="670" height="670" viewBox="-1000 -1000 2000 2000"><g color="${ink}" fill="none" stroke="currentColor"
    stroke-width="2.2">${part(a, 0.5)}${part(b, 0.4)}</g></svg></svg>`;
}

// Home's picture is the one that shows what a check makes of a seal.
const heroUrl = pathToFileURL(path.join(IMAGES, "heroes/home-light.webp")).href;

function card({ route, title, eyebrow, hue }) {
  const look = lookOf(hue);
  const art = route === "/" ? `<img class="hero" data-bleed src="${heroUrl}">` : seal(route, look);
  return `<!doctype html><meta charset="utf-8"><style>*{margin:0}${css(title, look)}</style>${art}
    <div class="frame"></div><div class="card">${logo(look)}
    <p>${escapeHtml(eyebrow ?? " ")}</p><h1>${whole(title)}</h1></div>`;
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
    const entry = {
      slug: "default",
      route: "/",
      hue: "blue",
      title: DEFAULT_TITLE,
      eyebrow: "Overlays, wallets, proof",
    };
    await draw(browser, entry, path.join(IMAGES, "brand/social-default.jpg"));
  }
  for (const page of pages()) {
    if (only && only !== page.slug) continue;
    await draw(browser, page, path.join(REPO, "data", page.social));
  }
}
