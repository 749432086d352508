import { examine } from "../../../src/content/check/examine";
import { newExhibit, newNews, newPage, newUseCase } from "../../../src/content/commands/new";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit } from "../../support/content";

describe("Files and entries to start from", () => {
  it("are pages without a fault, at any depth", () => {
    const folder = contentCopy();
    expect(newPage(folder, "/solutions/our-story")).toContain("data/pages/solutions/our-story.yaml");
    const { faults, warnings } = examine(readSources(folder));
    expect(faults).toEqual([]);
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
    expect(examine(readSources(folder)).faults).toEqual([]);
    expect(readSources(folder).shared.news?.content?.items[0]?.title).toBe("The headline of the article");
  });

  it("are use cases after those of a page", () => {
    const folder = contentCopy();
    edit(folder, { "pages/about.yaml": (text) => text + useCases });
    expect(newUseCase(folder, "/about")).toBe("data/pages/about.yaml:27 has a new use case.");
    expect(examine(readSources(folder)).faults).toEqual([]);
    expect(() => newUseCase(folder, "/contact")).toThrow("has no UseCases section");
    expect(() => newUseCase(folder, "/nowhere")).toThrow("There is no page data/pages/nowhere.yaml.");
  });
});

describe("An exhibit to start from", () => {
  const route = "/provably-fair-gaming-architecture";

  it("stands under the opening of its page and has no fault", () => {
    const folder = contentCopy();
    newPage(folder, route);
    expect(newExhibit(folder, route)).toContain("has an exhibit. Its words are examples: write your own.");
    const sources = readSources(folder);
    expect(examine(sources).faults).toEqual([]);
    const page = sources.pages.find(({ name }) => name === `pages${route}.yaml`);
    expect(page?.content?.sections.map(({ type }) => type)).toEqual(["Hero", "Exhibit", "Prose"]);
  });

  it("is there for the home page as well", () => {
    const folder = contentCopy();
    expect(newExhibit(folder, "/")).toMatch(/^data\/pages\/index.yaml:\d+ has an exhibit/);
    expect(examine(readSources(folder)).faults).toEqual([]);
  });

  it("is there only for the pages that have one", () => {
    const folder = contentCopy();
    expect(() => newExhibit(folder, "/about")).toThrow(
      "No exhibit is made for /about yet. There is one for provably-",
    );
    expect(() => newExhibit(folder, "/nowhere")).toThrow("There is no page data/pages/nowhere.yaml.");
  });
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
