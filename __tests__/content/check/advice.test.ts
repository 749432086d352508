import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, faultsAfter, findingsAfter, inOneLine, swap } from "../../support/content";
import { findsEach, type Seed } from "../../support/seeds";

const home = "pages/index.yaml";

describe("Two versions that Git has left in a file", () => {
  const versions = "<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> main\n";
  const problem = "Two people changed these lines, and Git left both versions here.";

  findsEach(home, {
    "them inside a page": [
      swap("title: A house of records\n", versions),
      `2:1 ${problem} Keep one of the two, above or below =======, and remove the lines with`,
    ],
    "a mark alone, left over among fields": [
      swap("title: A house of records\n", "title: A house of records\n=======\n"),
      "3:1 This line is left over from a merge conflict. Remove it.",
    ],
  });

  findsEach("redirects.yaml", {
    "them at two places": [
      versions.replaceAll("title", "items").repeat(2),
      `1:1 ${problem} ... There are 2 such places in this file.`,
    ],
  });

  it("are not a line under a heading in a text", () => {
    const heading = swap("Founded by {brand}.", "Founded\n      =======\n\n      By {brand}.");
    expect(faultsAfter({ "pages/about.yaml": heading })).toEqual([]);
  });
});

describe("A fault inside a text of several lines", () => {
  it("is reported where the words are", () => {
    const body = swap(
      "Read the [guides](guides).",
      "Read [one](one).\n\n      Read [two](two), and [three](/three#there).\n      <b>Bold</b> and {claim:none}.",
    );
    expect(faultsAfter({ "pages/about.yaml": body }).map(inOneLine)).toEqual([
      expect.stringContaining('about.yaml:11:18 There is no link key "one".'),
      expect.stringContaining('about.yaml:13:18 There is no link key "two".'),
      expect.stringContaining('about.yaml:13:36 No page has the address "/three#there".'),
      expect.stringContaining("about.yaml:14:7 There is HTML in this text: <b>"),
      expect.stringContaining("about.yaml:14:23 There is no variable {claim:none}."),
    ]);
  });
});

describe("A fault inside a text of several lines that a file, a number or a draft causes", () => {
  it("is reported once, where the words are", () => {
    const body = swap(
      "Read the [guides](guides).",
      "Read [one](files/one.pdf),\n      [two](/files/one.pdf), [three](/three)\n      and [{phone}](tel:{phone}), [{email}](mailto:{email).",
    );
    const about = readFileSync("__tests__/support/content/pages/about.yaml", "utf8");
    const draft = about.replace("[/company]\n", "[/third]\ndraft: true\n");
    const edits = { "pages/about.yaml": body, "pages/three.yaml": draft };
    const found = faultsAfter(edits).filter(({ file }) => file === "data/pages/about.yaml");
    expect(found.map(inOneLine)).toEqual([
      expect.stringContaining("about.yaml:11:18 There is no file data/files/one.pdf."),
      expect.stringContaining("about.yaml:12:13 There is no file data/files/one.pdf."),
      expect.stringContaining('about.yaml:12:38 "/three" is a draft'),
      expect.stringContaining("about.yaml:13:12 {phone} has no value."),
      expect.stringContaining("about.yaml:13:52 {email is never closed"),
    ]);
  });

  it.each([
    ["#Heading", "A heading needs a space after its #."],
    ["-A point", "A space is missing after the hyphen, which begins an entry of a list."],
    ["• A point", "An entry of a list begins with a hyphen."],
    ["1.First", "A space is missing after the number, which begins an entry of a list."],
    ["####### Deep", "A heading has six # at most."],
  ])("is a mark that begins nothing: %s", (words, problem) => {
    const body = swap("Read the [guides](guides).", `${words}\n\n      Read the [guides](guides).`);
    expect(faultsAfter({ "pages/about.yaml": body }).map(inOneLine)).toEqual([
      expect.stringContaining(`about.yaml:11:7 ${problem}`),
    ]);
  });
});

describe("Advice", () => {
  findsEach("pages/about.yaml", {
    "a file of the same name in another folder": [
      swap("images/scene.png", "images/scenes/scene.png"),
      '13:7 There is no file data/images/scenes/scene.png. ... Did you mean "images/scene.png"?',
    ],
    "a path with backslashes": [
      swap("images/scene.png", "images\\scene.png"),
      '13:7 There is no file ... Did you mean "images/scene.png"?',
    ],
  });

  findsEach(
    home,
    Object.fromEntries(
      [
        ["phone", "A number to call is written tel:{phone}."],
        ["+1-541-555-0100", "A number to call is written tel:{phone}."],
        ["desk@example.com", "An address to write to is written mailto:desk@example.com."],
        ["about", 'Did you mean "/about"?'],
      ].map(([href, expected]): [string, Seed] => [
        `a link that lacks a part: ${href}`,
        [swap("href: /contact", `href: "${href}"`), `12:9 There is no link key "${href}". ... ${expected}`],
      ]),
    ),
  );

  it("names no picture that only its folder has in common with the one that is missing", () => {
    const [fault] = faultsAfter({ "pages/about.yaml": swap("images/scene.png", "images/nope.png") });
    expect(fault?.expected).toBe("Use the path of a file below data/.");
  });

  it("knows the page that was at an address in the last commit", () => {
    const data = contentCopy();
    commitAll(data);
    const about = readFileSync(join(data, "pages/about.yaml"), "utf8");
    edit(data, { "pages/about.yaml": null, "pages/house.yaml": about });
    const found = examine(readSources(data)).faults.filter(
      ({ file, problem }) => !file.includes("signoffs") && problem.includes('address "/about"'),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { expected } of found) {
      expect(expected).toBe(
        'data/pages/house.yaml looks like the page that was /about: link to "/house", and keep the old address ' +
          "alive with alsoAt: [/about] in that page, or with a redirect in data/redirects.yaml.",
      );
    }
  });

  it("says what to do with the links to a page that is gone", () => {
    const data = contentCopy();
    commitAll(data);
    edit(data, { "pages/about.yaml": null });
    const [found] = examine(readSources(data)).faults.filter(({ problem }) =>
      problem.includes('address "/about"'),
    );
    expect(found?.expected).toBe(
      "The last commit still had it. Take this link out or lead it to another page; a line in data/redirects.yaml " +
        "leads visitors of the old address on.",
    );
  });

  it("warns of links to a further address of a page", () => {
    const { faults, warnings } = findingsAfter({ "pages/index.yaml": swap("](/about)", "](/company)") });
    expect(faults).toEqual([]);
    expect(warnings.map(({ problem, expected }) => `${problem} ${expected}`)).toContain(
      '"/company" is a further address of the page "/about". Link to "/about".',
    );
  });
});

function commitAll(folder: string) {
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...words], { cwd: folder });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "first");
}
