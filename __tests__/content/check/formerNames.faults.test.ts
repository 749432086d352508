import { faultsAfter } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("A field by its former name", () => {
  findsEach([
    {
      fault: "a menu entry with to",
      file: "menus.yaml",
      edit: (text) => text.replace("- href: /about", "- to: /about"),
      at: "4:9",
      problem: '"to" is called "href" now.',
      expected: 'Rename it to "href", as in href: "/metanet-mobile".',
    },
    {
      fault: "a news item with kind",
      file: "news.yaml",
      edit: (text) => text.replace("type: Article", "kind: Article"),
      at: "3:5",
      problem: '"kind" is called "type" now.',
      expected: 'Rename it to "type".',
    },
    {
      fault: "a button with to",
      file: home,
      edit: (text) => text.replace("href: /contact", "to: /contact"),
      at: "12:9",
      problem: '"to" is called "href" now.',
      expected: 'Rename it to "href", as in href: "/contact".',
    },
    {
      fault: "a slide with its picture in a group",
      file: home,
      edit: (text) =>
        `${text}  - type: Showcase\n    label: Screens\n    frame: desktop\n    slides:\n      - caption: One\n        image: { src: images/scene.png, alt: One screen }\n`,
      at: "28:9",
      problem: '"image" is called "src" now.',
      expected: 'Write its fields here, without "image" around them, as in src:',
    },
  ]);
});

describe("Whether a menu entry leads off the site", () => {
  const said = (entry: string, external: boolean) => (text: string) =>
    text.replace(`href: ${entry}`, `href: ${entry}, external: ${external}`);

  findsEach([
    {
      fault: "an entry that leaves and says that it does not",
      file: "menus.yaml",
      edit: said("guides", false),
      at: "17:25",
      problem: '"guides" leads off this site, but external is false.',
      expected: "Write external: true, or leave it out.",
    },
  ]);

  it("may be said, and may be left out", () => {
    expect(faultsAfter({ "menus.yaml": said("guides", true) })).toEqual([]);
  });
});
