import { findingsAfter, swap } from "../../support/content";
import { warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("Habits of writing", () => {
  warnsOfEach(home, {
    "advertising language": [
      swap("title: Two points", "title: Two robust points"),
      '15:5 "robust" is advertising language. Say what the thing does.',
    ],
    "an exclamation mark": [
      swap("title: Two points", "title: Two points!"),
      "15:5 There is an exclamation mark in this text. End the sentence with a period.",
    ],
    "a heading that is a question": [
      swap("title: Two points", "title: Why two points?"),
      "15:5 This heading asks a question. Make it state the point.",
    ],
    "a heading that ends with a comma": [
      swap("title: Two points", "title: Two points,"),
      "15:5 This heading ends with a comma or a semicolon. Remove it.",
    ],
    "a doubled word": [
      swap("text: They stay with you.", "text: They stay with with you."),
      '19:9 "with with" says a word twice. Remove one of them.',
    ],
    "a straight apostrophe": [
      swap("text: They stay with you.", "text: They don't leave you."),
      '19:9 "don\'t" has a straight quotation mark. Write ’ “ ”',
    ],
    "a heading in the case of titles": [
      swap("title: Two points", "title: Two Points That Matter"),
      '15:5 This heading writes "Points" with a capital. Write headings as sentences',
    ],
    "a product page with hardly any words": [
      (text) => `about: product\n${text}`,
      "1:1 This page has ... A page about a product needs at least 100.",
    ],
    "a service page that goes on and on": [
      (text) =>
        `about: service\n${text}  - type: Prose\n    title: On and on\n    body: ${"on they’ll go ".repeat(200)}\n  - type: Prose\n    title: And on\n    body: ${"on they go ".repeat(200)}\n`,
      "1:1 This page has ... A page about a service should have at most 650.",
    ],
    "a page that is longer than it says it should be": [
      (text) => `words: 20\n${text}`,
      "1:1 This page has ... It should have at most 20.",
    ],
  });

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
