import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { filesBelow } from "../../src/content/read/folders";

/** All selectors of a style sheet, with nesting written out. */
const selectorsOf = (file: string) =>
  transformSync(readFileSync(file, "utf8"), { loader: "css", target: "chrome100" })
    .code.replace(/\/\*.*?\*\//gs, "")
    .match(/[^{};]+(?=\{)/g) ?? [];

const sources = (folder: string, ending: RegExp) =>
  filesBelow(join(__dirname, "../../src", folder))
    .filter((name) => ending.test(name))
    .map((name) => join(__dirname, "../../src", folder, name));

/** The attributes that a rule names where it names no class. */
const attributesOf = (selector: string) => selector.match(/(?<=\[)data-[a-z-]+/g) ?? [];

it("An exhibit's rule without a class names an attribute that the rest of the page has not", () => {
  const rest = ["sections", "shell", "components"]
    .flatMap((folder) => sources(folder, /\.tsx$/))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const bare = sources("exhibits", /\.css$/)
    .flatMap(selectorsOf)
    .filter((selector) => !selector.trim().startsWith("@") && !/\.[a-z]/.test(selector))
    .filter((selector) => attributesOf(selector).length > 0);
  expect(bare).not.toEqual([]);
  const isElsewhere = (name: string) => new RegExp(`\\b${name}(?=[=\\s}])`).test(rest);
  expect(bare.filter((selector) => attributesOf(selector).every(isElsewhere))).toEqual([]);
});
