import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { pageRoute } from "../read/pageRoutes";
import type { ParsedFile } from "../read/parse";
import type { Sources } from "../read/sources";
import type { Check } from "./findings";

/** The words on a picture for social networks, which `npm run art -- social` writes into its file. */
interface Card {
  brand: string;
  words: string[];
}

/** Social pictures whose words differ from their page's. Pictures without recorded words pass. */
export const checkCards: Check = (sources, { warn }) => {
  const { site } = sources.shared;
  const brand = site?.content?.brand;
  if (!site?.content || brand === undefined) return;
  const tell = (file: ParsedFile, name: string, old: string) =>
    warn(
      { file, path: ["social"] },
      `The picture for social networks still says “${old}”.`,
      `Draw it again: npm run build && npm run art -- social/${name}`,
    );
  for (const page of sources.pages) {
    const { social, name = "", title = "" } = page.content ?? {};
    const card = social && cardIn(sources, social);
    if (!card) continue;
    const slug = slugOf(page);
    const now = [slug === "index" ? "" : name, title].map((words) => words.replaceAll("{brand}", brand));
    const shown = [...new Set(now.filter(Boolean))];
    const old = card.words.filter((words) => !shown.includes(words));
    if (card.brand !== brand) old.push(card.brand);
    if (old[0] !== undefined || card.words.length !== shown.length)
      tell(page, slug, old[0] ?? card.words.join(" "));
  }
  const card = cardIn(sources, site.content.social);
  if (card && card.brand !== brand) tell(site, "default", card.brand);
};

/** The name under which a page's picture is drawn. */
const slugOf = (page: Sources["pages"][number]) => {
  const route = pageRoute(page);
  return route === "/" ? "index" : route.slice(1).replaceAll("/", "-");
};

/** How many bytes to search: the comment is near the start of the file. */
const length = 1_024;

function cardIn({ folder, assets }: Sources, picture: string): Card | undefined {
  if (!assets.has(picture) || !/\.jpe?g$/i.test(picture)) return undefined;
  const bytes = Buffer.alloc(length);
  const file = openSync(join(folder, picture), "r");
  try {
    readSync(file, bytes, 0, length, 0);
  } finally {
    closeSync(file);
  }
  const comment = commentIn(bytes);
  try {
    const { brand, words } = JSON.parse(comment ?? "{}");
    return typeof brand === "string" && Array.isArray(words)
      ? { brand, words: words.map(String) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The comment in the head of a JPEG file. */
function commentIn(bytes: Buffer): string | undefined {
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const size = bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === 0xfe) return bytes.subarray(at + 4, at + 2 + size).toString("utf8");
    at += 2 + size;
  }
  return undefined;
}
