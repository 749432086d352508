import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../src/content/check/examine";
import { sectionUnion } from "../../src/content/derive/graphql";
import { readSources } from "../../src/content/read/sources";
import { contentCopy, inOneLine } from "../support/content";
import { fixtureSources, furtherPages } from "../support/fixture";
import { blankPicture } from "../support/picture";
import { renderedSite } from "../support/rendered";

describe("The fixture", () => {
  const folder = contentCopy();
  cpSync(furtherPages, folder, { recursive: true });
  writeFileSync(join(folder, "images/screen.png"), blankPicture(1280, 800));
  const sources = readSources(folder);

  it("is content that the check accepts", () => {
    expect(sources.pages).toHaveLength(fixtureSources().pages.length);
    expect(examine(sources).faults.map(inOneLine)).toEqual([]);
  });

  it("has a section of every type", () => {
    const types = sources.pages.flatMap(({ content }) => content?.sections.map(({ type }) => type) ?? []);
    expect([...new Set(types)].sort()).toEqual([...sectionUnion.types].sort());
  });

  it("renders every page with one first-level heading and every value in its place", async () => {
    for (const [route, html] of await renderedSite(sources)) {
      expect([route, html.match(/<h1/g)?.length]).toEqual([route, 1]);
      const words = html.replaceAll(/<[^>]*>/g, " ");
      expect([route, /undefined|\[object|\{(?:brand|email|claim)/.exec(words)?.[0]]).toEqual([
        route,
        undefined,
      ]);
    }
  });
});
