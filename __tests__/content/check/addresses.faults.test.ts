import { faultsAfter, inOneLine, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const about = "pages/about.yaml";
const home = "pages/index.yaml";
const page = (name: string) =>
  `name: ${name}\ntitle: The page ${name}\ndescription: A page that is there for its name, and whose name is not right.\nsections:\n  - type: Notice\n    text: Here.\n`;

describe("Names of page files", () => {
  findsEach([
    {
      fault: "capitals and a space, and suggests the right name",
      file: "pages/Our Story.yaml",
      edit: page("Story"),
      at: "1:1",
      problem: "This file's name cannot be an address.",
      expected: "Name it data/pages/our-story.yaml, for the address /our-story.",
    },
    {
      fault: "capitals in a folder",
      file: "pages/Solutions/Part_Search.yaml",
      edit: page("Search"),
      at: "1:1",
      problem: "This file's name cannot be an address.",
      expected: "Name it data/pages/solutions/part-search.yaml, for the address /solutions/part-search.",
    },
    {
      fault: "letters with accents",
      file: "pages/Café.yaml",
      edit: page("Cafe"),
      at: "1:1",
      problem: "This file's name cannot be an address.",
      expected: "Name it data/pages/cafe.yaml, for the address /cafe.",
    },
    {
      fault: "an index below the home page",
      file: "pages/solutions/index.yaml",
      edit: page("Solutions"),
      at: "1:1",
      problem: "This file's name cannot be an address.",
      expected: "Name it data/pages/solutions.yaml, for the address /solutions.",
    },
  ]);

  it("cause no second fault in links to the page, and hide no fault inside it", () => {
    const faults = faultsAfter({
      "pages/Our Story.yaml": page("Story").replace("text: Here.", "text: See [x](/nowhere)."),
      [home]: swap("href: /contact", "href: /our-story"),
    });
    expect(faults.map(inOneLine)).toEqual([
      expect.stringMatching(/^data\/pages\/Our Story\.yaml:1:1 This file's name/),
      expect.stringMatching(/^data\/pages\/Our Story\.yaml:6:5 No page has the address "\/nowhere"\./),
    ]);
  });
});

describe("Anchors", () => {
  findsEach([
    {
      fault: "an anchor that another page does not have",
      file: about,
      edit: swap("(guides)", "(/#topp)"),
      at: "11:25",
      problem: 'data/pages/index.yaml has no anchor "topp".',
      expected: 'Did you mean "top"?',
    },
    {
      fault: "an anchor of a page without any",
      file: home,
      edit: swap("href: /contact", "href: /contact#form"),
      at: "12:9",
      problem: 'data/pages/contact.yaml has no anchor "form".',
      expected: "Use the anchor of one of its sections. It has none.",
    },
    {
      fault: "an anchor that does not say on which page",
      file: "menus.yaml",
      edit: swap("href: /about", 'href: "#top"'),
      at: "4:9",
      problem: '"#top" does not say which page it is on.',
      expected: "Put the page first: /about#leadership.",
    },
    {
      fault: "two parts with one anchor",
      file: home,
      edit: swap("  - type: CardGrid\n", "  - type: CardGrid\n    anchor: top\n"),
      at: "15:5",
      problem: 'Two parts of this page have the anchor "top".',
      expected: "Give this one another name.",
    },
    {
      fault: "an anchor that the shell uses",
      file: home,
      edit: swap("anchor: top", "anchor: content"),
      at: "6:5",
      problem: 'Every page already has a part called "content".',
      expected: "Give this one another name.",
    },
  ]);
});

describe("Claims and stand-ins", () => {
  const launch = (line: string) => (text: string) => `${text}launch:\n  standIns:\n    - ${line}\n`;

  findsEach([
    {
      fault: "two claims with one key",
      file: "claims.yaml",
      edit: (text) =>
        text.replace("rates:", `${text.slice(text.indexOf("  - key"), text.indexOf("rates:"))}rates:`),
      at: "7:5",
      problem: 'There are two claims with the key "reply-time".',
      expected: "Keep one of the two, or give this one another key.",
    },
    {
      fault: "a stand-in that is not there",
      file: "site.yaml",
      edit: launch("images/icon/"),
      at: "57:7",
      problem: 'There is no picture "data/images/icon/" and no folder of pictures with that name.',
      expected: 'Did you mean "images/icons/"?',
    },
    {
      fault: "news that leads to a page of this site",
      file: "news.yaml",
      edit: (text) => text.replace(/- url: \S+/, "- url: /about"),
      at: "2:5",
      problem: '"/about" is on this site, but this link must leave it.',
      expected: "Use a key under links in data/site.yaml.",
    },
  ]);
});
