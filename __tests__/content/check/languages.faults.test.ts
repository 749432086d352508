import { siteContent } from "../../../src/build/siteContent";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, findingsAfter, inOneLine, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const german = `name: Haus
lang: de
translates: /about
title: Ueber das Haus
description: Wer die Buecher des Hauses fuehrt, seit wann, und nach welchen Regeln es geschieht.
sections:
  - type: Hero
    title: Das Haus der Aufzeichnungen
    text: Mehr im overlay und in der [Anleitung](guides) nach BRC-22!
`;
const page = "pages/haus.yaml";
const menu = swap("href: menu-1", "href: /haus");

const seed = { file: page, also: { "menus.yaml": menu } };

describe("A page in another language", () => {
  findsEach([
    {
      ...seed,
      fault: "a language by its name",
      edit: german.replace("lang: de", "lang: German"),
      at: "2:1",
      problem: '"lang" is not valid: "German".',
      expected: "Write two letters, such as de or es",
    },
    {
      ...seed,
      fault: "a translation that says no language",
      edit: german.replace("lang: de\n", "").replace("BRC-22!", "it."),
      at: "2:1",
      problem: "A translation is in another language.",
      expected: 'Say in which: add "lang", such as lang: de.',
    },
    {
      ...seed,
      fault: "a translation of what is no page",
      edit: german.replace("/about", "guides"),
      at: "3:1",
      problem: '"guides" is not a page of this site.',
      expected: "Write the address of the English page: /about.",
    },
    {
      ...seed,
      fault: "a translation of a translation",
      edit: german,
      also: {
        ...seed.also,
        "pages/maison.yaml": german.replace("/about", "/haus").replace("lang: de", "lang: fr"),
      },
      reportedIn: "pages/maison.yaml",
      at: "3:1",
      problem: '"/haus" is a translation itself.',
      expected: "Write the address of the English page.",
    },
    {
      ...seed,
      fault: "a second translation into a language",
      edit: german,
      also: { ...seed.also, "pages/heim.yaml": german },
      at: "3:1",
      reportedIn: "pages/heim.yaml",
      problem: "data/pages/haus.yaml has the same page in the same language.",
      expected: "Keep one of the two.",
    },
  ]);

  it("is not held to the spelling and the style of English", () => {
    const { faults, warnings } = findingsAfter({ [page]: german, "menus.yaml": menu });
    expect([...faults, ...warnings].map(inOneLine)).toEqual([
      expect.stringContaining('Nothing uses the link key "menu-1"'),
    ]);
  });

  it("knows its sisters, marks what stays English, and explains no English terms", () => {
    const folder = contentCopy();
    edit(folder, { [page]: german, "menus.yaml": menu });
    const { pages } = siteContent(readSources(folder));
    const at = (route: string) => pages.find(({ content }) => content.route === route)?.content;
    const sisters = [
      { lang: "en", route: "/about" },
      { lang: "de", route: "/haus" },
    ];
    expect(at("/haus")).toMatchObject({ lang: "de", sisters });
    expect(at("/about")?.sisters).toEqual(sisters);
    expect(at("/")?.sisters).toEqual([]);
    const words = JSON.stringify(at("/haus"));
    expect(words).toContain('visually-hidden\\" lang=\\"en\\"> (');
    expect(words).not.toContain("popover");
    expect(JSON.stringify(at("/about"))).not.toContain('lang=\\"en\\"');
  });
});
