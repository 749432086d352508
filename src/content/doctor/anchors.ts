import { didYouMean, quote } from "../faults";
import { linksIn } from "../markdown";
import type { ParsedFile } from "../parse";
import { canonicalPath, routesOf } from "../routes";
import type { PageContent } from "../schema";
import type { Path } from "../walk";
import type { Check } from "./findings";
import { eachValue } from "./roles";

/** Links to a place within a page (`#how-it-works`, `/about#leadership`), and names that are given twice. */
export const checkAnchors: Check = (sources, { faults }) => {
  const routes = routesOf(sources);
  for (const file of sources.pages) {
    const seen = new Set<string>();
    for (const { name, path } of anchorsOf(file)) {
      if (seen.has(name)) {
        faults.push(
          file.fault(
            path,
            `Two parts of this page have the anchor ${quote(name)}.`,
            "Give this one another name.",
          ),
        );
      }
      seen.add(name);
    }
  }
  const check = (file: ParsedFile, target: string, path: Path) => {
    const [, address, anchor] = /^([^#]*)#(.*)$/.exec(target) ?? [];
    if (anchor === undefined || (address !== "" && !address?.startsWith("/"))) return;
    const own = file.name.startsWith("pages/") ? (file as ParsedFile<PageContent>) : undefined;
    const page = address === "" ? own : routes.get(canonicalPath((address ?? "").replace(/\?.*$/, "")));
    if (!page) {
      if (address !== "") return;
      faults.push(
        file.fault(
          path,
          `${quote(target)} does not say on which page.`,
          "Write the page before it: /about#leadership.",
        ),
      );
      return;
    }
    const content = page.content as PageContent | undefined;
    const names = anchorsOf(page as ParsedFile<PageContent>).map(({ name }) => name);
    if (!content || names.includes(anchor)) return;
    const known = names.length === 0 ? "It has none." : didYouMean(anchor, names).trim();
    faults.push(
      file.fault(
        path,
        `data/${page.name} has no anchor ${quote(anchor)}.`,
        `Use the anchor of one of its sections.${known && ` ${known}`}`,
      ),
    );
  };
  eachValue(sources, ({ file, path, value, kind }) => {
    if (kind === "link") check(file, value, path);
    if (kind === "text" || kind === "prose") for (const target of linksIn(value)) check(file, target, path);
  });
};

function anchorsOf({ content }: ParsedFile<PageContent>): { name: string; path: Path }[] {
  return (content?.sections ?? []).flatMap((section, index) => [
    ...(section.anchor === undefined ? [] : [{ name: section.anchor, path: ["sections", index, "anchor"] }]),
    ...(section.type === "Article"
      ? section.parts.map((part, at) => ({
          name: part.anchor,
          path: ["sections", index, "parts", at, "anchor"],
        }))
      : []),
  ]);
}
