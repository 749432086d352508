import { faultsAfter, findingsAfter, inOneLine, swap } from "../../support/content";
import { blankPicture } from "../../support/picture";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

const linesAfter = (edits: Parameters<typeof faultsAfter>[0]) => faultsAfter(edits).map(inOneLine);

describe("Every fault at once", () => {
  it("includes links, icons, pictures, HTML and anchors in a file whose fields are wrong", () => {
    const faults = linesAfter({
      [home]: (text) =>
        text
          .replace("name: Home", "nmae: Home")
          .replace("href: /contact", "href: /contakt")
          .replace("icon: key-round", "icon: key-rounded")
          .replace("text: They stay with you.", 'text: "<b>They</b> stay."')
          .replace("{claim:reply-time}", "{claim:replytime}")
          .replace("href: guides", 'href: "#topp"'),
      [about]: (text) =>
        text.replace("images/scene.png", "images/scenes.png").replace("name: About", "name: 1"),
    });
    expect(faults).toEqual([
      expect.stringMatching(/about\.yaml:1:1 "name" holds a number/),
      expect.stringMatching(/about\.yaml:13:7 There is no file data\/images\/scenes\.png\./),
      expect.stringMatching(/index\.yaml:1:1 "name" is missing\./),
      expect.stringMatching(/index\.yaml:1:1 "nmae" is not a field here\./),
      expect.stringMatching(/index\.yaml:12:9 No page has the address "\/contakt"\./),
      expect.stringMatching(/index\.yaml:17:9 There is no icon "key-rounded"\./),
      expect.stringMatching(/index\.yaml:19:9 There is HTML in this text: <b>/),
      expect.stringMatching(/index\.yaml:21:9 There is no variable \{claim:replytime\}\./),
      expect.stringMatching(/index\.yaml:22:9 .* has no anchor "topp"\./),
    ]);
  });

  it("includes those after a field that is written twice", () => {
    expect(linesAfter({ [home]: swap("name: Home", "name: Home\nname: House\ncolor: red") })).toEqual([
      expect.stringMatching(/:2:1 "name" appears twice here, the first time on line 1\./),
      expect.stringMatching(/:3:1 "color" is not a field here\./),
    ]);
  });

  it("includes those after a section of an unknown type", () => {
    expect(
      linesAfter({
        [home]: (text) => text.replace("type: Hero", "type: Heroo").replace("href: guides", "href: guide"),
      }),
    ).toEqual([
      expect.stringMatching(/:5:5 There is no section type "Heroo"\. .*Did you mean "Hero"\?/),
      expect.stringMatching(/:22:9 There is no link key "guide"\./),
    ]);
  });

  it("includes those where lists, groups and texts are swapped", () => {
    const faults = linesAfter({
      [home]: (text) => text.replace(/cards:[\s\S]*/, "cards: many\n    actions: { href: /x }\n"),
      "site.yaml": (text) => text.replace(/links:\n(?: {2}.*\n)+/, "links: [a, b]\n"),
      "menus.yaml": "header: 1\nplain: text\n",
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/index\.yaml:16:5 "cards" holds text \(many\)\./),
        expect.stringMatching(/index\.yaml:17:5 "actions" holds a group of fields\./),
        expect.stringMatching(/menus\.yaml:1:1 "header" holds a number/),
        expect.stringMatching(/site\.yaml:10:1 "links" holds a list\. It should hold a group of fields\./),
      ]),
    );
  });
});

describe("A fault in one file", () => {
  const link = { [home]: swap("href: /contact", "href: /company") };

  it.each([
    ["a field is wrong", swap("name: About", "name: 1")],
    ["its YAML cannot be read", swap("title: About the house", "title: About: the house")],
    ["it is saved in Latin-1", Buffer.from("name: Caf\u00e9\nalsoAt: [/company]\n", "latin1")],
  ])("leaves the page its further addresses: %s", (_, edit) => {
    const faults = linesAfter({ ...link, [about]: edit });
    expect(faults).toEqual([expect.stringMatching(/^data\/pages\/about\.yaml/)]);
  });

  it("leaves the page its anchors", () => {
    const faults = linesAfter({
      [home]: swap("name: Home", "name: 1"),
      [about]: swap("(guides)", "(/#top)"),
    });
    expect(faults).toEqual([expect.stringMatching(/^data\/pages\/index\.yaml:1:1 "name"/)]);
    const broken = linesAfter({
      [home]: swap("name: Home", "name: Home: x"),
      [about]: swap("(guides)", "(/#top)"),
    });
    expect(broken).toHaveLength(1);
  });

  it("leaves the site its link keys and claims, and still finds keys that do not exist", () => {
    const faults = linesAfter({
      "site.yaml": swap("tagline: A small", "tagline: A: small"),
      "claims.yaml": swap("covers: ", "covers: A: "),
      [about]: swap("(guides)", "(guidance)"),
      "pages/contact.yaml": swap("{email}", "{email} {claim:other}"),
    });
    expect(faults).toEqual([
      expect.stringMatching(/^data\/claims\.yaml:4:/),
      expect.stringMatching(/about\.yaml:11:25 There is no link key "guidance"\./),
      expect.stringMatching(/contact\.yaml:7:5 There is no variable \{claim:other\}\./),
      expect.stringMatching(/^data\/site\.yaml:2:/),
    ]);
  });

  it("reports nothing as unused", () => {
    const { faults, warnings } = findingsAfter({ [about]: swap("image:", "imag:") });
    expect(faults.length).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
  });
});

describe("Stand-ins", () => {
  const edit = (text: string) => `${text}launch:\n  standIns: [images/spare.png]\n`;

  it("cause warnings when nothing shows them, at the file and in the list", () => {
    const { faults, warnings } = findingsAfter({
      "site.yaml": edit,
      "images/spare.png": blankPicture(10, 10),
    });
    expect(faults).toEqual([]);
    expect(warnings.map(inOneLine)).toEqual([
      expect.stringMatching(/^data\/images\/spare\.png:1:1 Nothing on the site uses this file\./),
      expect.stringMatching(/^data\/site\.yaml:56:14 "images\/spare\.png" stands in .* no page shows it\./),
    ]);
  });
});
