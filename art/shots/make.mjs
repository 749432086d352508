import fs from "node:fs";
import path from "node:path";
import { shoot } from "../lib/browser.mjs";
import { writePng } from "../lib/encode.mjs";
import { fontCss } from "../lib/fonts.mjs";
import { ART, IMAGES } from "../lib/paths.mjs";
import { cutParts } from "./parts.mjs";
import { themeCss } from "./ui/tokens.mjs";

const SETS = {
  desktop: {
    screens: ["apps", "identity", "notifications", "settings", "transfer", "trust"],
    size: { width: 1200, height: 750, scale: 2 },
    // Screens that phones show in one column of their own; of the others they show a card (parts.mjs).
    narrow: { screens: ["apps", "identity", "settings", "transfer"], width: 432, height: 540, scale: 20 / 9 },
  },
  mobile: {
    screens: ["identity", "polls", "browser", "trust", "profile"],
    size: { width: 390, height: 844, scale: 3 },
  },
};

const css = (file) => fs.readFileSync(path.join(ART, "shots", file), "utf8");

// A screen is NAME.mjs (a function of the theme that returns markup) and NAME.css.
async function document(set, name, theme, more = []) {
  const { default: screen } = await import(`./${set}/${name}.mjs`);
  const shared = ["base", "identity-card", "trust-map", `${set}-frame`];
  const files = [...shared.map((sheet) => `ui/${sheet}.css`), `${set}/${name}.css`];
  const sheets = [...files, ...more].map(css);
  const style = [fontCss, themeCss(theme), ...sheets].join("\n");
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${screen(theme)}`;
}

async function makeSet(browser, set, only) {
  const { screens, size, narrow } = SETS[set];
  for (const name of screens.filter((screen) => !only || screen === only)) {
    for (const theme of ["light", "dark"]) {
      const html = await document(set, name, theme);
      const label = `${name}-${theme}`;
      const png = await shoot(browser, { html, ...size, name: `${set}-${label}` });
      await writePng(path.join(IMAGES, set, `${label}.png`), png);
      await cutParts(set, name, theme);
      if (!narrow?.screens.includes(name)) continue;
      const column = await document(set, name, theme, [`ui/${set}-narrow.css`]);
      const { screens: _, ...window } = narrow;
      const shot = await shoot(browser, { html: column, ...window, name: `${set}-${label}-narrow` });
      await writePng(path.join(IMAGES, set, `${label}-narrow.png`), shot);
    }
  }
}

export const makeDesktop = (browser, name) => makeSet(browser, "desktop", name);
export const makeMobile = (browser, name) => makeSet(browser, "mobile", name);
