import { vendorAnswers } from "../../src/content/model/vendor";
import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { dataFolder } from "../support/site";

const page = readSources(dataFolder).pages.find(({ name }) => name === "pages/procurement.yaml");
if (!page) throw new Error("There is no page for a vendor form");
/** What a form asks for, and the answer: as rows of tables. */
const rows = contentOf(page).sections.flatMap((section) => {
  if (section.type === "Table") return section.rows.map(({ cells }) => cells);
  return section.type === "CardGrid" ? section.cards.map(({ title, text }) => [title, text]) : [];
});

describe("The page for a vendor form", () => {
  it("answers twenty questions", () => {
    expect(rows).toHaveLength(20);
  });

  it("shows every answer that the owner can give, once", () => {
    const shown = rows.flatMap((cells) => cells.join(" ").match(/(?<=\{vendor:)[a-z]+(?=\})/g) ?? []);
    expect(shown.toSorted()).toEqual(vendorAnswers.toSorted());
  });

  it("begins with the owner's answer, so that “not yet” comes first", () => {
    for (const cells of rows) {
      const [, answer = ""] = cells;
      if (answer.includes("{vendor:")) expect(answer).toMatch(/^\{vendor:/);
    }
  });
});
