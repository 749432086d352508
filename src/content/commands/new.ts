import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMap, isScalar, isSeq, parseDocument, stringify } from "yaml";
import { isoToday } from "../check/examine";
import { placeholders } from "../check/placeholders";
import { exampleExhibit, exampleSection } from "../derive/examples";
import { bestSize } from "../derive/needs";
import { exhibitNames } from "../model/exhibits";
import { madeFor, newsPicture } from "../model/lists";
import { useCasePicture } from "../model/sections/lists";
import { didYouMean } from "../read/faults";
import { contentFolder } from "../read/folders";
import { ownFilesAt, pageName } from "../read/pageRoutes";

const starters = ["page", "news", "use-case", "exhibit"];

const help = [
  "Write one of these:",
  "  npm run content new page /our-story       a page at that address",
  "  npm run content new news                  a news item, at the top of data/news.yaml",
  "  npm run content new use-case /provenance  a use case, at the end of that page's first UseCases section",
  "  npm run content new exhibit block /about  an exhibit, by its name, under that page's opening",
].join("\n");

/** Writes a file or an entry to start from, and prints its location. The check then flags the placeholder words. */
export function write([what = "", ...rest]: string[], root = process.cwd()) {
  const [route] = rest;
  const folder = contentFolder(root);
  if (what === "page" && route) console.log(newPage(folder, route));
  else if (what === "news" && !route) console.log(newNews(folder));
  else if (what === "use-case" && route) console.log(newUseCase(folder, route));
  else if (what === "exhibit" && rest.length > 0) console.log(newExhibit(folder, rest));
  else if (what === "" || starters.includes(what)) throw new Error(help);
  else throw new Error(`There is no "new ${what}".${didYouMean(what, starters)}\n\n${help}`);
}

const fileOf = (route: string) => {
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(route)) {
    throw new Error(
      `"${route}" is not an address. Write a slash, then lowercase letters, digits and hyphens: /our-story.`,
    );
  }
  const file = `pages${route}.yaml`;
  if (pageName(file) !== file || ownFilesAt(route))
    throw new Error(`A page cannot be at "${route}": choose another address.`);
  return file;
};

/** The file of an existing page. */
const fileAt = (folder: string, route: string) => {
  const file = route === "/" ? "pages/index.yaml" : fileOf(route);
  if (existsSync(join(folder, file))) return file;
  const routes = readdirSync(join(folder, "pages"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `/${name.replace(/\.yaml$/, "").replaceAll("\\", "/")}`);
  throw new Error(`There is no page data/${file}.${didYouMean(route, routes)}`);
};

export function newPage(folder: string, route: string): string {
  const file = fileOf(route);
  const path = join(folder, file);
  if (existsSync(path)) throw new Error(`data/${file} already exists.`);
  const words = (route.split("/").at(-1) ?? "").split("-").join(" ");
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, pageText(name));
  return `data/${file} is the page ${route}. Write its words, then link to it from data/menus.yaml or another page.`;
}

const quoted = (value: string) => JSON.stringify(value);

const pageText = (name: string) => `name: ${quoted(name)}
title: ${quoted(name)}
description: ${quoted(`${name}: ${placeholders.description}`)}
sections:
  - type: Hero
    title: ${quoted(name)}
    text: ${quoted(placeholders.opening)}
    actions:
      - { label: Contact Us, href: /contact }

  - type: Prose
    title: ${quoted(placeholders.heading)}
    body: |
      ${placeholders.body}

      ${placeholders.secondParagraph}
`;

export function newNews(folder: string): string {
  const path = join(folder, "news.yaml");
  const text = readFileSync(path, "utf8");
  const seq = parseDocument(text).get("items");
  const first = isSeq(seq) ? seq.items[0] : undefined;
  if (!isMap(first) || !first.range)
    throw new Error("data/news.yaml has no items yet: write the first one by hand.");
  const value = (key: string) => String(first.get(key));
  const entry = [
    `url: ${value("url")} # a key under links in data/site.yaml: give the new address its own`,
    "type: Article",
    `title: ${placeholders.headline}`,
    `date: ${isoToday()}`,
    `imageUrl: ${value("imageUrl")} # ${bestSize(newsPicture)}`,
  ];
  const at = text.lastIndexOf("\n", first.range[0]) + 1;
  const indent = " ".repeat(first.range[0] - at - 2);
  writeFileSync(path, `${text.slice(0, at)}${listEntry(entry, indent)}${text.slice(at)}`);
  return `data/news.yaml:${text.slice(0, at).split("\n").length} has a new item. The row is designed for ${madeFor.news}: remove the oldest.`;
}

export function newUseCase(folder: string, route: string): string {
  const file = fileAt(folder, route);
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const sections = parseDocument(text).get("sections");
  const section = isSeq(sections)
    ? sections.items.find((item) => isMap(item) && item.get("type") === "UseCases")
    : undefined;
  const cases = isMap(section) ? section.get("cases") : undefined;
  const last = isSeq(cases) ? cases.items.at(-1) : undefined;
  const picture = isMap(last) ? last.getIn(["image", "src"], true) : undefined;
  if (!isMap(last) || !last.range || !isScalar(picture)) {
    throw new Error(
      `data/${file} has no UseCases section with a case in it. Write its first case by hand, as data/FIELDS.md shows it, or name another page.`,
    );
  }
  const entry = [
    `title: ${placeholders.useCase}`,
    `description: ${placeholders.problem}`,
    `image: { src: ${String(picture.value)}, alt: ${quoted(placeholders.alt)} } # ${bestSize(useCasePicture)}`,
  ];
  return `data/${file}:${addAfter(last.range, path, text, entry)} has a new use case.`;
}

/** Adds an exhibit to a page. Any page can have any exhibit, and several pages can have the same one. */
export function newExhibit(folder: string, [name = "", route]: string[]): string {
  const exhibit = exampleExhibit(name);
  if (!exhibit)
    throw new Error(
      `There is no exhibit "${name}".${didYouMean(name, exhibitNames)} These are there: ${exhibitNames.join(", ")}.`,
    );
  if (!route) throw new Error(`Write the page's address as well: npm run content new exhibit ${name} /about`);
  const file = fileAt(folder, route);
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const sections = parseDocument(text).get("sections");
  const opening = isSeq(sections) ? sections.items[0] : undefined;
  if (!isMap(opening) || !opening.range) throw new Error(`data/${file} has no sections yet.`);
  const { heading: title, intro, limits } = placeholders;
  const entry = stringify({ ...exampleSection("Exhibit"), title, intro, limits, exhibit }, { lineWidth: 0 })
    .trimEnd()
    .split("\n");
  return `data/${file}:${addAfter(opening.range, path, text, entry, "\n")} has an exhibit. Write the section's words and the sample; data/EXHIBITS.md lists the words that you can change.`;
}

/** Adds an entry to the list that the entry at `range` is in, right after that one, and returns its line. */
function addAfter(
  [start, end]: readonly [number, number, ...number[]],
  path: string,
  text: string,
  entry: string[],
  gap = "",
) {
  const indent = " ".repeat(start - text.lastIndexOf("\n", start) - 3);
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(before.length).replace(/^\n/, "");
  writeFileSync(path, `${before}\n${gap}${listEntry(entry, indent)}${after}`);
  return `${before}${gap}`.split("\n").length + 1;
}

const listEntry = (lines: string[], indent: string) =>
  lines.map((line, index) => `${indent}${index === 0 ? "- " : "  "}${line}\n`).join("");
