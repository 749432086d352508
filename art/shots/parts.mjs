import path from "node:path";
import sharp from "sharp";
import { writePng } from "../lib/encode.mjs";
import { IMAGES } from "../lib/paths.mjs";

// What is cut out of a screen, as [left, top, width, height]: of a desktop's screen the card that phones show of it where
// they have no column drawn for them, of a phone's screen what one card is about. Cuts go between lines of text, never through one.
const PARTS = {
  desktop: {
    notifications: { narrow: [1316, 160, 1040, 1300] },
    trust: { narrow: [1266, 140, 1088, 1360] },
  },
  mobile: {
    browser: { allowed: [15, 1509, 1140, 760] },
    profile: { sums: [60, 580, 1050, 700] },
    identity: { certificates: [0, 1004, 1170, 652] },
  },
};

const nameOf = {
  desktop: (part, label) => `${label}-${part}`,
  mobile: (part, _, theme) => `parts/${part}-${theme}`,
};

/** Cuts the parts out of a screen that has been drawn. The parts of a phone are 3:2: others get more ground. */
export async function cutParts(set, name, theme) {
  const label = `${name}-${theme}`;
  for (const [part, [left, top, width, height]] of Object.entries(PARTS[set][name] ?? {})) {
    const cut = sharp(path.join(IMAGES, set, `${label}.png`)).extract({ left, top, width, height });
    const above = set === "mobile" ? Math.max(0, Math.round(((width * 2) / 3 - height) / 2)) : 0;
    const more = { top: above, bottom: above, extendWith: "copy" };
    await writePng(
      path.join(IMAGES, set, `${nameOf[set](part, label, theme)}.png`),
      await cut.extend(more).toBuffer(),
    );
  }
}
