import { faultsAfter, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const about = "pages/about.yaml";
const home = "pages/index.yaml";
const page = (name: string) =>
  `name: ${name}\ntitle: The page ${name}\ndescription: A page that is there for its name, and whose name is not right.\nsections:\n  - type: Notice\n    text: Here.\n`;
const redirects = (...lines: [from: string, to: string][]) =>
  `items:\n${lines.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

describe("Reserved addresses", () => {
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
      fault: "a redirect that would cover them all",
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
      problem: '"from" is not valid: "/Docs".',
      expected: "An address begins with /, has lowercase letters",
    },
    {
      fault: "a slash at the end",
      file: "redirects.yaml",
      edit: redirects(["/docs/", "documentation"]),
      at: "2:5",
      problem: '"from" is not valid: "/docs/".',
      expected: "An address begins with /",
    },
    {
      fault: "a redirect that appears twice",
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
      problem: '"/docs/*" above already redirects this address.',
      expected: "Put this redirect above that one, or remove it.",
    },
    {
      fault: "a redirect that hides a page's further address",
      file: "redirects.yaml",
      edit: redirects(["/company", "documentation"]),
      at: "2:5",
      problem: 'The address "/company" belongs to data/pages/about.yaml.',
      expected: "take the address out of the page's alsoAt.",
    },
    {
      fault: "a redirect that hides a page below it",
      file: "redirects.yaml",
      edit: redirects(["/solutions/*", "documentation"]),
      also: {
        "pages/solutions/parts.yaml": page("Parts"),
        [home]: swap("href: guides", "href: /solutions/parts"),
      },
      at: "2:5",
      problem: 'The address "/solutions/parts" belongs to data/pages/solutions/parts.yaml.',
      expected: "Remove the redirect, or move the page.",
    },
    {
      fault: "a redirect that leads back to itself",
      file: "redirects.yaml",
      edit: redirects(["/docs/*", "/docs/start"]),
      at: "3:5",
      problem: "This redirect leads back to itself.",
      expected: "Use the address where visitors should end up.",
    },
    {
      fault: "a redirect that leads back to itself through a link key",
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
      expected: "Use the address",
    },
    {
      fault: "a redirect to a redirect",
      file: "redirects.yaml",
      edit: redirects(["/old", "/older"], ["/older", "documentation"]),
      at: "3:5",
      problem: '"/older" is redirected again.',
      expected: 'Use the address where visitors should end up: "documentation".',
    },
    {
      fault: "a redirect to a place on no page",
      file: "redirects.yaml",
      edit: redirects(["/old", "mailto:desk@example.com"]),
      at: "3:5",
      problem: 'A redirect cannot lead to "mailto:desk@example.com".',
      expected: "Use a key under links",
    },
    {
      fault: "a link to an address that is redirected",
      file: home,
      edit: swap("href: /contact", "href: /docs/start"),
      at: "12:9",
      problem: '"/docs/start" is not a page: data/redirects.yaml redirects it.',
      expected: 'Link to where it leads: "documentation".',
    },
  ]);

  it("to no page have to be fixed before the links to them", () => {
    const found = faultsAfter({
      [home]: swap("href: /contact", "href: /gone"),
      "redirects.yaml": (text) => `${text}  - from: /gone\n    to: /nowhere\n`,
    });
    expect(found.map(({ expected }) => expected)).toEqual([
      'Mend that redirect first: it leads to "/nowhere", which no page has.',
      "Use the address of a page.",
    ]);
  });

  it("that form a circle are both reported", () => {
    const faults = faultsAfter({ "redirects.yaml": redirects(["/a", "/b"], ["/b", "/a"]) });
    expect(faults.map(({ line, problem }) => [line, problem])).toEqual([
      [3, '"/b" is redirected again.'],
      [5, '"/a" is redirected again.'],
    ]);
  });
});
