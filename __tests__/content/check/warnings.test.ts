import { swap } from "../../support/content";
import { blankPicture } from "../../support/picture";
import { warnsOfEach } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("Content that does not fit the layout", () => {
  warnsOfEach("menus.yaml", {
    "a menu with one entry too few": [
      swap("      - { href: documentation, title: Documentation, description: Every field. }\n", ""),
      "menus.yaml:29:5 This list has 5 entries. The layout is designed for 6.",
    ],
    "more columns in the footer than fit side by side": [
      swap("footer:\n", `footer:\n${"  - { title: More, links: [{ href: /, title: Home }] }\n".repeat(4)}`),
      "46:1 This list has 5 footer columns. The layout has room for 4.",
    ],
    "a menu description that wraps": [
      swap("description: Lines that stay.", `description: ${"Lines that stay. ".repeat(4)}`),
      '6:9 "description" is long: 67 characters. There is room for about 48.',
    ],
  });

  warnsOfEach("news.yaml", {
    "a news row with ten items": [
      (text) =>
        `${text}  - { url: documentation, type: Video, title: Ten, date: 2026-01-01, imageUrl: images/news.png }\n`,
      "1:1 This list has 10 entries. The layout is designed for 9.",
    ],
  });

  warnsOfEach("services.yaml", {
    "one service too many": [
      (text) =>
        `${text}  - { icon: archive, href: /about, title: Tenth, description: One more than there is room for. }\n`,
      "1:1 This list has 10 entries. The layout is designed for 9.",
    ],
  });

  warnsOfEach(home, {
    "a showcase with one slide": [
      (text) =>
        `${text}  - type: Showcase\n    label: Screens\n    frame: desktop\n    slides:\n      - caption: One\n        src: images/wide.png\n        alt: One screen\n`,
      "26:5 This list has 1 slide. The layout is designed for 6.",
      { "images/wide.png": blankPicture(1280, 800) },
    ],
    "a page title that search results cut": [
      swap("title: A house of records", `title: ${"A house of records ".repeat(4)}`),
      '2:1 "title" is long: 75 characters. There is room for about 60.',
    ],
    "a description that says too little": [
      (text) => text.replace(/description: .*/, "description: Records."),
      '3:1 "description" is short: 8 characters. Search results show 50 to 160',
    ],
    "a card with a story in it": [
      swap("text: They stay with you.", `text: ${"They stay with you. ".repeat(15)}`),
      '19:9 "text" is long: 299 characters. There is room for about 220.',
    ],
  });
});

describe("Pictures and their alt texts", () => {
  warnsOfEach("images/logo.svg", {
    "a logo that is drawn with another name": [
      (svg) => svg.replace("<path", "<title>Millwright</title><path"),
      'site.yaml:7:9 The brand is "Housemark", and the logo still says "Millwright". Put a new drawing in its place',
    ],
  });

  warnsOfEach("images/first.png", {
    "a news picture that is too small": [
      blankPicture(320, 180),
      "news.yaml:6:5 The picture is small: 320 × 180 pixels. To look sharp here, it needs a width of at least 800.",
    ],
  });

  warnsOfEach("images/social.png", {
    "a picture for social networks of another shape": [
      blankPicture(1200, 1200),
      "site.yaml:9:1 The picture measures 1200 × 1200 pixels: that is not the shape of its place. ... Use 1200 × 630 pixels",
    ],
  });

  warnsOfEach("images/icons/180.png", {
    "an icon of another size": [
      blankPicture(150, 150),
      "site.yaml:49:3 This icon measures 150 × 150 pixels. It should be 180 × 180 pixels.",
    ],
  });

  warnsOfEach(about, {
    "a dark picture of another shape": [
      swap("src: images/scene.png", "src: images/scene.png\n      dark: images/news.png"),
      "14:7 The dark picture (1280 × 720) is a different shape from the light one (1200 × 800). Give both the same width and height.",
    ],
    "a meaningful picture without alt text": [
      swap("alt: A table with a ledger", 'alt: ""'),
      '14:7 "alt" is empty. ... say what it shows and why',
    ],
    "alt text that says that a picture is a picture": [
      swap("alt: A table", "alt: Image of a table"),
      '14:7 "alt" says that it is a picture. ... start with what it shows',
    ],
    "alt text that is too long to listen to": [
      swap("alt: A table", `alt: A table ${"and a chair ".repeat(14)}`),
      '14:7 "alt" is long: 190 characters. There is room for about 160.',
    ],
  });
});
