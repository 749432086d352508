import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse } from "yaml";
import { siteContent } from "../../src/build/siteContent";
import { compiledYaml, writeContent } from "../../src/build/write";
import { contentFolder } from "../../src/content/read/folders";
import { readSources } from "../../src/content/read/sources";
import { contentCopy, edit, swap, temporaryFolder } from "../support/content";

let source: string;
let target: string;

const mirrorNow = () => {
  const sources = readSources(source);
  writeContent(siteContent(sources), sources.assets, source, target);
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
    expect(parse(read("pages/index.yaml"))).toMatchObject({ name: "Home", route: "/" });
    expect(parse(read("site.yaml"))).toMatchObject({ brand: "Housemark" });
    expect(read("images/scene.png")).toContain("PNG");
    expect(readdirSync(join(target, "pages")).sort()).toEqual([
      "404.yaml",
      "about.yaml",
      "contact.yaml",
      "index.yaml",
    ]);
  });

  it("includes the words that are shown outside the app", () => {
    expect(JSON.parse(read("build/network.json"))).toEqual(parse(read("words.yaml")).network);
  });

  it("loses what was removed from the content", () => {
    writeFileSync(join(target, "stale.yaml"), "{}");
    edit(source, { "pages/contact.yaml": null, "images/scene.png": null });
    mirrorNow();
    for (const name of ["stale.yaml", "pages/contact.yaml", "images/scene.png"]) {
      expect([name, existsSync(join(target, name))]).toEqual([name, false]);
    }
    expect(existsSync(join(target, "pages/about.yaml"))).toBe(true);
  });

  it("is not rewritten if nothing changed, so that Gatsby has nothing to do", () => {
    age("pages/index.yaml");
    const picture = written("images/scene.png");
    mirrorNow();
    expect(written("pages/index.yaml")).toBe(1_000_000);
    expect(written("images/scene.png")).toBe(picture);
  });

  it("is rewritten only where something changed", () => {
    age("pages/index.yaml");
    age("pages/about.yaml");
    edit(source, { "pages/index.yaml": swap("name: Home", "name: House") });
    mirrorNow();
    expect(parse(read("pages/index.yaml"))).toMatchObject({ name: "House" });
    expect(written("pages/index.yaml")).toBeGreaterThan(1_000_000);
    expect(written("pages/about.yaml")).toBe(1_000_000);
  });

  it("gets a picture that was replaced", () => {
    edit(source, { "images/scene.png": "another scene" });
    mirrorNow();
    expect(read("images/scene.png")).toBe("another scene");
  });
});

it("changes with the exhibits' code on every page that the code draws, a calculator's and the verifier's too", () => {
  const folder = contentFolder(process.cwd());
  const sources = readSources(folder);
  const content = siteContent(sources);
  const compiled = temporaryFolder();
  writeContent(content, sources.assets, folder, compiled);
  const drawn = new Set(["Exhibit", "ExhibitFigure", "Calculator", "Verifier"]);
  const seen = new Set<string>();
  for (const { name, content: page } of content.pages) {
    const types = page.sections.map(({ type }) => type).filter((type) => drawn.has(type));
    for (const type of types) seen.add(type);
    const { made } = parse(readFileSync(join(compiled, name), "utf8"));
    expect([name, made]).toEqual([
      name,
      types.length > 0 ? expect.stringMatching(/^[0-9a-f]{64}$/) : undefined,
    ]);
  }
  expect(seen).toEqual(drawn);
});

it("is read unchanged by gatsby-transformer-yaml, whatever its texts contain", () => {
  // The parser that the transformer itself uses.
  const { load } = createRequire(require.resolve("gatsby-transformer-yaml/package.json"))("js-yaml");
  const odd = {
    date: "2026-11-21",
    flag: "no",
    number: "1.10",
    alias: "*a",
    tie: "<<",
    none: "",
    nothing: "~",
    many: "a: b\n# c\n\t“d” \\ \u2028",
  };
  for (const content of [odd, ...Object.values(siteContent(readSources(contentFolder(process.cwd()))))]) {
    const plain: unknown = JSON.parse(JSON.stringify(content));
    expect(load(compiledYaml(plain))).toEqual(plain);
  }
});
