import { appendFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linksIn, namedFiles } from "../../src/build/verify/extras";
import { verify } from "../../src/build/verify/verify";
import { temporaryFolder } from "../support/content";
import { host } from "../support/host";
import { fill, smallRelease } from "../support/release";

/** Runs the command; returns its output and exit code. */
async function run(words: string[], built: string) {
  const print = jest.spyOn(console, "log").mockImplementation(() => {});
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await verify(words, built);
    return { text: print.mock.calls.map(([text]) => String(text)).join("\n"), code: process.exitCode ?? 0 };
  } finally {
    process.exitCode = before;
  }
}

async function copied() {
  const { folder } = await smallRelease();
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return { built: folder, copy };
}

describe("Verifying a folder", () => {
  it("finds no difference in a copy, and exits with 0", async () => {
    const { built, copy } = await copied();
    const { text, code } = await run([copy], built);
    expect(text).toMatch(/^Here: {2}commit 0f1e2d3c, \d+ files\nThere: commit 0f1e2d3c, the same/);
    expect(text).toMatch(/\nNo difference\.$/);
    expect(code).toBe(0);
  });

  it("lists every file that was changed, removed or added, even compressed twins, and exits with 1", async () => {
    const { built, copy } = await copied();
    appendFileSync(join(copy, "robots.txt"), "# x");
    appendFileSync(join(copy, "about.html.br"), "x");
    rmSync(join(copy, "about/index.html"));
    fill(copy, { "wp-login.php": "?", ".well-known/x": "y" });
    const { text, code } = await run([copy], built);
    expect(text.split("\n").slice(3)).toEqual([
      "Changed: 2",
      "  The contents differ: about.html.br, robots.txt",
      "Missing: 1",
      "  Not in the folder: about/index.html",
      "Extra: 2",
      "  Not in the release: .well-known/x, wp-login.php",
      "5 differences in all.",
    ]);
    expect(code).toBe(1);
  });

  it("says if the folder is not a release", async () => {
    const { built } = await copied();
    const { text } = await run([temporaryFolder()], built);
    expect(text).toContain("There: no release.json that names a commit");
    expect(text).toMatch(/Missing: \d+\n {2}Not in the folder: (\S+, ){19}\S+ and \d+ more\n/);
  });
});

describe("Verifying a live site", () => {
  it("says what cannot be known over HTTP", async () => {
    const { folder } = await smallRelease();
    const { text, code } = await run([`${await host(folder)}/`], folder);
    expect(text).toMatch(/No difference\.\nOver HTTP, extra files are found only where .* of its folder\.$/);
    expect(code).toBe(0);
  });

  it("prints JSON for programs, with every place", async () => {
    const { folder } = await smallRelease();
    const origin = await host(folder, (_, right) => ({ ...right, headers: {} }));
    const { text, code } = await run(["--json", origin], folder);
    const report = JSON.parse(text);
    expect(report).toMatchObject({ target: origin, here: "0f1e2d3c", there: "0f1e2d3c" });
    expect(report.findings.length).toBeGreaterThan(50);
    expect(report.findings).toContainEqual({
      kind: "header",
      problem: "Referrer-Policy is not sent",
      path: "/robots.txt",
    });
    expect(code).toBe(1);
  });
});

describe("The command", () => {
  it.each([
    [[], "Say what to verify: npm run verify -- https://www.example.com, or a folder."],
    [["a", "b"], '"b" is one argument too many.'],
    [["a", "--jsno"], 'There is no option --jsno. Use --json. Did you mean "--json"?'],
    [["www.example.com"], '"www.example.com" is neither a folder nor an address that begins with https://'],
    [["ftp://example.com"], '"ftp://example.com" is neither a folder nor an address'],
    [["https://"], '"https://" is neither a folder nor an address'],
    [["https://example.com/site/"], "The site is at the root of its host: verify https://example.com."],
  ])("refuses %j", async (words, sentence) => {
    const { folder } = await smallRelease();
    await expect(run(words, folder)).rejects.toThrow(sentence);
  });

  it("needs a release to compare with", async () => {
    const folder = temporaryFolder();
    await expect(run([folder], folder)).rejects.toThrow(
      "There is no public/release.json to compare with: run npm run build first.",
    );
    writeFileSync(join(folder, "release.json"), '{"commit":"0f1e","files":{}}');
    await expect(run([folder], folder)).rejects.toThrow(
      "was written by an older build: run npm run build again.",
    );
  });
});

describe("The list of addresses to check", () => {
  it("includes its own addresses in documents and sitemaps", () => {
    const text = `<a href="/a?x=1#y">A</a><img src='b.png' srcset="/c.png 1x, /d.png 2x"><a href="https://else.example.com/x">
      <a href="mailto:x@example.com"><link href="http://site/e.css"><a href="#top"><a href="//[">`;
    expect(linksIn(text, "http://site", "/deep/page")).toEqual([
      "/a",
      "/deep/b.png",
      "/c.png",
      "/d.png",
      "/e.css",
      "/deep/page",
    ]);
    expect(linksIn("<loc> https://www.example.com/f </loc>", "http://site", "/sitemap.xml")).toEqual(["/f"]);
  });

  it("includes the files in its release.json, whatever that contains", () => {
    expect(namedFiles({ "a b.txt": "", "x/index.html": "", "\ud800.html": "" })).toEqual([
      "/a%20b.txt",
      "/x",
      "/%EF%BF%BD",
    ]);
    for (const odd of [undefined, null, 3, []]) expect(namedFiles(odd)).toEqual([]);
  });
});
