/** @jest-environment node */
import { swap } from "../support/content";
import { blankPicture } from "../support/picture";
import { warnsOfEach } from "../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("What the layout was not made for", () => {
  warnsOfEach([
    {
      fault: "a menu with an entry too few",
      file: "menus.yaml",
      edit: swap("      - { to: documentation, title: Documentation, description: Every field. }\n", ""),
      told: "menus.yaml",
      at: "29:5",
      problem: 'The menu "Resources" has 5 entries.',
      expected: "The layout was made for 6.",
    },
    {
      fault: "a news row with ten items",
      file: "news.yaml",
      edit: (text) =>
        `${text}  - { to: documentation, kind: Video, title: Ten, date: 2026-01-01, image: { src: images/news.png, alt: "" } }\n`,
      at: "1:1",
      problem: "data/news.yaml has 10 entries.",
      expected: "The home page was laid out for 9.",
    },
    {
      fault: "a service too many",
      file: "services.yaml",
      edit: (text) =>
        `${text}  - { icon: archive, to: /about, title: Tenth, description: One more than there is room for. }\n`,
      at: "1:1",
      problem: "data/services.yaml has 10 entries.",
      expected: "The home page was laid out for 9.",
    },
    {
      fault: "a showcase with one slide",
      file: home,
      edit: (text) =>
        `${text}  - type: Showcase\n    label: Screens\n    frame: desktop\n    slides:\n      - caption: One\n        image: { src: images/wide.png, alt: One screen }\n`.replace(
          "images/wide.png",
          "images/logo.svg",
        ),
      at: "26:5",
      problem: "This desktop showcase has 1 slide.",
      expected: "The layout was made for 6.",
    },
    {
      fault: "a page title that search results cut",
      file: home,
      edit: swap("title: A house of records", `title: ${"A house of records ".repeat(4)}`),
      at: "2:1",
      problem: '"title" is long: 75 characters.',
      expected: "Its place has room for about 60.",
    },
    {
      fault: "a description that says too little",
      file: home,
      edit: (text) => text.replace(/description: .*/, "description: Records."),
      at: "3:1",
      problem: '"description" is short: 8 characters.',
      expected: "Search results show 50 to 160",
    },
    {
      fault: "a card with a story in it",
      file: home,
      edit: swap("text: They stay with you.", `text: ${"They stay with you. ".repeat(15)}`),
      at: "19:9",
      problem: '"text" is long: 299 characters.',
      expected: "Its place has room for about 220.",
    },
    {
      fault: "a menu description that wraps",
      file: "menus.yaml",
      edit: swap("description: Lines that stay.", `description: ${"Lines that stay. ".repeat(4)}`),
      at: "6:9",
      problem: '"description" is long: 67 characters.',
      expected: "Its place has room for about 48.",
    },
  ]);
});

describe("Pictures and their words", () => {
  warnsOfEach([
    {
      fault: "a news picture that is too small",
      file: "images/first.png",
      edit: blankPicture(320, 180),
      told: "news.yaml",
      at: "6:14",
      problem: "The picture is small: 320 × 180 pixels.",
      expected: "Its place needs a width of at least 800 to be sharp.",
    },
    {
      fault: "a picture for social networks of another shape",
      file: "images/social.png",
      edit: blankPicture(1200, 1200),
      told: "site.yaml",
      at: "9:1",
      problem: "The picture measures 1200 × 1200 pixels: its shape is not that of its place.",
      expected: "Use 1200 × 630 pixels",
    },
    {
      fault: "an icon of another size",
      file: "images/icons/180.png",
      edit: blankPicture(150, 150),
      told: "site.yaml",
      at: "49:3",
      problem: "This icon measures 150 × 150 pixels.",
      expected: "It should be 180 × 180 pixels.",
    },
    {
      fault: "a dark picture of another shape",
      file: about,
      edit: swap("src: images/scene.png", "src: images/scene.png\n      dark: images/news.png"),
      at: "14:7",
      problem: "The dark picture (1280 × 720) has another shape than the light one (1200 × 800).",
      expected: "Give both the same width and height.",
    },
    {
      fault: "a picture of meaning without words",
      file: about,
      edit: swap("alt: A table with a ledger", 'alt: ""'),
      at: "14:7",
      problem: '"alt" is empty.',
      expected: "say what it shows and why",
    },
    {
      fault: "words that say that a picture is a picture",
      file: about,
      edit: swap("alt: A table", "alt: Image of a table"),
      at: "14:7",
      problem: '"alt" says that it is a picture.',
      expected: "begin with what it shows",
    },
    {
      fault: "words that nobody can listen to",
      file: about,
      edit: swap("alt: A table", `alt: A table ${"and a chair ".repeat(14)}`),
      at: "14:7",
      problem: '"alt" is long: 190 characters.',
      expected: "Say it in 160",
    },
  ]);
});

describe("What nobody uses", () => {
  warnsOfEach([
    {
      fault: "a picture that nothing shows",
      file: "images/spare.png",
      edit: blankPicture(10, 10),
      at: "1:1",
      problem: "Nothing on the site uses this file.",
      expected: "Delete it, or name it where it should be shown.",
    },
    {
      fault: "a page that nothing leads to",
      file: "pages/lonely.yaml",
      edit: "name: Lonely\ntitle: A page on its own\ndescription: A page that is there, that can be built, and that nobody ever finds.\nsections:\n  - type: Notice\n    text: Here is [this page](/lonely).\n",
      at: "1:1",
      problem: "No page and no menu leads to /lonely.",
      expected: "Link to it, from data/menus.yaml",
    },
    {
      fault: "a link key that nothing names",
      file: "site.yaml",
      edit: swap("  guides: ", "  spare: https://spare.example.com\n  guides: "),
      at: "12:3",
      problem: 'Nothing uses the link key "spare".',
      expected: "Remove it, or link to it.",
    },
    {
      fault: "a claim that no text makes",
      file: "claims.yaml",
      edit: (text) => text + text.slice(text.indexOf("\n") + 1).replace("reply-time", "spare"),
      at: "7:5",
      problem: "No text uses {claim:spare}.",
      expected: "Remove the claim",
    },
  ]);
});

describe("Dates and doubles", () => {
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
      problem: "2027-05-04 is still to come.",
      expected: "Write the day it was published.",
    },
    {
      fault: "a claim that nobody looked at again",
      file: "claims.yaml",
      edit: swap("2027-05-31", "2026-05-31"),
      at: "6:5",
      problem: 'The claim "reply-time" was to be looked at again by 2026-05-31.',
      expected: "Check that it still holds",
    },
    {
      fault: "a term reviewed tomorrow",
      file: "glossary.yaml",
      edit: swap("2026-09-30", "2026-11-22"),
      at: "6:5",
      problem: '"overlay" was reviewed on a day that is still to come (2026-11-22).',
      expected: "Write the day somebody last checked it.",
    },
    {
      fault: "a page published tomorrow",
      file: "pages/contact.yaml",
      edit: swap("2026-01-31", "2026-11-22"),
      at: "4:1",
      problem: "2026-11-22 is still to come.",
      expected: "Write the day the page is published.",
    },
    {
      fault: "two pages with one title",
      file: about,
      edit: swap("title: About the house", "title: A House of Records"),
      told: home,
      at: "2:1",
      problem: 'The title "A house of records" is also that of data/pages/about.yaml.',
      expected: "say what sets this page apart",
    },
  ]);
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
      problem: "Everything behind this # is left out",
      expected: "Put the text in quotation marks",
    },
    {
      fault: "lines that end as on Windows",
      file: "pages/contact.yaml",
      edit: (text) => text.replaceAll("\n", "\r\n"),
      at: "1:14",
      problem: "The lines of this file end as on Windows (CRLF).",
      expected: "Save it with LF",
    },
  ]);
});
