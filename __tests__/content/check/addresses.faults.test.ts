import { faultsAfter, inOneLine, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const about = "pages/about.yaml";
const home = "pages/index.yaml";
const page = (name: string) =>
  `name: ${name}\ntitle: The page ${name}\ndescription: A page that is there for its name, and whose name is not right.\nsections:\n  - type: Notice\n    text: Here.\n`;

describe("Names of page files", () => {
  findsEach("pages/Our Story.yaml", {
    "capitals and a space, and suggests the right name": [
      page("Story"),
      "1:1 This file's name cannot be an address. ... Name it data/pages/our-story.yaml, for the address /our-story.",
    ],
  });

  findsEach("pages/Solutions/Part_Search.yaml", {
    "capitals in a folder": [
      page("Search"),
      "1:1 This file's name cannot be an address. ... Name it data/pages/solutions/part-search.yaml, for the address /solutions/part-search.",
    ],
  });

  findsEach("pages/Café.yaml", {
    "letters with accents": [
      page("Cafe"),
      "1:1 This file's name cannot be an address. ... Name it data/pages/cafe.yaml, for the address /cafe.",
    ],
  });

  findsEach("pages/solutions/index.yaml", {
    "an index below the home page": [
      page("Solutions"),
      "1:1 This file's name cannot be an address. ... Name it data/pages/solutions.yaml, for the address /solutions.",
    ],
  });

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
  findsEach(about, {
    "an anchor that another page does not have": [
      swap("(guides)", "(/#topp)"),
      '11:25 data/pages/index.yaml has no anchor "topp". ... Did you mean "top"?',
    ],
  });

  findsEach(home, {
    "an anchor of a page without any": [
      swap("href: /contact", "href: /contact#form"),
      '12:9 data/pages/contact.yaml has no anchor "form". Use the anchor of one of its sections. It has none.',
    ],
    "two parts with one anchor": [
      swap("  - type: CardGrid\n", "  - type: CardGrid\n    anchor: top\n"),
      '15:5 Two parts of this page have the anchor "top". Give this one another name.',
    ],
    "an anchor that the shell uses": [
      swap("anchor: top", "anchor: content"),
      '6:5 Every page already has a part called "content". Give this one another name.',
    ],
  });

  findsEach("menus.yaml", {
    "an anchor that does not say on which page": [
      swap("href: /about", 'href: "#top"'),
      '4:9 "#top" does not say which page it is on. Put the page first: /about#leadership.',
    ],
  });
});

describe("Claims and stand-ins", () => {
  const launch = (line: string) => (text: string) => `${text}launch:\n  standIns:\n    - ${line}\n`;

  findsEach("claims.yaml", {
    "two claims with one key": [
      (text) =>
        text.replace("rates:", `${text.slice(text.indexOf("  - key"), text.indexOf("rates:"))}rates:`),
      '7:5 There are two claims with the key "reply-time". Keep one of the two, or give this one another key.',
    ],
  });

  findsEach("site.yaml", {
    "a stand-in that is not there": [
      launch("images/icon/"),
      '57:7 There is no picture "data/images/icon/" and no folder of pictures with that name. ... Did you mean "images/icons/"?',
    ],
  });

  findsEach("news.yaml", {
    "news that leads to a page of this site": [
      (text) => text.replace(/- url: \S+/, "- url: /about"),
      '2:5 "/about" is on this site, but this link must leave it. Use a key under links in data/site.yaml.',
    ],
  });
});
