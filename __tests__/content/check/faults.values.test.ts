import { swap } from "../../support/content";
import { findsEach, type Seed } from "../../support/seeds";

const home = "pages/index.yaml";

describe("A value of the wrong type", () => {
  findsEach(home, {
    "a number instead of text": [
      swap("name: Home", "name: 404"),
      '1:1 "name" holds a number (404). Put it in quotation marks to make it text: "name": "404".',
    ],
    "true or false instead of text": [
      swap("title: Two points", "title: true"),
      '15:5 "title" holds true or false (true). Put it in quotation marks',
    ],
    "a list instead of text": [
      swap("title: Two points", "title: [Two, points]"),
      '15:5 Text that begins with [ is read as a list. Put it in quotation marks: title: "[Two, points]".',
    ],
    "a field without a value": [
      swap("title: A house of records", "title:"),
      '2:1 "title" holds nothing. It should hold text.',
    ],
    "empty text": [swap("title: A house of records", 'title: ""'), '2:1 "title" is empty. Write something.'],
    "an invalid value for a field": [
      swap("look: secondary", "look: secondry"),
      '13:9 "look" cannot be "secondry". Use one of "primary", "secondary", "quiet". Did you mean "secondary"?',
    ],
    "a value that belongs to another field": [
      swap("layout: wide", "layout: bento"),
      '7:5 "layout" cannot be "bento". Use one of "wide", "plain", "brief", "banner", "note", "watermark", "picture", "subject", "document".',
    ],
    "a hue that no render has": [
      swap("sections:", "hue: mnit\nsections:"),
      '4:1 "hue" cannot be "mnit". Use one of "blue", "violet", "mint", "sand", "peach", "ink". Did you mean "mint"?',
    ],
    "a section type that does not exist": [
      swap("type: CardGrid", "type: CardGird"),
      '14:5 There is no section type "CardGird". ... Did you mean "CardGrid"?',
    ],
    "a section without a type": [
      swap("  - type: CardGrid\n    title: Two", "  - title: Two"),
      '14:5 "type" is missing. Use one of "Hero", "Showcase",',
    ],
    "an anchor with a space and a capital": [
      swap("anchor: top", "anchor: The top"),
      '6:5 "anchor" is not valid: "The top". Use lowercase letters, digits and single hyphens, such as how-it-works.',
    ],
    "a button that leads somewhere and is inert": [
      swap("        look: secondary", "        inert: true"),
      '12:9 "href" is not valid: "/contact". A button either leads somewhere (href) or is inert: true.',
    ],
    "a button that does neither": [
      swap("        href: /contact\n", ""),
      '11:9 "href" is missing. A button either leads somewhere (href) or is inert: true.',
    ],
  });

  findsEach("pages/about.yaml", {
    "a picture of which only the path is given": [
      (text) => text.replace(/image:\n.*\n.*/, "image: images/scene.png"),
      '12:5 "image" holds text (images/scene.png). Write src: images/scene.png and alt: below it, each on its own line',
    ],
    "a long text without the mark that begins it": [
      (text) => text.replace(/body: \|[\s\S]*?image:/, "body:\n      Founded: in 2020\n    image:"),
      '8:5 "body" holds a group of fields. ... If the lines below it are its text, write body: | and have each of them two spaces deeper than "body".',
    ],
    "text instead of a list": [
      swap("alsoAt: [/company]", "alsoAt: /company"),
      '4:1 "alsoAt" holds text (/company). It should hold a list.',
    ],
    "a further address without a slash at its beginning": [
      swap("[/company]", "[company]"),
      '4:10 Entry 1 of "alsoAt" is not valid: "company". An address begins with / and has lowercase letters, digits and hyphens.',
    ],
  });

  findsEach("pages/contact.yaml", {
    "a list with a comma too few": [
      (text) =>
        `${text}  - type: Table\n    title: Two\n    columns: [One Two]\n    rows:\n      - cells: [A, B]\n`,
      '13:5 "columns" has too few entries. It needs at least 2. Between [ and ] a comma ends each entry.',
    ],
    "a date that does not exist": [
      swap("2026-01-31", "2026-02-30"),
      '4:1 "published" is not valid: "2026-02-30". This is not a valid date. Write year, month and day: 2026-11-21.',
    ],
  });

  findsEach("news.yaml", {
    "a date in the wrong order": [
      swap("2026-05-04", "04.05.2026"),
      '5:5 "date" is not valid: "04.05.2026". ... Write year, month and day: 2026-11-21.',
    ],
  });

  findsEach("site.yaml", {
    "an outside address without encryption": [
      swap("guides: https://", "guides: http://"),
      '12:3 "guides" is not valid: "http://docs.example.com/guides". Write the full address, beginning with https://, or a phone number: tel:+1-541-555-0100.',
    ],
    "an email address without a dot": [
      swap("desk@example.com", "desk@example"),
      '4:1 "email" is not valid: "desk@example". This is not an email address.',
    ],
    "a link key with capitals": [
      swap("  guides: https", "  theGuides: https://docs.example.com/other\n  guides: https"),
      '12:3 "theGuides" cannot be a key. Use lowercase letters, digits and single hyphens, such as desktop-app.',
    ],
  });

  findsEach("glossary.yaml", {
    "a fraction instead of a whole number": [
      swap("brc: 22", "brc: 22.5"),
      '4:5 "brc" holds a number (22.5). It should hold a whole number.',
    ],
  });

  findsEach(
    "claims.yaml",
    Object.fromEntries(
      [
        ["$25", "25"],
        ["25,50", "25.50"],
        ["1,000.5", "1000.5"],
      ].map(([typed, number]): [string, Seed] => [
        `a number that YAML does not know: ${typed}`,
        [
          swap("    value:", `    dollars: ${typed}\n    value:`),
          `3:5 "dollars" holds text (${typed}). Write the number alone: ${number}.`,
        ],
      ]),
    ),
  );
});
