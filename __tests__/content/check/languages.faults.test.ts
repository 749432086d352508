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

const inMenu = { "menus.yaml": menu };

describe("A page in another language", () => {
  findsEach(page, {
    "a language by its name": [
      german.replace("lang: de", "lang: German"),
      '2:1 "lang" is not valid: "German". ... Write two letters, such as de or es',
      inMenu,
    ],
    "a translation that says no language": [
      german.replace("lang: de\n", "").replace("BRC-22!", "it."),
      '2:1 A translation is in another language. Say in which: add "lang", such as lang: de.',
      inMenu,
    ],
    "a translation of what is no page": [
      german.replace("/about", "guides"),
      '3:1 "guides" is not a page of this site. Write the address of the English page: /about.',
      inMenu,
    ],
    "a translation of a translation": [
      german,
      'pages/maison.yaml:3:1 "/haus" is a translation itself. Write the address of the English page.',
      {
        ...inMenu,
        "pages/maison.yaml": german.replace("/about", "/haus").replace("lang: de", "lang: fr"),
      },
    ],
    "a second translation into a language": [
      german,
      "pages/heim.yaml:3:1 data/pages/haus.yaml has the same page in the same language. Keep one of the two.",
      { ...inMenu, "pages/heim.yaml": german },
    ],
  });

  it("is not held to the spelling and the style of English", () => {
    const { faults, warnings } = findingsAfter({ [page]: german, "menus.yaml": menu });
    expect([...faults, ...warnings].map(inOneLine)).toEqual([
      expect.stringContaining('Nothing uses the link key "menu-1"'),
    ]);
  });

  it("knows its other languages, marks what stays English, and explains no English terms", () => {
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
