import { faultsAfter, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const about = "pages/about.yaml";
const home = "pages/index.yaml";
const page = (name: string) =>
  `name: ${name}\ntitle: The page ${name}\ndescription: A page that is there for its name, and whose name is not right.\nsections:\n  - type: Notice\n    text: Here.\n`;
const redirects = (...lines: [from: string, to: string][]) =>
  `items:\n${lines.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

describe("Reserved addresses", () => {
  findsEach("pages/static/story.yaml", {
    "a page among the site's own files": [
      page("Story"),
      "1:1 Addresses that begin with /static belong to the site's own files. Choose another address.",
    ],
  });

  findsEach(about, {
    "a further address among them": [
      swap("[/company]", "[/company, /404]"),
      "4:20 Addresses that begin with /404 belong to the site's own files. Choose another address.",
    ],
  });

  findsEach("redirects.yaml", {
    "a redirect that would cover them all": [
      redirects(["/page-data/*", "documentation"]),
      "2:5 Addresses that begin with /page-data belong to the site's own files. Choose another address.",
    ],
  });
});

describe("Redirects", () => {
  findsEach("redirects.yaml", {
    "a capital letter": [
      redirects(["/Docs", "documentation"]),
      '2:5 "from" is not valid: "/Docs". An address begins with /, has lowercase letters',
    ],
    "a slash at the end": [
      redirects(["/docs/", "documentation"]),
      '2:5 "from" is not valid: "/docs/". An address begins with /',
    ],
    "a redirect that appears twice": [
      redirects(["/docs", "documentation"], ["/docs/*", "guides"]),
      '4:5 "/docs" is redirected twice. Keep one of the two.',
    ],
    "a redirect that another one hides": [
      redirects(["/docs/*", "documentation"], ["/docs/guides", "guides"]),
      '4:5 "/docs/*" above already redirects this address. Put this redirect above that one, or remove it.',
    ],
    "a redirect that hides a page's further address": [
      redirects(["/company", "documentation"]),
      '2:5 The address "/company" belongs to data/pages/about.yaml. ... take the address out of the page\'s alsoAt.',
    ],
    "a redirect that hides a page below it": [
      redirects(["/solutions/*", "documentation"]),
      '2:5 The address "/solutions/parts" belongs to data/pages/solutions/parts.yaml. ... Remove the redirect, or move the page.',
      {
        "pages/solutions/parts.yaml": page("Parts"),
        [home]: swap("href: guides", "href: /solutions/parts"),
      },
    ],
    "a redirect that leads back to itself": [
      redirects(["/docs/*", "/docs/start"]),
      "3:5 This redirect leads back to itself. Use the address where visitors should end up.",
    ],
    "a redirect that leads back to itself through a link key": [
      redirects(["/docs/*", "documentation"]),
      "3:5 This redirect leads back to itself. Use the address",
      {
        "site.yaml": swap(
          "documentation: https://docs.example.com",
          "documentation: https://www.example.com/docs",
        ),
      },
    ],
    "a redirect to a redirect": [
      redirects(["/old", "/older"], ["/older", "documentation"]),
      '3:5 "/older" is redirected again. Use the address where visitors should end up: "documentation".',
    ],
    "a redirect to a place on no page": [
      redirects(["/old", "mailto:desk@example.com"]),
      '3:5 A redirect cannot lead to "mailto:desk@example.com". Use a key under links',
    ],
    "a redirect to an address with a query": [
      redirects(["/old", "/contact?a=1"]),
      '3:5 A redirect cannot lead to "/contact?a=1". Leave out the part from ? or #: visitors keep their own.',
    ],
    "a redirect to a link key whose address has an anchor": [
      redirects(["/old", "documentation"]),
      '3:5 A redirect cannot lead to "https://docs.example.com#start". Leave out the part',
      {
        "site.yaml": swap(
          "documentation: https://docs.example.com",
          "documentation: https://docs.example.com#start",
        ),
      },
    ],
  });

  findsEach(home, {
    "a link to an address that is redirected": [
      swap("href: /contact", "href: /docs/start"),
      '12:9 "/docs/start" is not a page: data/redirects.yaml redirects it. Link to where it leads: "documentation".',
    ],
  });

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
