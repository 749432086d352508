import { swap } from "../../support/content";
import { blankPicture } from "../../support/picture";
import { warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("Content that does not fit the layout", () => {
  warnsOfEach([
    {
      fault: "a menu with one entry too few",
      file: "menus.yaml",
      edit: swap("      - { href: documentation, title: Documentation, description: Every field. }\n", ""),
      reportedIn: "menus.yaml",
      at: "29:5",
      problem: "This list has 5 entries.",
      expected: "The layout is designed for 6.",
    },
    {
      fault: "more columns in the footer than fit side by side",
      file: "menus.yaml",
      edit: swap(
        "footer:\n",
        `footer:\n${"  - { title: More, links: [{ href: /, title: Home }] }\n".repeat(4)}`,
      ),
      at: "40:1",
      problem: "This list has 5 footer columns.",
      expected: "The layout has room for 4.",
    },
    {
      fault: "a news row with ten items",
      file: "news.yaml",
      edit: (text) =>
        `${text}  - { url: documentation, type: Video, title: Ten, date: 2026-01-01, imageUrl: images/news.png }\n`,
      at: "1:1",
      problem: "This list has 10 entries.",
      expected: "The layout is designed for 9.",
    },
    {
      fault: "one service too many",
      file: "services.yaml",
      edit: (text) =>
        `${text}  - { icon: archive, href: /about, title: Tenth, description: One more than there is room for. }\n`,
      at: "1:1",
      problem: "This list has 10 entries.",
      expected: "The layout is designed for 9.",
    },
    {
      fault: "a showcase with one slide",
      file: home,
      edit: (text) =>
        `${text}  - type: Showcase\n    label: Screens\n    frame: desktop\n    slides:\n      - caption: One\n        src: images/wide.png\n        alt: One screen\n`,
      also: { "images/wide.png": blankPicture(1280, 800) },
      at: "26:5",
      problem: "This list has 1 slide.",
      expected: "The layout is designed for 6.",
    },
    {
      fault: "a page title that search results cut",
      file: home,
      edit: swap("title: A house of records", `title: ${"A house of records ".repeat(4)}`),
      at: "2:1",
      problem: '"title" is long: 75 characters.',
      expected: "There is room for about 60.",
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
      expected: "There is room for about 220.",
    },
    {
      fault: "a menu description that wraps",
      file: "menus.yaml",
      edit: swap("description: Lines that stay.", `description: ${"Lines that stay. ".repeat(4)}`),
      at: "6:9",
      problem: '"description" is long: 67 characters.',
      expected: "There is room for about 48.",
    },
  ]);
});

describe("Pictures and their alt texts", () => {
  warnsOfEach([
    {
      fault: "a logo that is drawn with another name",
      file: "images/logo.svg",
      edit: (svg) => svg.replace("<path", "<title>Millwright</title><path"),
      reportedIn: "site.yaml",
      at: "7:9",
      problem: 'The brand is "Housemark", and the logo still says "Millwright".',
      expected: "Put a new drawing in its place",
    },
    {
      fault: "a news picture that is too small",
      file: "images/first.png",
      edit: blankPicture(320, 180),
      reportedIn: "news.yaml",
      at: "6:5",
      problem: "The picture is small: 320 × 180 pixels.",
      expected: "To look sharp here, it needs a width of at least 800.",
    },
    {
      fault: "a picture for social networks of another shape",
      file: "images/social.png",
      edit: blankPicture(1200, 1200),
      reportedIn: "site.yaml",
      at: "9:1",
      problem: "The picture measures 1200 × 1200 pixels: that is not the shape of its place.",
      expected: "Use 1200 × 630 pixels",
    },
    {
      fault: "an icon of another size",
      file: "images/icons/180.png",
      edit: blankPicture(150, 150),
      reportedIn: "site.yaml",
      at: "49:3",
      problem: "This icon measures 150 × 150 pixels.",
      expected: "It should be 180 × 180 pixels.",
    },
    {
      fault: "a dark picture of another shape",
      file: about,
      edit: swap("src: images/scene.png", "src: images/scene.png\n      dark: images/news.png"),
      at: "14:7",
      problem: "The dark picture (1280 × 720) is a different shape from the light one (1200 × 800).",
      expected: "Give both the same width and height.",
    },
    {
      fault: "a meaningful picture without alt text",
      file: about,
      edit: swap("alt: A table with a ledger", 'alt: ""'),
      at: "14:7",
      problem: '"alt" is empty.',
      expected: "say what it shows and why",
    },
    {
      fault: "alt text that says that a picture is a picture",
      file: about,
      edit: swap("alt: A table", "alt: Image of a table"),
      at: "14:7",
      problem: '"alt" says that it is a picture.',
      expected: "start with what it shows",
    },
    {
      fault: "alt text that is too long to listen to",
      file: about,
      edit: swap("alt: A table", `alt: A table ${"and a chair ".repeat(14)}`),
      at: "14:7",
      problem: '"alt" is long: 190 characters.',
      expected: "There is room for about 160.",
    },
  ]);
});
