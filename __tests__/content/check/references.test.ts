import { routesOf } from "../../../src/content/read/pageRoutes";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, faultsAfter, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("Links", () => {
  findsEach([
    {
      fault: "a button to a page that does not exist",
      file: home,
      edit: swap("href: /contact", "href: /contakt"),
      at: "12:9",
      problem: 'No page has the address "/contakt".',
      expected: 'Use the address of a page. Did you mean "/contact"?',
    },
    {
      fault: "a sign-off for a page that does not exist",
      file: "signoffs.yaml",
      edit: swap("/about", "/abuot"),
      at: "2:5",
      problem: 'No page has the address "/abuot".',
      expected: 'Write "/about", where these words are now.',
    },
    {
      fault: "a sign-off for a page that is gone, with its words",
      file: "signoffs.yaml",
      edit: (text) => text.replace("/about", "/former").replace("Who keeps", "Who kept"),
      at: "2:5",
      problem: 'No page has the address "/former".',
      expected: "Write the address of the page with these words. If they are gone, remove the entry.",
    },
    ...["brochure.pdf", "images/brochure.pdf", "data/files/brochure.pdf", "/brochure.pdf"].map((target) => ({
      fault: `a file to download elsewhere: ${target}`,
      file: about,
      edit: swap("(guides)", `(${target})`),
      at: "11:25" as const,
      problem: `"${target}" is a file to download, and those are in data/files/.`,
      expected: 'Put it there, and write "files/brochure.pdf".',
    })),
    {
      fault: "an address of e-mail without what to do with it",
      file: about,
      edit: swap("(guides)", "({email})"),
      at: "11:25",
      problem: "A link does not say yet what to do with {email}.",
      expected: "Write mailto:{email}.",
    },
    ...["/about.html", "pages/about.yaml", "https://www.example.com/about"].map((target) => ({
      fault: `a page by another name than its address: ${target}`,
      file: home,
      edit: swap("href: guides", `href: ${target}`),
      at: "22:9" as const,
      problem: "",
      expected: 'Write "/about".',
    })),
    {
      fault: "a picture by its address on the site",
      file: about,
      edit: swap("src: images/scene.png", "src: /images/scene.png"),
      at: "13:7",
      problem: '"/images/scene.png" is outside data/.',
      expected: "Write its path below data/: images/scene.png.",
    },
    {
      fault: "a link key that does not exist",
      file: home,
      edit: swap("href: guides", "href: guide"),
      at: "22:9",
      problem: 'There is no link key "guide".',
      expected:
        'Use a route that begins with /, or a key under links in data/site.yaml. Did you mean "guides"?',
    },
    {
      fault: "a full address where a key belongs",
      file: home,
      edit: swap("href: guides", "href: https://docs.example.com/guides"),
      at: "22:9",
      problem: '"https://docs.example.com/guides" is a full address.',
      expected: "Give it a key under links in data/site.yaml and use the key here.",
    },
    {
      fault: "a link in running text that leads nowhere",
      file: home,
      edit: swap("(/about)", "(/abuot)"),
      at: "9:5",
      problem: 'No page has the address "/abuot".',
      expected: 'Did you mean "/about"?',
    },
    {
      fault: "a link key in running text that does not exist",
      file: about,
      edit: swap("(guides)", "(guidance)"),
      at: "11:25",
      problem: 'There is no link key "guidance".',
      expected: 'Did you mean "guides"?',
    },
    {
      fault: "a full address in running text",
      file: about,
      edit: swap("(guides)", "(https://example.com)"),
      at: "11:25",
      problem: '"https://example.com" is a full address.',
      expected: "Give it a key",
    },
    {
      fault: "a picture in the middle of a text",
      file: about,
      edit: swap("[guides](guides)", "![A ledger](images/scene.png)"),
      at: "11:28",
      problem: '"images/scene.png" is a picture, which goes beside a text, not in it.',
      expected: "have picture: { src: …, alt: … } for it.",
    },
    {
      fault: "a menu entry that leads nowhere",
      file: "menus.yaml",
      edit: swap("href: /about", "href: /abou"),
      at: "4:9",
      problem: 'No page has the address "/abou".',
      expected: 'Did you mean "/about"?',
    },
    {
      fault: "a redirect to a key that does not exist",
      file: "redirects.yaml",
      edit: swap("to: documentation", "to: documentaton"),
      at: "3:5",
      problem: 'There is no link key "documentaton".',
      expected: 'Did you mean "documentation"?',
    },
  ]);

  it.each([
    ["with a capital letter", "/Contact"],
    ["with a slash at the end", "/contact/"],
    ["with search and hash", "/?about=ledger#top"],
    ["by its further address", "/company"],
    ["as an anchor", "#top"],
    ["as an e-mail address", "mailto:desk@example.com"],
  ])("may name a page %s", (_, target) => {
    expect(faultsAfter({ [home]: swap("href: /contact", `href: "${target}"`) })).toEqual([]);
  });
});

describe("Pictures, icons and variables", () => {
  findsEach([
    {
      fault: "a picture that is not there",
      file: about,
      edit: swap("images/scene.png", "images/scenes.png"),
      at: "13:7",
      problem: "There is no file data/images/scenes.png.",
      expected: 'Use the path of a file below data/. Did you mean "images/scene.png"?',
    },
    {
      fault: "a picture that is spelled with a capital",
      file: "site.yaml",
      edit: swap("placeholder: images/blank.png", "placeholder: images/Blank.png"),
      at: "8:1",
      problem: "There is no file data/images/Blank.png.",
      expected: 'Did you mean "images/blank.png"?',
    },
    {
      fault: "an icon that is not in the set",
      file: home,
      edit: swap("icon: key-round", "icon: key-rounded"),
      at: "17:9",
      problem: 'There is no icon "key-rounded".',
      expected: 'Use the name of a Lucide icon. Did you mean "key-round"?',
    },
    {
      fault: "an icon name that leaves its folder",
      file: home,
      edit: swap("icon: key-round", "icon: ../../../secrets"),
      at: "17:9",
      problem: 'There is no icon "../../../secrets".',
      expected: "Use the name of a Lucide icon.",
    },
    {
      fault: "a number without a claim",
      file: home,
      edit: swap("{claim:reply-time}", "{claim:replytime}"),
      at: "21:9",
      problem: "There is no variable {claim:replytime}.",
      expected: "The keys of promises are in data/claims.yaml. Did you mean {claim:reply-time}?",
    },
  ]);
});

describe("Addresses", () => {
  findsEach([
    {
      fault: "a further address that another page has",
      file: about,
      edit: swap("[/company]", "[/company, /contact]"),
      at: "4:20",
      problem: 'The address "/contact" is taken by data/pages/contact.yaml.',
      expected: "Choose another address, or remove it from one of the two.",
    },
    {
      fault: "a further address that is the page's own",
      file: about,
      edit: swap("[/company]", "[/about]"),
      at: "4:10",
      problem: 'The address "/about" is taken by data/pages/about.yaml.',
      expected: "Choose another address",
    },
    {
      fault: "a further address written twice",
      file: about,
      edit: swap("[/company]", "[/company, /company]"),
      at: "4:20",
      problem: 'The address "/company" is taken by data/pages/about.yaml.',
      expected: "Choose another address",
    },
    {
      fault: "a further address that two pages claim",
      file: "pages/contact.yaml",
      edit: swap("published:", "alsoAt: [/company]\npublished:"),
      at: "4:10",
      problem: 'The address "/company" is taken by data/pages/about.yaml.',
      expected: "Choose another address",
    },
  ]);

  it("are the pages' own addresses and their further ones", () => {
    const routes = routesOf(readSources(contentCopy()));
    expect([...routes].map(([route, { name }]) => [route, name])).toEqual([
      ["/404.html", "pages/404.yaml"],
      ["/about", "pages/about.yaml"],
      ["/contact", "pages/contact.yaml"],
      ["/", "pages/index.yaml"],
      ["/company", "pages/about.yaml"],
    ]);
  });
});
