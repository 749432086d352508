import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inWords } from "../../../src/content/commands/diff";
import { changesBetween } from "../../../src/content/commands/diff/changes";
import { revisionOf, workingContent } from "../../../src/content/commands/diff/revision";
import { contentCopy, edit, swap, temporaryFolder } from "../../support/content";
import { blankPicture } from "../../support/picture";

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

  const diffOf = (root: string) =>
    inWords(changesBetween(revisionOf(root, "HEAD"), workingContent(join(root, "data"))));

  it("shows a page as new once it is no longer a draft, and hides it before", () => {
    const root = project();
    const text =
      "name: Next\ndraft: true\ntitle: Next\ndescription: Next.\nsections: [{ type: Notice, text: Next. }]\n";
    edit(join(root, "data"), { "pages/next.yaml": text });
    expect(diffOf(root)).toBe("");
    edit(join(root, "data"), { "pages/next.yaml": swap("draft: true\n", "") });
    expect(diffOf(root)).toContain("/next\n  - This page is new.");
  });

  it("lists headings, texts, links, pictures and menus, page by page", () => {
    const root = project();
    edit(join(root, "data"), {
      "pages/index.yaml": (text) =>
        text.replace("title: Keys", "title: Locks").replace("href: guides", "href: /about"),
      "pages/new.yaml": readFileSync(join(root, "data/pages/contact.yaml"), "utf8"),
      "menus.yaml": swap("title: Ledger", "title: Daybook"),
      "claims.yaml": swap("24 hours", "36 hours"),
      "images/scene.png": blankPicture(900, 600),
    });
    expect(diffOf(root).split("\n")).toEqual(
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

  it("knows a page at its new address, and says what remains of the old one", () => {
    const root = project();
    const data = join(root, "data");
    const about = readFileSync(join(data, "pages/about.yaml"), "utf8");
    edit(data, {
      "pages/about.yaml": null,
      "pages/house.yaml": about.replace("Who keeps", "Who looks after"),
    });
    expect(diffOf(root)).toContain("/about\n  - This page is at /house now. Nothing is at its old address:");
    expect(diffOf(root)).toMatch(/\/house\n {2}- Description: was "Who keeps/);
    expect(diffOf(root)).not.toMatch(/is gone|is new/);
    edit(data, { "pages/house.yaml": swap("alsoAt: [", "alsoAt: [/about, ") });
    expect(diffOf(root)).toContain("This page is at /house now. Its old address still shows it.");
    edit(data, {
      "pages/house.yaml": swap("/about, ", ""),
      "redirects.yaml": "items:\n  - { from: /about, to: /house }\n",
    });
    expect(diffOf(root)).toContain("This page is at /house now. Its old address leads to /house.");
  });

  it("compares nothing while a file has faults that every page depends on", () => {
    const root = project();
    edit(join(root, "data"), { "site.yaml": swap("desk@example.com", "desk@example") });
    expect(diffOf(root)).toBe(
      "Nothing can be compared\n  - Data/site.yaml has faults now: every page depends on it. Run npm run content.",
    );
  });

  it("is empty if nothing has changed", () => {
    expect(diffOf(project())).toBe("");
  });

  it("refuses what is not a revision", () => {
    const root = project();
    expect(() => revisionOf(root, "nonsense")).toThrow('Git has no revision "nonsense".');
    expect(() => revisionOf(root, "--output=x")).toThrow("is not a revision");
  });
});
