/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../src/content/check/examine";
import { inWords } from "../../src/content/commands/diff";
import { changesBetween } from "../../src/content/commands/diff/changes";
import { revisionOf, workingContent } from "../../src/content/commands/diff/revision";
import { standsInTheWay } from "../../src/content/commands/launch";
import { newNews, newPage, newUseCase } from "../../src/content/commands/new";
import { readSources } from "../../src/content/read/sources";
import { contentCopy, edit, swap, temporaryFolder } from "../support/content";
import { blankPicture } from "../support/picture";

describe("Starting files", () => {
  it("are pages without a fault, at any depth", () => {
    const folder = contentCopy();
    expect(newPage(folder, "/solutions/our-story")).toContain("data/pages/solutions/our-story.yaml");
    const { faults, warnings } = examine(readSources(folder));
    expect(faults).toEqual([]);
    expect(warnings.map(({ problem }) => problem)).toEqual([
      "No page and no menu leads to /solutions/our-story.",
    ]);
  });

  it("never take the place of a page, and need an address", () => {
    const folder = contentCopy();
    expect(() => newPage(folder, "/about")).toThrow("data/pages/about.yaml already exists.");
    for (const route of ["about", "/../out", "/Our Story", "/", "/a//b"]) {
      expect(() => newPage(folder, route)).toThrow("is not an address");
    }
    for (const route of ["/static/story", "/404", "/solutions/index"]) {
      expect(() => newPage(folder, route)).toThrow("A page cannot be at");
    }
  });

  it("are news items on top of the others", () => {
    const folder = contentCopy();
    expect(newNews(folder)).toContain("data/news.yaml:2 has a new item.");
    expect(examine(readSources(folder)).faults).toEqual([]);
    expect(readSources(folder).shared.news?.content?.items[0]?.title).toBe("The headline of the article");
  });

  it("are use cases at the end of a page's own", () => {
    const folder = contentCopy();
    edit(folder, { "pages/about.yaml": (text) => text + useCases });
    expect(newUseCase(folder, "/about")).toBe("data/pages/about.yaml:27 has a new use case.");
    expect(examine(readSources(folder)).faults).toEqual([]);
    expect(() => newUseCase(folder, "/contact")).toThrow("has no UseCases section");
    expect(() => newUseCase(folder, "/nowhere")).toThrow("There is no page data/pages/nowhere.yaml.");
  });
});

const useCases = `  - type: UseCases
    title: Two cases
    cases:
      - title: One
        text: The first.
        image: { src: images/scene.png, alt: A scene }
      - title: Two
        text: The second.
        image: { src: images/scene.png, alt: Another scene }
  - type: Notice
    text: The end.
`;

describe("The launch check", () => {
  const left = (change: (text: string) => string, environment: Record<string, string> = {}) => {
    const folder = contentCopy();
    edit(folder, { "site.yaml": change });
    return standsInTheWay(readSources(folder), environment, "housemark", "2026-11-21");
  };

  it("lists everything that is not real yet, with its place", () => {
    const all = left((text) => text.replace("brand:", "launch: { standIns: [images/icons/] }\nbrand:"));
    expect(all).toEqual(
      expect.arrayContaining([
        "data/site.yaml:2:1 The brand is still Housemark, the one this project came with.",
        'data/site.yaml:4:1 "url" is an example: https://www.example.com.',
        'data/site.yaml:13:3 The link "guides" leads to an example: https://docs.example.com/guides.',
        expect.stringContaining("The contact form sends to an example: https://forms.example.com/contact."),
        expect.stringContaining("Nobody has decided on visitor statistics."),
        expect.stringContaining("4 pictures in data/images/icons/ stand in for real ones."),
      ]),
    );
  });

  it("says when a form sends nowhere", () => {
    const words = left((text) => text.replace("brand:", "# \nbrand:"), { CONTACT_ENDPOINT: "" });
    expect(words.join("\n")).toContain("The contact form sends nowhere: set it, or CONTACT_ENDPOINT.");
  });

  it("is content once all is real", () => {
    const real = (text: string) =>
      `${text.replaceAll("example.com", "housemark.io").replace("brand: Housemark", "brand: Millwright")}launch: { analytics: none }\n`;
    expect(left(real)).toEqual([]);
  });

  it("counts claims that are overdue", () => {
    const sources = readSources(contentCopy());
    expect(standsInTheWay(sources, {}, "", "2027-06-01").at(-1)).toBe(
      'data/claims.yaml:6:5 The claim "reply-time" was to be looked at again by 2027-05-31.',
    );
  });
});

describe("The diff in plain language", () => {
  const git = (root: string, ...words: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...words], {
      cwd: root,
      stdio: "pipe",
    });

  function project() {
    const root = temporaryFolder();
    cpSync(contentCopy(), join(root, "data"), { recursive: true });
    git(root, "init", "-q");
    git(root, "add", "-A");
    git(root, "commit", "-qm", "first");
    return root;
  }

  const told = (root: string) =>
    inWords(changesBetween(revisionOf(root, "HEAD"), workingContent(join(root, "data"))));

  it("tells headings, texts, links, pictures and menus, page by page", () => {
    const root = project();
    edit(join(root, "data"), {
      "pages/index.yaml": (text) =>
        text.replace("title: Keys", "title: Locks").replace("to: guides", "to: /about"),
      "pages/new.yaml": readFileSync(join(root, "data/pages/contact.yaml"), "utf8"),
      "menus.yaml": swap("title: Ledger", "title: Daybook"),
      "claims.yaml": swap("24 hours", "36 hours"),
      "images/scene.png": blankPicture(900, 600),
    });
    expect(told(root).split("\n")).toEqual(
      expect.arrayContaining([
        '  - Menu "Products", entry "Ledger", heading: was "Ledger", is now "Daybook".',
        "/",
        '  - Section "Two points", card "Keys", heading: was "Keys", is now "Locks".',
        '  - Section "Two points", card "Reply", text: was "Within 24 hours.", is now "Within 36 hours.".',
        '  - Section "Two points", card "Reply", link: was "https://docs.example.com/guides", is now "/about".',
        "/new",
        "  - This page is new.",
        "  - images/scene.png shows another picture, on /about.",
      ]),
    );
  });

  it("is nothing where nothing has changed", () => {
    expect(told(project())).toBe("");
  });

  it("refuses what is no revision", () => {
    const root = project();
    expect(() => revisionOf(root, "nonsense")).toThrow('Git knows no revision "nonsense".');
    expect(() => revisionOf(root, "--output=x")).toThrow("is no revision");
  });
});
