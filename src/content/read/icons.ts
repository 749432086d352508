import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { didYouMean, quote } from "./faults";

const folder = join(process.cwd(), "node_modules/lucide-static/icons");

export const iconExists = (name: string) =>
  /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, `${name}.svg`));

export const iconNames = () => readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));

/** The shapes of a Lucide icon: the markup inside its 24 × 24 `<svg>`. */
export function iconShapes(name: string): string {
  return shapesIn(readFileSync(join(folder, `${name}.svg`), "utf8"));
}

/** The markup inside an `<svg>`, minified. */
export function shapesIn(svg: string): string {
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? "";
  return inside
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
}

/** "Did you mean …?" for an icon: one whose name begins with the same word comes first. */
export function iconInstead(name: string): string {
  const [word = ""] = name.split("-");
  const alike = word.length < 3 ? [] : iconNames().filter((icon) => icon.startsWith(word));
  const [shortest] = [...alike].sort((a, b) => a.length - b.length);
  if (!shortest) return didYouMean(name, iconNames());
  return didYouMean(name, alike) || ` Did you mean ${quote(shortest)}?`;
}
