// The brand's colors and the pages' hues, from the files that the site's own tokens read.
import fs from "node:fs";
import path from "node:path";
import { REPO } from "./paths.mjs";

const read = (name) => JSON.parse(fs.readFileSync(path.join(REPO, "src/theme", name), "utf8"));

export const brand = read("brand.json");
export const hues = read("hues.json");

/** Red, green and blue of "#rrggbb", each 0 to 255. */
export const channels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

export const withAlpha = (hex, alpha) => `rgba(${channels(hex).join(", ")}, ${alpha})`;

/** A color thinned with white; `share` of it stays. */
export const tint = (hex, share) =>
  `#${channels(hex)
    .map((value) =>
      Math.round(255 - (255 - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
