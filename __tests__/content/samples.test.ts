import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { dataFolder } from "../support/site";

const samples = readSources(dataFolder)
  .pages.filter(({ name }) => name.startsWith("pages/samples/"))
  .map((file) => ({ name: file.name, content: contentOf(file) }));

describe("The samples", () => {
  it("are a verdict that says no, one that says yes, a statement of work and a runbook", () => {
    expect(samples.map(({ name }) => name.replace(/^pages\/samples\/|\.yaml$/g, "")).toSorted()).toEqual([
      "runbook",
      "statement-of-work",
      "verdict-no",
      "verdict-yes",
    ]);
  });
});

describe.each(samples)("$name", ({ content: { title, description, sections } }) => {
  it("says that its company is invented: in the title, which paper repeats, in search results and at the top", () => {
    expect(title).toMatch(/^Sample .*for an invented company$/);
    expect(description).toContain("invented");
    const hero = sections.find((section) => section.type === "Hero");
    expect(hero).toMatchObject({ eyebrow: "Sample, for an invented company" });
    expect(hero?.text).toContain("a company we made up");
  });

  it("is a document in numbered parts, with a button that prints it", () => {
    const article = sections.find((section) => section.type === "Article");
    expect(article).toMatchObject({ numbered: true, printLabel: "Print/Save as PDF" });
  });
});
