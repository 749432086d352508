import { readFileSync } from "node:fs";
import { join } from "node:path";
import { quote } from "../read/faults";
import type { Check } from "./findings";
import { valuesOf } from "./values";

/** A logo that shows a name other than the brand. Its <title> says what is drawn. */
export const checkLogo: Check = (sources, { warn }) => {
  const [brand] = valuesOf(sources, "site.brand");
  for (const { file, path, value } of valuesOf(sources, "site.logo.src", "site.logo.dark")) {
    if (!brand || !sources.assets.has(value) || !value.endsWith(".svg")) continue;
    const drawn = /<title>([^<]*)<\/title>/
      .exec(readFileSync(join(sources.folder, value), "utf8"))?.[1]
      ?.trim();
    if (drawn === undefined || drawn === brand.value) continue;
    warn(
      { file, path },
      `The brand is ${quote(brand.value)}, and the logo still says ${quote(drawn)}.`,
      "Put a new drawing in its place, with the brand as its <title>; npm run art -- brand/logo draws one.",
    );
  }
};
