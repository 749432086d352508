import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inWords } from "../../../src/content/commands/diff";
import { changesBetween } from "../../../src/content/commands/diff/changes";
import { revisionOf, workingContent } from "../../../src/content/commands/diff/revision";
import { launchBlockers } from "../../../src/content/commands/launch";
import { vendorAnswers } from "../../../src/content/model/vendor";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, swap, temporaryFolder } from "../../support/content";
import { blankPicture } from "../../support/picture";

describe("The command line", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "src/content/commands/cli.ts", ...words], {
      encoding: "utf8",
    });

  it.each([
    [["shcemas"], '"shcemas" is neither a command nor a folder. Did you mean "schemas"?'],
    [["--jsno"], 'There is no option --jsno. Use --json or --watch. Did you mean "--json"?'],
    [["schemas", "--json"], "There is no option --json. This command has no options."],
    [["new", "pgae", "/our-story"], 'There is no "new pgae". Did you mean "page"?'],
    [["diff", "HEAD", "main"], '"main" is one argument too many.'],
  ])("answers %j with one clear sentence, and ends with 1", (words, sentence) => {
    const { stderr, stdout, status } = run(...words);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
    expect(stdout).toBe("");
    expect(status).toBe(1);
  });

  it("lists its commands", () => {
    expect(run("help").stdout).toMatch(/npm run content diff \[revision\]/);
    expect(run("--help").status).toBe(0);
  });

  it("checks the project in another folder", () => {
    const root = temporaryFolder();
    expect(run(root).stderr).toContain(`There is no folder ${join(root, "data")}.`);
    cpSync(contentCopy(), join(root, "data"), { recursive: true });
    expect(JSON.parse(run(root, "--json").stdout)).toMatchObject({ ok: true, faults: [] });
  });
});

describe("The launch check", () => {
  const withAnswers = (text: string) => {
    const answers = vendorAnswers.map((name) => `${name}: Yes.`).join(", ");
    return text.replace("vendor: { ", `vendor: { ${answers}, `);
  };
  const left = (change: (text: string) => string, environment: Record<string, string> = {}) => {
    const folder = contentCopy();
    edit(folder, { "site.yaml": change });
    return launchBlockers(readSources(folder), environment, "housemark", "2026-11-21");
  };

  it("lists everything that is not real yet, with its place", () => {
    const all = left((text) => text.replace("brand:", "launch: { standIns: [images/icons/] }\nbrand:"));
    expect(all).toEqual(
      expect.arrayContaining([
        "data/site.yaml:2:1 The brand is still Housemark, the one this project came with.",
        'data/site.yaml:4:1 "url" is an example: https://www.example.com.',
        'data/site.yaml:13:3 The link "guides" leads to an example address: https://docs.example.com/guides.',
        expect.stringContaining(
          "The contact form sends to an example address: https://forms.example.com/contact.",
        ),
        expect.stringContaining("Nobody has decided on visitor statistics."),
        expect.stringContaining("4 pictures in data/images/icons/ stand in for real ones."),
        expect.stringContaining("add the company's legal name (entity) and its address"),
      ]),
    );
  });

  it("says when a form sends nowhere", () => {
    const words = left((text) => text.replace("brand:", "# \nbrand:"), { CONTACT_ENDPOINT: "" });
    expect(words.join("\n")).toContain("The contact form has no endpoint: set it, or CONTACT_ENDPOINT.");
  });

  it("says that a build for staging is none for a launch, and judges the address that it is for", () => {
    const words = left((text) => text.replace("brand:", "# \nbrand:"), {
      NOINDEX: "1",
      SITE_URL: "https://www.northwind.dev",
    });
    expect(words[0]).toBe(
      "NOINDEX=1 is for staging: search engines would never list this site. Build without it to launch.",
    );
    expect(words.join("\n")).not.toContain('"url" is an example');
  });

  it("asks for each answer of a vendor form until it is there", () => {
    const asked = (words: string[]) => words.filter((line) => line.includes("Buyers ask for"));
    const words = asked(left((text) => `${text}# \n`));
    expect(words).toHaveLength(vendorAnswers.length);
    expect(words[0]).toContain('Buyers ask for insurance: until "vendor" has it, pages say “Not yet.”');
    expect(asked(left(withAnswers))).toEqual([]);
  });

  it("lists nothing once everything is real", () => {
    const real = (text: string) =>
      `${withAnswers(text).replaceAll("example.com", "housemark.io").replace("brand: Housemark", "brand: Millwright").replace("/about }", "/about, entity: Millwright LLC, address: Mill Lane 1 }")}launch: { analytics: none }\nsecurity: { expires: "2027-06-30" }\n`;
    expect(left(real)).toEqual([]);
  });

  it.each([
    ['"2026-11-21"', "security.txt expired on 2026-11-21."],
    ['"2026-12-21"', "security.txt expires on 2026-12-21, in less than a month."],
  ])("reports a security.txt that expires on %s", (expires, sentence) => {
    const words = left((text) => `${text}security: { expires: ${expires} }\n`);
    expect(words.join("\n")).toContain(sentence);
    expect(words.join("\n")).not.toContain("There is no security.txt");
  });

  it("reports a missing security.txt", () => {
    expect(left((text) => `${text}# \n`).join("\n")).toContain("There is no security.txt. Write security:");
  });

  it("lists claims that are overdue", () => {
    const sources = readSources(contentCopy());
    expect(launchBlockers(sources, {}, "", "2027-06-01").slice(-4)).toEqual([
      "data/claims.yaml:8:76 The network's rate was due for review by 2027-05-31.",
      "data/claims.yaml:9:41 The price of a BSV was due for review by 2027-05-31.",
      "data/claims.yaml:10:24 The day rate was due for review by 2027-05-31.",
      'data/claims.yaml:6:5 The claim "reply-time" was due for review by 2027-05-31.',
    ]);
  });

  it("asks the owner for a day rate", () => {
    const folder = contentCopy();
    edit(folder, { "claims.yaml": (text) => text.replace(/\n {2}day:.*/, "") });
    expect(launchBlockers(readSources(folder), {}, "", "2026-11-21").at(-1)).toMatch(
      /^data\/claims\.yaml:7:1 There is no day rate/,
    );
  });

  it.each([
    ["has no confirmation", /, signedOff: \{.*\} \}/, " }"],
    ["is newer than its confirmation", "date: 2026-11-20, review", "date: 2026-11-21, review"],
  ])("asks the owner for the price of a BSV where it %s", (_, from, to) => {
    const folder = contentCopy();
    edit(folder, { "claims.yaml": (text) => text.replace(from, to) });
    expect(launchBlockers(readSources(folder), {}, "", "2026-11-21").at(-1)).toMatch(
      /^data\/claims\.yaml:9:3 The owner has to confirm the price that dollars are worked out with: \$20 per BSV, an example of 2026-11-2[01]\. Write the price of the day, then sign it off\.$/,
    );
  });
});

describe("Statements that somebody has to confirm", () => {
  const said = "The desk has to confirm what /about says: “Who keeps the records.”";
  const left = (change?: (text: string) => string) => {
    const folder = contentCopy();
    if (change) edit(folder, { "signoffs.yaml": change });
    return launchBlockers(readSources(folder), {}, "", "2026-11-21");
  };

  it("hold the launch until they are signed off", () => {
    expect(left((text) => text.replace(/^ *signedOff.*\n/m, ""))).toContain(`data/signoffs.yaml:2:5 ${said}`);
  });

  it("hold nothing once they are", () => {
    expect(left().join("\n")).not.toContain("has to confirm");
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

  const diffOf = (root: string) =>
    inWords(changesBetween(revisionOf(root, "HEAD"), workingContent(join(root, "data"))));

  it("shows a page as new once it is no draft any more, and nothing of it before", () => {
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
