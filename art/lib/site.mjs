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

// The page's own subject rather than the hero, which pages of a family share.
function pictureOf(text) {
  const named = text.match(/images\/(scenes|heroes)\/[\w-]+\.jpg/g) ?? [];
  return named.find((file) => file.startsWith("images/scenes/")) ?? named[0];
}

// One entry per page that has a title and can be shared: { slug, title, eyebrow, picture }.
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
      const picture = pictureOf(fs.readFileSync(path.join(PAGES, file), "utf8"));
      return { slug: slugOf(file), title, eyebrow, picture };
    })
    .filter(({ slug, title }) => title && slug !== "404");
}
