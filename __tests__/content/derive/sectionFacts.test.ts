import { resolvers } from "../../../src/build/resolvers";
import { pageShows, sectionFacts, showsPattern, typesWith } from "../../../src/content/derive/sectionFacts";
import { sectionTypes } from "../../../src/content/model/sections";

describe("The facts of section types", () => {
  it("say which sections open a page", () => {
    expect(typesWith("opening").sort()).toEqual(["ContactForm", "Hero", "NotFound"]);
  });

  it("say what a section shows in addition to its own fields, and only that is looked up", () => {
    expect(sectionFacts({ type: "NewsRow" }).shows).toBe("news");
    expect(typesWith("shows").sort()).toEqual(Object.keys(resolvers).sort().filter(isSection));
  });

  it("say whether a section shows its page's pattern, which may depend on its layout", () => {
    expect(showsPattern({ type: "NotFound" })).toBe(true);
    const hero = { type: "Hero" };
    expect(showsPattern({ ...hero, layout: "plain" } as typeof hero)).toBe(true);
    expect(showsPattern({ ...hero, layout: "wide" } as typeof hero)).toBe(false);
    expect(showsPattern({ type: "Prose" })).toBe(false);
  });

  it("say what a page shows by any of its sections", () => {
    const sections = [{ type: "Hero" }, { type: "GlossaryList" }];
    expect(pageShows({ sections }, "glossary")).toBe(true);
    expect(pageShows({ sections }, "news")).toBe(false);
  });

  it("are empty for an unknown type", () => {
    expect(sectionFacts({ type: "Marquee" })).toEqual({});
  });
});

const isSection = (name: string) => sectionTypes.some(({ shape }) => shape.type.value === name);
