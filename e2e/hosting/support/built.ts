import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extensionOf, mediaTypes } from "../../../src/build/hosts/delivery";
import { filesBelow } from "../../../src/content/read/folders";
import { baseOf } from "../../../src/shared/addresses";
import { addresses } from "../../support/content";

const folder = join(process.cwd(), "public");
const all = filesBelow(folder);

/** The files of the build that was made for the tests. */
export const builtFiles = {
  all,
  /** One file of every kind that has a media type, and a bundle of the app. */
  ofEachKind: [
    ...Object.keys(mediaTypes).flatMap((extension) => all.find((name) => isServed(name, extension)) ?? []),
    ...all.filter((name) => /^app-[0-9a-f]+\.js$/.test(name)),
    "index.html",
  ],
};

function isServed(name: string, extension: string) {
  const isRule =
    /^[._]/.test(name) || addresses.redirects.some(({ from }) => `/${name}`.startsWith(baseOf(from)));
  return extensionOf(name) === extension && !isRule && name !== "404.html";
}

export const titleIn = (html: Buffer | string) =>
  /<title[^>]*>([^<]*)<\/title>/.exec(html.toString())?.[1] ?? "";

/** What stands for itself in a title that was written as HTML. */
const signs: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

/** The title as browsers show it. */
export const shownTitleOf = (route: string) =>
  titleOf(route).replace(/&[^;]+;/g, (sign) => signs[sign] ?? sign);

/** The title of a route's document, as it is written there. */
export function titleOf(route: string) {
  const candidates = [`${route.slice(1)}/index.html`, route.slice(1), "index.html"];
  const file = candidates
    .map((name) => join(folder, name))
    .find((path) => path.endsWith("html") && existsSync(path));
  return titleIn(readFileSync(file ?? "", "utf8"));
}
