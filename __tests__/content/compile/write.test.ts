import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../../../src/content/compile/compile";
import { writeContent } from "../../../src/content/compile/write";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, swap, temporaryFolder } from "../../support/content";

let source: string;
let target: string;

const mirrorNow = () => {
  const sources = readSources(source);
  writeContent(compile(sources), sources.assets, source, target);
};

const read = (name: string) => readFileSync(join(target, name), "utf8");
const written = (name: string) => statSync(join(target, name)).mtimeMs;

/** Sets a file's time to the past, so that a new write shows. */
const age = (name: string) => utimesSync(join(target, name), 1000, 1000);

beforeEach(() => {
  source = contentCopy();
  target = temporaryFolder();
  mirrorNow();
});

describe("What Gatsby reads", () => {
  it("holds every page, every shared file and every picture", () => {
    expect(JSON.parse(read("pages/index.json"))).toMatchObject({ name: "Home", route: "/" });
    expect(JSON.parse(read("site.json"))).toMatchObject({ brand: "Housemark" });
    expect(read("images/scene.png")).toContain("PNG");
    expect(readdirSync(join(target, "pages")).sort()).toEqual([
      "404.json",
      "about.json",
      "contact.json",
      "index.json",
    ]);
  });

  it("includes the words that are shown outside the app", () => {
    expect(JSON.parse(read("build/network.json"))).toEqual(JSON.parse(read("words.json")).network);
  });

  it("loses what was removed from the content", () => {
    writeFileSync(join(target, "stale.json"), "{}");
    edit(source, { "pages/contact.yaml": null, "images/scene.png": null });
    mirrorNow();
    for (const name of ["stale.json", "pages/contact.json", "images/scene.png"]) {
      expect([name, existsSync(join(target, name))]).toEqual([name, false]);
    }
    expect(existsSync(join(target, "pages/about.json"))).toBe(true);
  });

  it("is not rewritten if nothing changed, so that Gatsby has nothing to do", () => {
    age("pages/index.json");
    const picture = written("images/scene.png");
    mirrorNow();
    expect(written("pages/index.json")).toBe(1_000_000);
    expect(written("images/scene.png")).toBe(picture);
  });

  it("is rewritten only where something changed", () => {
    age("pages/index.json");
    age("pages/about.json");
    edit(source, { "pages/index.yaml": swap("name: Home", "name: House") });
    mirrorNow();
    expect(JSON.parse(read("pages/index.json"))).toMatchObject({ name: "House" });
    expect(written("pages/index.json")).toBeGreaterThan(1_000_000);
    expect(written("pages/about.json")).toBe(1_000_000);
  });

  it("gets a picture that was replaced", () => {
    edit(source, { "images/scene.png": "another scene" });
    mirrorNow();
    expect(read("images/scene.png")).toBe("another scene");
  });
});
