/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../../src/content/compile/compile";
import { mirror } from "../../src/content/compile/write";
import { readSources } from "../../src/content/read/sources";
import { contentCopy, edit, swap, temporaryFolder } from "../support/content";

let source: string;
let target: string;

const mirrorNow = () => {
  const sources = readSources(source);
  mirror(compile(sources), sources.assets, source, target);
};

const read = (name: string) => readFileSync(join(target, name), "utf8");
const written = (name: string) => statSync(join(target, name)).mtimeMs;

/** Moves a file's time into the past, where a new write would show. */
const age = (name: string) => utimesSync(join(target, name), 1000, 1000);

beforeEach(() => {
  source = contentCopy();
  target = temporaryFolder();
  mirrorNow();
});

describe("The mirror of checked content", () => {
  it("holds every page, every shared file and every picture", () => {
    expect(JSON.parse(read("pages/index.yaml"))).toMatchObject({ name: "Home", route: "/" });
    expect(JSON.parse(read("site.yaml"))).toMatchObject({ brand: "Housemark" });
    expect(read("images/scene.png")).toContain("PNG");
    expect(readdirSync(join(target, "pages")).sort()).toEqual([
      "404.yaml",
      "about.yaml",
      "contact.yaml",
      "index.yaml",
    ]);
  });

  it("holds the words that stand beside the app", () => {
    expect(JSON.parse(read("network.json"))).toEqual(JSON.parse(read("words.yaml")).network);
  });

  it("loses what is gone from the content", () => {
    writeFileSync(join(target, "stale.yaml"), "{}");
    edit(source, { "pages/contact.yaml": null, "images/scene.png": null });
    mirrorNow();
    for (const name of ["stale.yaml", "pages/contact.yaml", "images/scene.png"]) {
      expect([name, existsSync(join(target, name))]).toEqual([name, false]);
    }
    expect(existsSync(join(target, "pages/about.yaml"))).toBe(true);
  });

  it("is not written again where nothing changed, so that Gatsby need not look", () => {
    age("pages/index.yaml");
    const picture = written("images/scene.png");
    mirrorNow();
    expect(written("pages/index.yaml")).toBe(1_000_000);
    expect(written("images/scene.png")).toBe(picture);
  });

  it("is written again for what did change, and for that alone", () => {
    age("pages/index.yaml");
    age("pages/about.yaml");
    edit(source, { "pages/index.yaml": swap("name: Home", "name: House") });
    mirrorNow();
    expect(JSON.parse(read("pages/index.yaml"))).toMatchObject({ name: "House" });
    expect(written("pages/index.yaml")).toBeGreaterThan(1_000_000);
    expect(written("pages/about.yaml")).toBe(1_000_000);
  });

  it("takes over a picture that was drawn anew", () => {
    edit(source, { "images/scene.png": "another scene" });
    mirrorNow();
    expect(read("images/scene.png")).toBe("another scene");
  });
});
