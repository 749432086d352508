import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { OUT } from "./paths.mjs";

const FLAGS = [
  "--no-sandbox",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--allow-file-access-from-files",
];

// The system's own browser: CHROMIUM, or the first one found on the PATH.
function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const places = (process.env.PATH ?? "").split(path.delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const found = places
    .flatMap((place) => names.map((name) => path.join(place, name)))
    .find((file) => fs.existsSync(file));
  if (!found) throw new Error("No Chromium on the PATH: name one in CHROMIUM");
  return found;
}

export const openBrowser = () => chromium.launch({ executablePath: findBrowser(), args: FLAGS });

// Text that is cut or runs out of its box, and boxes that leave the window.
function findOverflow() {
  const faults = [];
  for (const element of document.querySelectorAll("body *")) {
    if (element instanceof SVGElement || element.closest("[data-bleed]")) continue;
    const box = element.getBoundingClientRect();
    const cut = element.scrollWidth > element.clientWidth + 1 && element.children.length === 0;
    const outside = box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
    if (cut || outside) {
      const text = element.textContent.trim().slice(0, 40);
      faults.push(`${element.className || element.tagName}: ${text}`);
    }
  }
  return faults.slice(0, 6);
}

// Pages are written to disk first because fonts and pictures load from file:// addresses.
export async function shoot(browser, { html, width, height, scale = 1, name, alpha = false }) {
  fs.mkdirSync(OUT, { recursive: true });
  const file = path.join(OUT, `${name.replaceAll("/", "-")}.html`);
  fs.writeFileSync(file, html);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(findOverflow);
  if (faults.length > 0) console.warn(`  overflow in ${name}: ${faults.join(" | ")}`);
  const png = await page.screenshot({ omitBackground: alpha });
  await page.close();
  return png;
}
