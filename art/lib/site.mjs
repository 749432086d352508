import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { REPO } from "./paths.mjs";

const PAGES = path.join(REPO, "data/pages");

const read = (file) => {
  try {
    return parse(fs.readFileSync(file, "utf8")) ?? {};
  } catch (error) {
    console.warn(`  skipped ${path.relative(REPO, file)}: ${error.message.split("\n")[0]}`);
    return {};
  }
};

// The name in the logo and on the cards is the one the site uses.
export const brandName = () => read(path.join(REPO, "data/site.yaml")).brand ?? "Amberline";

const isPage = (file) => /\.ya?ml$/.test(file);
const slugOf = (file) =>
  file
    .replace(/\.ya?ml$/, "")
    .split(path.sep)
    .join("-");

// What grew from the hash of a page's compiled content (src/content/compile/patterns.ts): two groups of lines.
export function guillocheOf(route) {
  const compiled = path.join(REPO, ".content");
  const page = path.join(compiled, "pages", `${route === "/" ? "index" : route.slice(1)}.yaml`);
  if (!fs.existsSync(page)) throw new Error("There is no .content/ yet: npm run build makes it");
  const [, digest] = /^digest: "(\w+)"$/m.exec(fs.readFileSync(page, "utf8"));
  const svg = fs.readFileSync(path.join(compiled, "patterns", `${digest.slice(0, 20)}.svg`), "utf8");
  const [a, b] = [...svg.matchAll(/<symbol[^>]*><g[^>]*>(.*?)<\/g><\/symbol>/g)].map(([, shapes]) => shapes);
  return { a, b };
}

// One entry per page that names a card of its own: { slug, route, title, eyebrow, hue, social }.
export function pages() {
  if (!fs.existsSync(PAGES)) return [];
  const brand = brandName();
  return fs
    .readdirSync(PAGES, { recursive: true })
    .filter(isPage)
    .sort()
    .map((file) => {
      const page = read(path.join(PAGES, file));
      const title = (page.seo?.title ?? page.title)?.replaceAll("{brand}", brand);
      const named = page.name && page.name !== title && slugOf(file) !== "index";
      const eyebrow = named ? page.name : undefined;
      const slug = slugOf(file);
      const route = slug === "index" ? "/" : `/${file.replace(/\.ya?ml$/, "").replaceAll(path.sep, "/")}`;
      return { slug, route, title, eyebrow, hue: page.hue ?? "blue", social: page.social };
    })
    .filter(({ title, social }) => title && social);
}
