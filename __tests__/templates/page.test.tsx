import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../src/content/check/examine";
import { allValues } from "../../src/content/check/values";
import { exampleSection } from "../../src/content/derive/examples";
import { sectionUnion } from "../../src/content/derive/graphql";
import { page } from "../../src/content/model/schema";
import { parseFile } from "../../src/content/read/parse";
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

  it("is rendered page by page, each under one first-level heading, with every value in its place", async () => {
    for (const [route, html] of await renderedSite(sources)) {
      expect([route, html.match(/<h1/g)?.length]).toEqual([route, 1]);
      // Code may say anything.
      const words = html.replaceAll(/<pre.*?<\/pre>/gs, " ").replaceAll(/<[^>]*>/g, " ");
      expect([route, /undefined|\[object|\{(?:brand|email|claim)/.exec(words)?.[0]]).toEqual([
        route,
        undefined,
      ]);
    }
  });
});

describe("A section that holds the examples of its schema, and nothing else", () => {
  it.each(sectionUnion.types)("of type %s is accepted and rendered", async (type) => {
    const text = JSON.stringify({
      name: "Sample",
      title: "A sample",
      description: "One section with its examples.",
      // Drawings are read from disk, and the small content folder has none.
      sections: [{ ...exampleSection(type), drawing: undefined }],
    });
    const file = parseFile("pages/sample.yaml", text, page);
    expect(file.faults.map(inOneLine)).toEqual([]);
    const sources = { ...fixtureSources(), pages: [file] };
    const pictures = allValues(sources).filter(({ facts }) => facts.kind === "file");
    const [sample] = await renderedSite({ ...sources, assets: new Set(pictures.map(({ value }) => value)) });
    expect(sample?.[1]).toContain("<main");
  });
});
