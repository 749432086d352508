import { faultsAfter } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("A field by its former name", () => {
  findsEach("menus.yaml", {
    "a menu entry with to": [
      (text) => text.replace("- href: /about", "- to: /about"),
      '4:9 "to" is called "href" now. Rename it to "href", as in href: "/metanet-mobile".',
    ],
  });

  findsEach("news.yaml", {
    "a news item with kind": [
      (text) => text.replace("type: Article", "kind: Article"),
      '3:5 "kind" is called "type" now. Rename it to "type".',
    ],
  });

  findsEach(home, {
    "a button with to": [
      (text) => text.replace("href: /contact", "to: /contact"),
      '12:9 "to" is called "href" now. Rename it to "href", as in href: "/contact".',
    ],
    "a slide with its picture in a group": [
      (text) =>
        `${text}  - type: Showcase\n    label: Screens\n    frame: desktop\n    slides:\n      - caption: One\n        image: { src: images/scene.png, alt: One screen }\n`,
      '28:9 "image" is called "src" now. Write its fields here, without "image" around them, as in src:',
    ],
  });
});

describe("Whether a menu entry leads off the site", () => {
  const said = (entry: string, external: boolean) => (text: string) =>
    text.replace(`href: ${entry}`, `href: ${entry}, external: ${external}`);

  findsEach("menus.yaml", {
    "an entry that leaves and says that it does not": [
      said("guides", false),
      '17:25 "guides" leads off this site, but external is false. Write external: true, or leave it out.',
    ],
  });

  it("may be said, and may be left out", () => {
    expect(faultsAfter({ "menus.yaml": said("guides", true) })).toEqual([]);
  });
});
