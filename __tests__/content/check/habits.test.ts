import { findingsAfter } from "../../support/content";

const home = "pages/index.yaml";
const withText = (body: string) =>
  findingsAfter({ [home]: (text) => `${text}  - type: Prose\n    title: Said\n    body: ${body}\n` })
    .warnings;

describe("Habits that readers notice", () => {
  it.each([
    ["whoever", 8, "Whoever signs it keeps it."],
    ["of their own", 8, "They have a key of their own."],
    ["in place of", 8, "A list stands in place of it."],
    ["whether", 20, "It can show whether it fits."],
  ])("report %j once the pages have it more than %i times", (said, most, sentence) => {
    expect(withText(`${sentence} `.repeat(most))).toEqual([]);
    const [warning, ...others] = withText(`${sentence} `.repeat(most + 1));
    expect(warning?.problem).toMatch(new RegExp(`"${said}" is a habit: .* ${most + 1} times`, "i"));
    expect(others).toEqual([]);
  });

  it("report a company that is called a firm, but not a law firm", () => {
    expect(withText("A key of your firm.")[0]?.expected).toBe("Write “company”.");
    expect(withText("A key of your law firm.")).toEqual([]);
  });

  it("report a long page that sounds stiff, and not once it has contractions", () => {
    const long = "They sign a page and keep it. ".repeat(60);
    expect(withText(long)[0]?.problem).toMatch(/^This page has 0 contractions in \d+ words\.$/);
    expect(withText(`${long}You can’t alter it, and it’s yours.`)).toEqual([]);
    expect(withText("They sign a page and keep it. ".repeat(20))).toEqual([]);
  });
});
