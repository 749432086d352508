import { readFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { placeholders } from "../../../src/content/check/placeholders";
import { newExhibit, newNews, newPage, newUseCase } from "../../../src/content/commands/new";
import { exhibitNames } from "../../../src/content/model/exhibits";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, inOneLine } from "../../support/content";

describe("Files and entries to start from", () => {
  it("are pages without a fault, at any depth", () => {
    const folder = contentCopy();
    expect(newPage(folder, "/solutions/our-story")).toContain("data/pages/solutions/our-story.yaml");
    const { faults, warnings } = examine(readSources(folder));
    expect(faults.map(inOneLine)).toEqual([
      stillTemplate("solutions/our-story", "3:1"),
      stillTemplate("solutions/our-story", "7:5"),
      stillTemplate("solutions/our-story", "12:5"),
      stillTemplate("solutions/our-story", "14:7"),
    ]);
    expect(warnings.map(({ problem }) => problem)).toEqual([
      "No page or menu links to /solutions/our-story.",
    ]);
  });

  it("never replace a page, and need an address", () => {
    const folder = contentCopy();
    expect(() => newPage(folder, "/about")).toThrow("data/pages/about.yaml already exists.");
    for (const route of ["about", "/../out", "/Our Story", "/", "/a//b"]) {
      expect(() => newPage(folder, route)).toThrow("is not an address");
    }
    for (const route of ["/static/story", "/404", "/solutions/index"]) {
      expect(() => newPage(folder, route)).toThrow("A page cannot be at");
    }
  });

  it("are news items above the others", () => {
    const folder = contentCopy();
    expect(newNews(folder)).toContain("data/news.yaml:2 has a new item.");
    expect(examine(readSources(folder)).faults.map(inOneLine)).toEqual([
      "data/news.yaml:4:5 This is still the text of the template. Write your own words here.",
    ]);
    expect(readSources(folder).shared.news?.content?.items[0]?.title).toBe("The headline of the article");
  });

  it("are use cases after those of a page", () => {
    const folder = contentCopy();
    edit(folder, { "pages/about.yaml": (text) => text + useCases });
    expect(newUseCase(folder, "/about")).toBe("data/pages/about.yaml:27 has a new use case.");
    expect(examine(readSources(folder)).faults.map(inOneLine)).toEqual([
      stillTemplate("about", "27:9"),
      stillTemplate("about", "28:9"),
      stillTemplate("about", "29:41"),
    ]);
    expect(() => newUseCase(folder, "/contact")).toThrow("Write its first case by hand");
    expect(() => newUseCase(folder, "/abuot")).toThrow('Did you mean "/about"?');
    expect(() => newUseCase(folder, "/nowhere")).toThrow("There is no page data/pages/nowhere.yaml.");
  });
});

describe("An exhibit to start from", () => {
  it.each(exhibitNames)("goes below the opening of any page and has no other fault: %s", (name) => {
    const folder = contentCopy();
    newPage(folder, "/our-story");
    writeAll(folder, "our-story");
    expect(newExhibit(folder, [name, "/our-story"])).toMatch(
      /^data\/pages\/our-story.yaml:\d+ has an exhibit\./,
    );
    expect(examine(readSources(folder)).faults.map(inOneLine)).toEqual([
      expect.stringContaining("This is still the text of the template."),
      expect.stringContaining("This is still the text of the template."),
      expect.stringContaining("This is still the text of the template."),
    ]);
    writeAll(folder, "our-story");
    const sources = readSources(folder);
    const { faults, warnings } = examine(sources);
    expect(faults).toEqual([]);
    expect(warnings.map(({ problem }) => problem)).toEqual(["No page or menu links to /our-story."]);
    const page = sources.pages.find(({ name }) => name === "pages/our-story.yaml");
    expect(page?.content?.sections.map(({ type }) => type)).toEqual(["Hero", "Exhibit", "Prose"]);
  });

  it("says its own words until the page says others", () => {
    const folder = contentCopy();
    newExhibit(folder, ["block", "/about"]);
    expect(readFileSync(join(folder, "pages/about.yaml"), "utf8")).not.toMatch(/labels|holds|fails|problems/);
  });

  it("can be on several pages, even the home page", () => {
    const folder = contentCopy();
    for (const route of ["/", "/about"]) newExhibit(folder, ["draw", route]);
    for (const page of ["index", "about"]) writeAll(folder, page);
    expect(examine(readSources(folder)).faults).toEqual([]);
  });

  it("has to exist, and needs a page", () => {
    const folder = contentCopy();
    expect(() => newExhibit(folder, ["blok", "/about"])).toThrow(
      'There is no exhibit "blok". Did you mean "block"? These are there: block, coin, ',
    );
    expect(() => newExhibit(folder, ["block"])).toThrow("npm run content new exhibit block /about");
    expect(() => newExhibit(folder, ["block", "/nowhere"])).toThrow(
      "There is no page data/pages/nowhere.yaml.",
    );
  });
});

const stillTemplate = (page: string, place: string) =>
  `data/pages/${page}.yaml:${place} This is still the text of the template. Write your own words here.`;

/** Replaces what a template says, as an author would. */
const writeAll = (folder: string, page: string) =>
  edit(folder, {
    [`pages/${page}.yaml`]: (text) =>
      Object.values(placeholders).reduce(
        (rest, words, index) =>
          rest.replaceAll(words, `Who kept ledger ${index} of the house, and where it is now.`),
        text,
      ),
  });

const useCases = `  - type: UseCases
    title: Two cases
    cases:
      - title: One
        description: The first.
        image: { src: images/scene.png, alt: A scene }
      - title: Two
        description: The second.
        image: { src: images/scene.png, alt: Another scene }
  - type: Notice
    text: The end.
`;
