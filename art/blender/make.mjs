import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { toOneAmber } from "../lib/amber.mjs";
import { writeJpeg, writePng, writeWebp } from "../lib/encode.mjs";
import { withFocus } from "../lib/focus.mjs";
import { ART, IMAGES } from "../lib/paths.mjs";
import { focusOf } from "./focus.mjs";

const DIR = path.join(ART, "blender");
const SCENE = { folder: "scenes", width: 1200, height: 800, samples: 24 };
// By night, where noise shows less: every scene but those of the hue family "night".
const BY_NIGHT = { ...SCENE, samples: 12 };
const alwaysNight = "fair-";
const HERO = { folder: "heroes", width: 1200, height: 900, samples: 24 };
// Laid over the banner of the app catalog.
const CUTOUT = { width: 1000, height: 667, samples: 48 };
// The home hero has no ground, and two pictures per theme: proven, and -gray before anything is.
const HOME = { folder: "heroes", width: 1612, height: 1404, samples: 32, alone: true };
// So have the subjects that pages open with, which hold no amber.
const SUBJECT = { folder: "heroes", width: 840, height: 630, samples: 12, alone: true };
const inBothThemes = /^(home|subject-)/;

const sources = (folder) =>
  fs
    .readdirSync(path.join(DIR, folder))
    .filter((file) => file.endsWith(".py"))
    .map((file) => path.basename(file, ".py"));

const PICTURES = new Map([
  ...sources("scenes").map((name) => [name, SCENE]),
  ...sources("scenes")
    .filter((name) => !name.startsWith(alwaysNight))
    .map((name) => [`${name}-dark`, BY_NIGHT]),
  ...sources("heroes")
    .flatMap((name) => (inBothThemes.test(name) ? [`${name}-light`, `${name}-dark`] : [name]))
    .flatMap((name) => (name.startsWith("home-") ? [name, `${name}-gray`] : [name]))
    .map((name) => [name, name.startsWith("home-") ? HOME : name.startsWith("subject-") ? SUBJECT : HERO]),
  ["fairness-dark", { ...HERO, samples: BY_NIGHT.samples }],
  ["provenance-maritime-cutout", CUTOUT],
]);

const writeScene = (file, input) => writeJpeg(file, input, { quality: 92, mozjpeg: false });

/** The scene with its focus in the page's hues, or `null` where nothing in it is amber. */
async function focused(input, name) {
  const look = focusOf(name);
  return look ? withFocus(input, look) : null;
}

// SAMPLES=8 makes a quick, noisier version at full size, to be replaced before it is committed.
async function render(name) {
  const frame = PICTURES.get(name);
  const { folder, width, height, samples, alone } = frame;
  execFileSync("bash", [path.join(DIR, "build.sh"), process.env.SAMPLES ?? `${samples}`, name], {
    stdio: "inherit",
    env: { ...process.env, W: `${width}`, H: `${height}` },
  });
  const png = path.join(DIR, "out", `${name}.png`);
  if (!folder) return writePng(path.join(ART, "shots/assets", `${name}.png`), png);
  if (frame === SUBJECT) return writeWebp(path.join(IMAGES, folder, `${name}.webp`), png);
  const graded = await toOneAmber(png);
  if (alone) return writeWebp(path.join(IMAGES, folder, `${name}.webp`), graded);
  return writeScene(path.join(IMAGES, folder, `${name}.jpg`), (await focused(graded, name)) ?? graded);
}

export async function makeScene(_browser, only) {
  const names = [...PICTURES.keys()].filter((name) => !only || name === only);
  if (names.length === 0) {
    throw new Error(`No scene "${only}". Scenes: ${[...PICTURES.keys()].join(", ")}`);
  }
  for (const name of names) await render(name);
}

/** The focus of scenes that lie in the folder with amber in them, without rendering them again. */
export async function makeFocus(_browser, only) {
  for (const name of PICTURES.keys()) {
    if (only && name !== only) continue;
    const file = path.join(IMAGES, SCENE.folder, `${name}.jpg`);
    const picture = fs.existsSync(file) && (await focused(file, name));
    if (picture) await writeScene(file, picture);
  }
}
