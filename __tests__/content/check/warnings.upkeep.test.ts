import { findingsAfter, swap } from "../../support/content";
import { blankPicture } from "../../support/picture";
import { warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("Unused content", () => {
  warnsOfEach([
    {
      fault: "a picture that nothing shows",
      file: "images/spare.png",
      edit: blankPicture(10, 10),
      at: "1:1",
      problem: "Nothing on the site uses this file.",
      expected: "Delete it, or use it where it should be shown.",
    },
    {
      fault: "a page that nothing leads to",
      file: "pages/lonely.yaml",
      edit: "name: Lonely\ntitle: A page on its own\ndescription: A page that is there, that can be built, and that nobody ever finds.\nsections:\n  - type: Hero\n    title: Alone\n    text: Here is [this page](/lonely).\n",
      at: "1:1",
      problem: "No page or menu links to /lonely.",
      expected: "Link to it from data/menus.yaml",
    },
    {
      fault: "a link key that nothing uses",
      file: "site.yaml",
      edit: swap("  guides: ", "  spare: https://spare.example.com\n  guides: "),
      at: "12:3",
      problem: 'Nothing uses the link key "spare".',
      expected: "Remove it, or link to it.",
    },
    {
      fault: "a claim that no text uses",
      file: "claims.yaml",
      edit: (text) => {
        const claim = text.slice(text.indexOf("  - key"), text.indexOf("rates:"));
        return text.replace("rates:", `${claim.replace("reply-time", "spare")}rates:`);
      },
      at: "7:5",
      problem: "No text uses {claim:spare}.",
      expected: "Remove the claim",
    },
  ]);
});

describe("Dates and duplicates", () => {
  warnsOfEach([
    {
      fault: "news out of order",
      file: "news.yaml",
      edit: swap("2026-05-04", "2026-01-04"),
      at: "10:5",
      problem: '"Report number 2" (2026-04-28) is newer than the entry above it (2026-01-04).',
      expected: "The newest comes first",
    },
    {
      fault: "news from the future",
      file: "news.yaml",
      edit: swap("2026-05-04", "2027-05-04"),
      at: "5:5",
      problem: "2027-05-04 is in the future.",
      expected: "Write the day it was published.",
    },
    {
      fault: "a claim that is due for review",
      file: "claims.yaml",
      edit: swap("2027-05-31", "2026-05-31"),
      at: "6:5",
      problem: 'The claim "reply-time" was due for review by 2026-05-31.',
      expected: "Check that it still holds",
    },
    {
      fault: "a term reviewed tomorrow",
      file: "glossary.yaml",
      edit: swap("2026-09-30", "2026-11-22"),
      at: "6:5",
      problem: '"overlay" has a review date in the future (2026-11-22).',
      expected: "Write the day somebody last checked it.",
    },
    {
      fault: "a page published tomorrow",
      file: "pages/contact.yaml",
      edit: swap("2026-01-31", "2026-11-22"),
      at: "4:1",
      problem: "2026-11-22 is in the future.",
      expected: "Write the day the page is published.",
    },
    {
      fault: "two pages with one title",
      file: about,
      edit: swap("title: About the house", "title: A House of Records"),
      reportedIn: home,
      at: "2:1",
      problem: 'The title "A house of records" is also used by data/pages/about.yaml.',
      expected: "say what sets this page apart",
    },
  ]);
});

describe("Sign-offs", () => {
  const askedOf = (page: string, words: string) => (text: string) =>
    `${text}  - page: ${page}\n    words: ${words}\n    who: The desk\n`;

  warnsOfEach([
    {
      fault: "words that the page no longer has",
      file: about,
      edit: swap("text: Who keeps the records.", "text: Who kept the records."),
      reportedIn: "signoffs.yaml",
      at: "3:5",
      problem: "/about no longer has these words.",
      expected: "Copy what it says now and have that confirmed",
    },
    {
      fault: "the title of a news item that its page does not show",
      file: "signoffs.yaml",
      edit: askedOf("/", "Report number 2"),
      at: "7:5",
      problem: "/ no longer has these words.",
      expected: "Copy what it says now and have that confirmed",
    },
  ]);

  it("may be of news, on the page that shows it", () => {
    const row = (text: string) => `${text}  - type: NewsRow\n    title: News\n`;
    const { faults, warnings } = findingsAfter({
      [home]: row,
      "signoffs.yaml": askedOf("/", "Report number 2"),
    });
    expect([...faults, ...warnings]).toEqual([]);
  });
});

describe("Quotations", () => {
  const quoting = (words: string) => (text: string) =>
    `${text}  - type: Quote\n    quote: ${words}\n    attribution: A ledger\n`;

  warnsOfEach([
    {
      fault: "words that nobody here has said",
      file: about,
      edit: quoting("We were never wrong."),
      at: "19:5",
      problem: "No other page says this sentence.",
      expected: "Quote a page of this site letter by letter",
    },
    {
      fault: "words that only the quoting page says",
      file: about,
      edit: quoting("Who keeps the records"),
      at: "19:5",
      problem: "No other page says this sentence.",
      expected: "enter in data/signoffs.yaml",
    },
  ]);

  it.each([
    ["another page says", "“They stay with *you.*”"],
    ["somebody is asked to confirm", "Who keeps the records."],
  ])("may be words that %s", (_, words) => {
    expect(findingsAfter({ [about]: quoting(words) }).warnings).toEqual([]);
  });
});

describe("YAML's own traps", () => {
  warnsOfEach([
    {
      fault: "a word that other programs read as false",
      file: home,
      edit: swap("title: Keys", "title: No"),
      at: "18:16",
      problem: "Many programs read No without quotation marks as false.",
      expected: 'Write "No" for the word',
    },
    {
      fault: "a number sign that begins a comment",
      file: home,
      edit: swap("title: Keys", "title: Keys #1"),
      at: "18:21",
      problem: "Everything after this # is left out",
      expected: "Put the text in quotation marks",
    },
    {
      fault: "Windows line endings",
      file: "pages/contact.yaml",
      edit: (text) => text.replaceAll("\n", "\r\n"),
      at: "1:14",
      problem: "This file has Windows line endings (CRLF).",
      expected: "Save it with LF",
    },
  ]);
});
