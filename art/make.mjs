// node make.mjs all | KIND | KIND/NAME ...     for example: node make.mjs desktop/apps news
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { makeBrand } from "./brand/make.mjs";
import { makeNews } from "./cards/news.mjs";
import { makePlaceholder } from "./cards/placeholder.mjs";
import { makeSocial } from "./cards/social.mjs";
import { openBrowser } from "./lib/browser.mjs";
import { ART } from "./lib/paths.mjs";
import { makeDesktop, makeMobile } from "./shots/make.mjs";

// 3D scenes have their own tool chain (Blender); see blender/ for its arguments.
function makeScene(_browser, name) {
  const script = path.join(ART, "blender/build.sh");
  if (!fs.existsSync(script)) throw new Error("art/blender/build.sh is not there");
  const samples = process.env.SAMPLES ?? "32";
  const options = { stdio: "inherit", cwd: path.dirname(script) };
  execFileSync("bash", [script, samples, ...(name ? [name] : [])], options);
}

const KINDS = {
  desktop: makeDesktop,
  mobile: makeMobile,
  news: makeNews,
  brand: makeBrand,
  placeholder: makePlaceholder,
  social: makeSocial,
  scene: makeScene,
};
// Scenes take hours, so "all" leaves them out: ask for them by name.
const ALL = Object.keys(KINDS).filter((kind) => kind !== "scene");

const asked = process.argv.slice(2);
if (asked.length === 0) {
  console.error(`Usage: node make.mjs all | KIND | KIND/NAME\nKinds: ${Object.keys(KINDS)}`);
  process.exit(1);
}

const browser = await openBrowser();
try {
  for (const job of asked.flatMap((word) => (word === "all" ? ALL : [word]))) {
    const [kind, name] = job.split("/");
    if (!KINDS[kind]) throw new Error(`Unknown kind "${kind}". Kinds: ${Object.keys(KINDS)}`);
    await KINDS[kind](browser, name);
  }
} finally {
  await browser.close();
}
