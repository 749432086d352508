import { routesOf } from "../../../src/content/read/pageRoutes";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, faultsAfter, swap } from "../../support/content";
import { findsEach, type Seed } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

describe("Links", () => {
  findsEach(home, {
    "a button to a page that does not exist": [
      swap("href: /contact", "href: /contakt"),
      '12:9 No page has the address "/contakt". Use the address of a page. Did you mean "/contact"?',
    ],
    "a link key that does not exist": [
      swap("href: guides", "href: guide"),
      '22:9 There is no link key "guide". Use a route that begins with /, or a key under links in data/site.yaml. Did you mean "guides"?',
    ],
    "a full address where a key belongs": [
      swap("href: guides", "href: https://docs.example.com/guides"),
      '22:9 "https://docs.example.com/guides" is a full address. Give it a key under links in data/site.yaml and use the key here.',
    ],
    "a link in running text that leads nowhere": [
      swap("(/about)", "(/abuot)"),
      '9:5 No page has the address "/abuot". ... Did you mean "/about"?',
    ],
  });

  findsEach("signoffs.yaml", {
    "a sign-off for a page that does not exist": [
      swap("/about", "/abuot"),
      '2:5 No page has the address "/abuot". Write "/about", where these words are now.',
    ],
    "a sign-off for a page that is gone, with its words": [
      (text) => text.replace("/about", "/former").replace("Who keeps", "Who kept"),
      '2:5 No page has the address "/former". Write the address of the page with these words. If they are gone, remove the entry.',
    ],
  });

  findsEach(about, {
    "an address of e-mail without what to do with it": [
      swap("(guides)", "({email})"),
      "11:25 A link does not say yet what to do with {email}. Write mailto:{email}.",
    ],
    "a picture by its address on the site": [
      swap("src: images/scene.png", "src: /images/scene.png"),
      '13:7 "/images/scene.png" is outside data/. Write its path below data/: images/scene.png.',
    ],
    "a link key in running text that does not exist": [
      swap("(guides)", "(guidance)"),
      '11:25 There is no link key "guidance". ... Did you mean "guides"?',
    ],
    "a full address in running text": [
      swap("(guides)", "(https://example.com)"),
      '11:25 "https://example.com" is a full address. Give it a key',
    ],
    "a picture in the middle of a text": [
      swap("[guides](guides)", "![A ledger](images/scene.png)"),
      '11:28 "images/scene.png" is a picture, which goes beside a text, not in it. ... have picture: { src: …, alt: … } for it.',
    ],
  });

  findsEach("menus.yaml", {
    "a menu entry that leads nowhere": [
      swap("href: /about", "href: /abou"),
      '4:9 No page has the address "/abou". ... Did you mean "/about"?',
    ],
  });

  findsEach("redirects.yaml", {
    "a redirect to a key that does not exist": [
      swap("to: documentation", "to: documentaton"),
      '3:5 There is no link key "documentaton". ... Did you mean "documentation"?',
    ],
  });

  findsEach(
    about,
    Object.fromEntries(
      ["brochure.pdf", "images/brochure.pdf", "data/files/brochure.pdf", "/brochure.pdf"].map(
        (target): [string, Seed] => [
          `a file to download elsewhere: ${target}`,
          [
            swap("(guides)", `(${target})`),
            `11:25 "${target}" is a file to download, and those are in data/files/. Put it there, and write "files/brochure.pdf".`,
          ],
        ],
      ),
    ),
  );

  findsEach(
    home,
    Object.fromEntries(
      ["/about.html", "pages/about.yaml", "https://www.example.com/about"].map((target): [string, Seed] => [
        `a page by another name than its address: ${target}`,
        [swap("href: guides", `href: ${target}`), '22:9 Write "/about".'],
      ]),
    ),
  );

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
  findsEach(about, {
    "a picture that is not there": [
      swap("images/scene.png", "images/scenes.png"),
      '13:7 There is no file data/images/scenes.png. Use the path of a file below data/. Did you mean "images/scene.png"?',
    ],
  });

  findsEach("site.yaml", {
    "a picture that is spelled with a capital": [
      swap("placeholder: images/blank.png", "placeholder: images/Blank.png"),
      '8:1 There is no file data/images/Blank.png. ... Did you mean "images/blank.png"?',
    ],
  });

  findsEach(home, {
    "an icon that is not in the set": [
      swap("icon: key-round", "icon: key-rounded"),
      '17:9 There is no icon "key-rounded". Use the name of a Lucide icon. Did you mean "key-round"?',
    ],
    "an icon name that leaves its folder": [
      swap("icon: key-round", "icon: ../../../secrets"),
      '17:9 There is no icon "../../../secrets". Use the name of a Lucide icon.',
    ],
    "a number without a claim": [
      swap("{claim:reply-time}", "{claim:replytime}"),
      "21:9 There is no variable {claim:replytime}. The keys of promises are in data/claims.yaml. Did you mean {claim:reply-time}?",
    ],
  });
});

describe("Addresses", () => {
  findsEach(about, {
    "a further address that another page has": [
      swap("[/company]", "[/company, /contact]"),
      '4:20 The address "/contact" is taken by data/pages/contact.yaml. Choose another address, or remove it from one of the two.',
    ],
    "a further address that is the page's own": [
      swap("[/company]", "[/about]"),
      '4:10 The address "/about" is taken by data/pages/about.yaml. Choose another address',
    ],
    "a further address written twice": [
      swap("[/company]", "[/company, /company]"),
      '4:20 The address "/company" is taken by data/pages/about.yaml. Choose another address',
    ],
  });

  findsEach("pages/contact.yaml", {
    "a further address that two pages claim": [
      swap("published:", "alsoAt: [/company]\npublished:"),
      '4:10 The address "/company" is taken by data/pages/about.yaml. Choose another address',
    ],
  });

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
