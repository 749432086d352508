import { findingsAfter, swap } from "../../support/content";
import { warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("Habits of writing", () => {
  warnsOfEach([
    {
      fault: "advertising language",
      file: home,
      edit: swap("title: Two points", "title: Two robust points"),
      at: "15:5",
      problem: '"robust" is advertising language.',
      expected: "Say what the thing does.",
    },
    {
      fault: "an exclamation mark",
      file: home,
      edit: swap("title: Two points", "title: Two points!"),
      at: "15:5",
      problem: "There is an exclamation mark in this text.",
      expected: "End the sentence with a period.",
    },
    {
      fault: "a heading that is a question",
      file: home,
      edit: swap("title: Two points", "title: Why two points?"),
      at: "15:5",
      problem: "This heading asks a question.",
      expected: "Make it state the point.",
    },
    {
      fault: "a heading that ends with a comma",
      file: home,
      edit: swap("title: Two points", "title: Two points,"),
      at: "15:5",
      problem: "This heading ends with a comma or a semicolon.",
      expected: "Remove it.",
    },
    {
      fault: "a doubled word",
      file: home,
      edit: swap("text: They stay with you.", "text: They stay with with you."),
      at: "19:9",
      problem: '"with with" says a word twice.',
      expected: "Remove one of them.",
    },
    {
      fault: "a straight apostrophe",
      file: home,
      edit: swap("text: They stay with you.", "text: They don't leave you."),
      at: "19:9",
      problem: `"don't" has a straight quotation mark.`,
      expected: "Write ’ “ ”",
    },
    {
      fault: "a heading in the case of titles",
      file: home,
      edit: swap("title: Two points", "title: Two Points That Matter"),
      at: "15:5",
      problem: 'This heading writes "Points" with a capital.',
      expected: "Write headings as sentences",
    },
    {
      fault: "a product page with hardly any words",
      file: home,
      edit: (text) => `about: product\n${text}`,
      at: "1:1",
      problem: "This page has",
      expected: "A page about a product needs at least 100.",
    },
    {
      fault: "a service page that goes on and on",
      file: home,
      edit: (text) =>
        `about: service\n${text}  - type: Prose\n    title: On and on\n    body: ${"on they’ll go ".repeat(200)}\n  - type: Prose\n    title: And on\n    body: ${"on they go ".repeat(200)}\n`,
      at: "1:1",
      problem: "This page has",
      expected: "A page about a service should have at most 650.",
    },
    {
      fault: "a page that is longer than it says it should be",
      file: home,
      edit: (text) => `words: 20\n${text}`,
      at: "1:1",
      problem: "This page has",
      expected: "It should have at most 20.",
    },
  ]);

  it("do not matter in texts that are fixed, in the project's own words and in names of pages", () => {
    for (const title of ["Signed And Sealed", "The Kuvert", "Back Home"]) {
      expect(findingsAfter({ [home]: swap("title: Two points", `title: ${title}`) }).warnings).toEqual([]);
    }
  });

  it("do not matter in code, and questions are allowed in running text", () => {
    const { warnings } = findingsAfter({
      [home]: (text) =>
        `${text}  - type: Prose\n    title: Code\n    body: "Who signed? See \`robust!\`, and read on."\n`,
    });
    expect(warnings).toEqual([]);
  });
});
