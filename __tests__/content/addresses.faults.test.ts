/** @jest-environment node */
import { faultsAfter, said, swap } from "../support/content";
import { findsEach } from "../support/seeds";

const about = "pages/about.yaml";
const home = "pages/index.yaml";
const page = (name: string) =>
  `name: ${name}\ntitle: The page ${name}\ndescription: A page that is there for its name, and whose name is not right.\nsections:\n  - type: Notice\n    text: Here.\n`;
const redirects = (...lines: [from: string, to: string][]) =>
  `items:\n${lines.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

describe("Names of page files", () => {
  findsEach([
    {
      fault: "capitals and a space, and says the right name",
      file: "pages/Our Story.yaml",
      edit: page("Story"),
      at: "1:1",
      problem: "The name of this file makes no address.",
      expected: "Name it data/pages/our-story.yaml: that is /our-story.",
    },
    {
      fault: "capitals in a folder",
      file: "pages/Solutions/Part_Search.yaml",
      edit: page("Search"),
      at: "1:1",
      problem: "The name of this file makes no address.",
      expected: "Name it data/pages/solutions/part-search.yaml: that is /solutions/part-search.",
    },
    {
      fault: "letters with accents",
      file: "pages/Café.yaml",
      edit: page("Cafe"),
      at: "1:1",
      problem: "The name of this file makes no address.",
      expected: "Name it data/pages/cafe.yaml: that is /cafe.",
    },
    {
      fault: "an index below the home page",
      file: "pages/solutions/index.yaml",
      edit: page("Solutions"),
      at: "1:1",
      problem: "The name of this file makes no address.",
      expected: "Name it data/pages/solutions.yaml: that is /solutions.",
    },
  ]);

  it("make no second fault of a link to the page, and hide none inside it", () => {
    const faults = faultsAfter({
      "pages/Our Story.yaml": page("Story").replace("text: Here.", "text: See [x](/nowhere)."),
      [home]: swap("to: /contact", "to: /our-story"),
    });
    expect(faults.map(said)).toEqual([
      expect.stringMatching(/^data\/pages\/Our Story\.yaml:1:1 The name/),
      expect.stringMatching(/^data\/pages\/Our Story\.yaml:6:5 No page has the address "\/nowhere"\./),
    ]);
  });
});

describe("Addresses that are not to be had", () => {
  findsEach([
    {
      fault: "a page among the site's own files",
      file: "pages/static/story.yaml",
      edit: page("Story"),
      at: "1:1",
      problem: "Addresses that begin with /static belong to the site's own files.",
      expected: "Choose another address.",
    },
    {
      fault: "a further address among them",
      file: about,
      edit: swap("[/company]", "[/company, /404]"),
      at: "4:20",
      problem: "Addresses that begin with /404 belong to the site's own files.",
      expected: "Choose another address.",
    },
    {
      fault: "a redirect that would take them all",
      file: "redirects.yaml",
      edit: redirects(["/page-data/*", "documentation"]),
      at: "2:5",
      problem: "Addresses that begin with /page-data belong to the site's own files.",
      expected: "Choose another address.",
    },
  ]);
});

describe("Redirects", () => {
  findsEach([
    {
      fault: "a capital letter",
      file: "redirects.yaml",
      edit: redirects(["/Docs", "documentation"]),
      at: "2:5",
      problem: '"from" is not right: "/Docs".',
      expected: "An address begins with /, has small letters",
    },
    {
      fault: "a slash at the end",
      file: "redirects.yaml",
      edit: redirects(["/docs/", "documentation"]),
      at: "2:5",
      problem: '"from" is not right: "/docs/".',
      expected: "An address begins with /",
    },
    {
      fault: "a redirect that is there twice",
      file: "redirects.yaml",
      edit: redirects(["/docs", "documentation"], ["/docs/*", "guides"]),
      at: "4:5",
      problem: '"/docs" is redirected twice.',
      expected: "Keep one of the two.",
    },
    {
      fault: "a redirect that another one hides",
      file: "redirects.yaml",
      edit: redirects(["/docs/*", "documentation"], ["/docs/guides", "guides"]),
      at: "4:5",
      problem: '"/docs/*" above leads this address on already.',
      expected: "Put this redirect above that one, or remove it.",
    },
    {
      fault: "a redirect that takes a page's further address",
      file: "redirects.yaml",
      edit: redirects(["/company", "documentation"]),
      at: "2:5",
      problem: 'The address "/company" is that of data/pages/about.yaml.',
      expected: "take the address out of the page's alsoAt.",
    },
    {
      fault: "a redirect that takes a page below it along",
      file: "redirects.yaml",
      edit: redirects(["/solutions/*", "documentation"]),
      also: {
        "pages/solutions/parts.yaml": page("Parts"),
        [home]: swap("to: guides", "to: /solutions/parts"),
      },
      at: "2:5",
      problem: 'The address "/solutions/parts" is that of data/pages/solutions/parts.yaml.',
      expected: "Remove the redirect, or move the page.",
    },
    {
      fault: "a redirect that leads back to itself",
      file: "redirects.yaml",
      edit: redirects(["/docs/*", "/docs/start"]),
      at: "3:5",
      problem: "This redirect leads back to itself.",
      expected: "Name the address where visitors are to end.",
    },
    {
      fault: "a redirect that leads back to itself by way of a link key",
      file: "redirects.yaml",
      edit: redirects(["/docs/*", "documentation"]),
      also: {
        "site.yaml": swap(
          "documentation: https://docs.example.com",
          "documentation: https://www.example.com/docs",
        ),
      },
      at: "3:5",
      problem: "This redirect leads back to itself.",
      expected: "Name the address",
    },
    {
      fault: "a redirect to a redirect",
      file: "redirects.yaml",
      edit: redirects(["/old", "/older"], ["/older", "documentation"]),
      at: "3:5",
      problem: '"/older" is redirected again.',
      expected: 'Name the address where visitors are to end: "documentation".',
    },
    {
      fault: "a redirect to a place on no page",
      file: "redirects.yaml",
      edit: redirects(["/old", "mailto:desk@example.com"]),
      at: "3:5",
      problem: '"mailto:desk@example.com" is no place to send visitors to.',
      expected: "Use a key under links",
    },
    {
      fault: "a link to an address that is redirected",
      file: home,
      edit: swap("to: /contact", "to: /docs/start"),
      at: "12:9",
      problem: '"/docs/start" is no page: data/redirects.yaml leads it on.',
      expected: 'Write where it leads: "documentation".',
    },
  ]);

  it("that go in a circle are both told", () => {
    const faults = faultsAfter({ "redirects.yaml": redirects(["/a", "/b"], ["/b", "/a"]) });
    expect(faults.map(({ line, problem }) => [line, problem])).toEqual([
      [3, '"/b" is redirected again.'],
      [5, '"/a" is redirected again.'],
    ]);
  });
});

describe("Anchors", () => {
  findsEach([
    {
      fault: "an anchor that another page does not have",
      file: about,
      edit: swap("(guides)", "(/#topp)"),
      at: "8:5",
      problem: 'data/pages/index.yaml has no anchor "topp".',
      expected: 'Did you mean "top"?',
    },
    {
      fault: "an anchor of a page without any",
      file: home,
      edit: swap("to: /contact", "to: /contact#form"),
      at: "12:9",
      problem: 'data/pages/contact.yaml has no anchor "form".',
      expected: "Use the anchor of one of its sections. It has none.",
    },
    {
      fault: "an anchor that does not say on which page",
      file: "menus.yaml",
      edit: swap("to: /about", 'to: "#top"'),
      at: "4:9",
      problem: '"#top" does not say on which page.',
      expected: "Write the page before it: /about#leadership.",
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
      fault: "an anchor that the frame of the page has taken",
      file: home,
      edit: swap("anchor: top", "anchor: content"),
      at: "6:5",
      problem: 'Every page has a part that is called "content".',
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
      edit: (text) => text + text.slice(text.indexOf("\n") + 1),
      at: "7:5",
      problem: 'There are two claims with the key "reply-time".',
      expected: "Keep one of the two, or give this one another key.",
    },
    {
      fault: "a stand-in that is not there",
      file: "site.yaml",
      edit: launch("images/icon/"),
      at: "55:7",
      problem: 'There is no picture "data/images/icon/", nor a folder of that name with pictures.',
      expected: 'Did you mean "images/icons/"?',
    },
    {
      fault: "news that leads to a page of this site",
      file: "news.yaml",
      edit: (text) => text.replace(/- to: \S+/, "- to: /about"),
      at: "2:5",
      problem: '"/about" is on this site; here a link leads out of it.',
      expected: "Use a key under links in data/site.yaml.",
    },
  ]);
});
