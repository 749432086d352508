import { findingsAfter, swap } from "../../support/content";
import { blankPicture } from "../../support/picture";
import { warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("Unused content", () => {
  warnsOfEach("images/spare.png", {
    "a picture that nothing shows": [
      blankPicture(10, 10),
      "1:1 Nothing on the site uses this file. Delete it, or use it where it should be shown.",
    ],
  });

  warnsOfEach("pages/lonely.yaml", {
    "a page that nothing leads to": [
      "name: Lonely\ntitle: A page on its own\ndescription: A page that is there, that can be built, and that nobody ever finds.\nsections:\n  - type: Hero\n    title: Alone\n    text: Here is [this page](/lonely).\n",
      "1:1 No page or menu links to /lonely. Link to it from data/menus.yaml",
    ],
  });

  warnsOfEach("site.yaml", {
    "a link key that nothing uses": [
      swap("  guides: ", "  spare: https://spare.example.com\n  guides: "),
      '12:3 Nothing uses the link key "spare". Remove it, or link to it.',
    ],
  });

  warnsOfEach("claims.yaml", {
    "a claim that no text uses": [
      (text) => {
        const claim = text.slice(text.indexOf("  - key"), text.indexOf("rates:"));
        return text.replace("rates:", `${claim.replace("reply-time", "spare")}rates:`);
      },
      "7:5 No text uses {claim:spare}. Remove the claim",
    ],
  });
});

describe("Dates and duplicates", () => {
  warnsOfEach("news.yaml", {
    "news out of order": [
      swap("2026-05-04", "2026-01-04"),
      '10:5 "Report number 2" (2026-04-28) is newer than the entry above it (2026-01-04). The newest comes first',
    ],
    "news from the future": [
      swap("2026-05-04", "2027-05-04"),
      "5:5 2027-05-04 is in the future. Write the day it was published.",
    ],
  });

  warnsOfEach("claims.yaml", {
    "a claim that is due for review": [
      swap("2027-05-31", "2026-05-31"),
      '6:5 The claim "reply-time" was due for review by 2026-05-31. Check that it still holds',
    ],
  });

  warnsOfEach("glossary.yaml", {
    "a term reviewed tomorrow": [
      swap("2026-09-30", "2026-11-22"),
      '6:5 "overlay" has a review date in the future (2026-11-22). Write the day somebody last checked it.',
    ],
  });

  warnsOfEach("pages/contact.yaml", {
    "a page published tomorrow": [
      swap("2026-01-31", "2026-11-22"),
      "4:1 2026-11-22 is in the future. Write the day the page is published.",
    ],
  });

  warnsOfEach(about, {
    "two pages with one title": [
      swap("title: About the house", "title: A House of Records"),
      'pages/index.yaml:2:1 The title "A house of records" is also used by data/pages/about.yaml. ... say what sets this page apart',
    ],
  });
});

describe("Sign-offs", () => {
  const askedOf = (page: string, words: string) => (text: string) =>
    `${text}  - page: ${page}\n    words: ${words}\n    who: The desk\n`;

  warnsOfEach(about, {
    "words that the page no longer has": [
      swap("text: Who keeps the records.", "text: Who kept the records."),
      "signoffs.yaml:3:5 /about no longer has these words. Copy what it says now and have that confirmed",
    ],
  });

  warnsOfEach("signoffs.yaml", {
    "the title of a news item that its page does not show": [
      askedOf("/", "Report number 2"),
      "7:5 / no longer has these words. Copy what it says now and have that confirmed",
    ],
  });

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

  warnsOfEach(about, {
    "words that nobody here has said": [
      quoting("We were never wrong."),
      "19:5 No other page says this sentence. Quote a page of this site letter by letter",
    ],
    "words that only the quoting page says": [
      quoting("Who keeps the records"),
      "19:5 No other page says this sentence. ... enter in data/signoffs.yaml",
    ],
  });

  it.each([
    ["another page says", "“They stay with *you.*”"],
    ["somebody is asked to confirm", "Who keeps the records."],
  ])("may be words that %s", (_, words) => {
    expect(findingsAfter({ [about]: quoting(words) }).warnings).toEqual([]);
  });
});

describe("YAML's own traps", () => {
  warnsOfEach(home, {
    "a word that other programs read as false": [
      swap("title: Keys", "title: No"),
      '18:16 Many programs read No without quotation marks as false. Write "No" for the word',
    ],
    "a number sign that begins a comment": [
      swap("title: Keys", "title: Keys #1"),
      "18:21 Everything after this # is left out ... Put the text in quotation marks",
    ],
  });

  warnsOfEach("pages/contact.yaml", {
    "Windows line endings": [
      (text) => text.replaceAll("\n", "\r\n"),
      "1:14 This file has Windows line endings (CRLF). Save it with LF",
    ],
  });
});
