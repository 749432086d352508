// node make.mjs all | KIND | KIND/NAME ...     for example: node make.mjs desktop/apps news
import { makeFocus, makeScene } from "./blender/make.mjs";
import { makeRehued } from "./blender/rehue.mjs";
import { makeBrand } from "./brand/make.mjs";
import { makeNews } from "./cards/news.mjs";
import { makePlaceholder } from "./cards/placeholder.mjs";
import { makeSocial } from "./cards/social.mjs";
import { openBrowser } from "./lib/browser.mjs";
import { makeDesktop, makeMobile } from "./shots/make.mjs";

// In this order for "all": screens and cards show scenes.
const KINDS = {
  scene: makeScene,
  focus: makeFocus,
  rehue: makeRehued,
  desktop: makeDesktop,
  mobile: makeMobile,
  news: makeNews,
  brand: makeBrand,
  placeholder: makePlaceholder,
  social: makeSocial,
};

const asked = process.argv.slice(2);
const jobs = asked
  .flatMap((word) => (word === "all" ? Object.keys(KINDS) : [word]))
  .map((word) => word.split("/"));
const unknown = jobs.find(([kind]) => !Object.hasOwn(KINDS, kind));
if (jobs.length === 0 || unknown) {
  if (unknown) console.error(`Unknown kind "${unknown[0]}".`);
  console.error(`Usage: node make.mjs all | KIND | KIND/NAME\nKinds: ${Object.keys(KINDS)}`);
  process.exit(1);
}

// Scenes are drawn by Blender, what is made of them by sharp; both need no browser.
const WITHOUT = ["scene", "focus", "rehue"];
const browser = jobs.some(([kind]) => !WITHOUT.includes(kind)) ? await openBrowser() : null;
try {
  for (const [kind, name] of jobs) await KINDS[kind](browser, name);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser?.close();
}
