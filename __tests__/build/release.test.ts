import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commitOf, readRelease, releaseOf, writeRelease } from "../../src/build/release";
import { temporaryFolder } from "../support/content";
import { addresses, fill } from "../support/release";

const { routes, redirects } = addresses;

describe("The description of a release", () => {
  it("lists every file but itself with its SHA-256, in a stable order", () => {
    const folder = temporaryFolder();
    fill(folder, { "b.txt": "b", "a/c.txt": "", "a.txt": "abc" });
    const release = releaseOf(folder, "0f1e", addresses);
    expect(release.files["a.txt"]).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(Object.keys(release.files)).toEqual(["a.txt", "a/c.txt", "b.txt"]);
    writeRelease(folder, release);
    expect(releaseOf(folder, "0f1e", addresses)).toEqual(release);
    const text = readFileSync(join(folder, "release.json"), "utf8");
    writeRelease(folder, releaseOf(folder, "0f1e", addresses));
    expect(readFileSync(join(folder, "release.json"), "utf8")).toBe(text);
    expect(readRelease(folder)).toEqual(release);
  });

  it("says that it is for staging", () => {
    const folder = temporaryFolder();
    expect(releaseOf(folder, "", { ...addresses, noindex: true })).toHaveProperty("noindex", true);
    expect(releaseOf(folder, "", { ...addresses, noindex: false })).not.toHaveProperty("noindex");
  });

  it("includes pages and redirects, but nothing that only the build needs", () => {
    expect(releaseOf(temporaryFolder(), "", addresses)).toEqual({
      commit: "",
      addresses: { routes, redirects },
      bytes: 0,
      files: {},
    });
  });
});

describe("The commit of a release", () => {
  const git = (root: string, ...words: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...words], {
      cwd: root,
      stdio: "pipe",
      encoding: "utf8",
    }).trim();

  it("comes from Git, with a mark if there are uncommitted changes", () => {
    const root = temporaryFolder();
    git(root, "init", "-q");
    fill(root, { "a.txt": "a" });
    git(root, "add", "-A");
    git(root, "commit", "-qm", "first");
    const head = git(root, "rev-parse", "HEAD");
    expect(commitOf(root)).toBe(head);
    fill(root, { "b.txt": "b" });
    expect(commitOf(root)).toBe(`${head}+changes`);
  });

  it("is unknown outside Git", () => {
    expect(commitOf(temporaryFolder())).toBe("");
  });

  it("has the size of all files, compressed where there is a compressed copy", () => {
    const folder = temporaryFolder();
    const sizes = {
      "a.txt": 100,
      "a.txt.br": 40,
      "a.txt.gz": 50,
      "b.png": 7,
      "c.html": 9,
      "c/index.html": 9,
    };
    fill(folder, Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, "x".repeat(size)])));
    expect(releaseOf(folder, "", addresses).bytes).toBe(56);
  });
});
