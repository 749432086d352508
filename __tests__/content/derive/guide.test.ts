import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { withFields } from "../../../src/content/derive/guide";
import { files, page } from "../../../src/content/model/schema";
import { parseFile } from "../../../src/content/read/parse";
import { readSources } from "../../../src/content/read/sources";
import { edit, inOneLine, temporaryFolder } from "../../support/content";
import { dataFolder } from "../../support/site";

const guide = readFileSync(join(dataFolder, "README.md"), "utf8");
const examples = [...guide.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, text]) => ({
  name: String(name),
  text: String(text),
}));

describe("The guide for editors", () => {
  it("lists every field (npm run schemas)", () => {
    expect(withFields(guide)).toBe(guide);
  });

  it("has examples of pages and lists", () => {
    expect(examples.map(({ name }) => name)).toEqual([
      "pages/our-story.yaml",
      "news.yaml",
      "pages/sealed-story.yaml",
      "claims.yaml",
      "signoffs.yaml",
      "writing.yaml",
      "redirects.yaml",
    ]);
  });

  it.each(examples)("has a correct example of $name", ({ name, text }) => {
    const schema = name.startsWith("pages/") ? page : files[name.slice(0, -5) as keyof typeof files];
    const { faults, warnings } = parseFile<unknown>(name, text, schema);
    expect([...faults, ...warnings].map(inOneLine)).toEqual([]);
  });

  it.each(examples.filter(({ name }) => name.startsWith("pages/")))(
    "has a page that could go online as it stands: $name",
    ({ name, text }) => {
      const folder = temporaryFolder();
      cpSync(dataFolder, folder, { recursive: true });
      edit(folder, { [name]: text });
      const { faults, warnings } = examine(readSources(folder));
      expect(faults.map(inOneLine)).toEqual([]);
      // Nothing links to it here, and a page may have been made from it.
      const own = warnings.filter(
        ({ file, problem }) => file.includes(name) && !/links to|is also used/.test(problem),
      );
      expect(own.map(inOneLine)).toEqual([]);
    },
  );

  const traps = [...guide.matchAll(/^\| `(\w+): (.+?)` \| .* \| `(.+)` \|$/gm)].map(
    ([, field, wrong, right]) => ({
      wrong: `${field}: ${wrong}`,
      right: String(right),
    }),
  );

  it.each(traps)("warns of $wrong, and is right about $right", ({ wrong, right }) => {
    const problemsIn = (line: string) => {
      const entry = `items:\n  - url: blog\n    type: Article\n    title: x\n    ${line}\n`;
      const isMenu = line.startsWith("featured");
      const source = isMenu
        ? `header:\n  - title: A\n    entries:\n      - href: blog\n        title: B\n        description: C\n        ${line}\n`
        : entry.replace(/ {4}title: x\n(?= {4}title)/, "").replace("    title: x\n    text", "    text");
      const { faults, warnings } = parseFile<unknown>(
        isMenu ? "menus.yaml" : "news.yaml",
        source,
        isMenu ? files.menus : files.news,
      );
      return [...faults, ...warnings]
        .filter(({ line: at }) => at === (isMenu ? 7 : 4))
        .map(({ problem }) => problem)
        .filter((problem) => !problem.includes("is not a field here"));
    };
    expect(problemsIn(wrong)).not.toEqual([]);
    expect(problemsIn(right)).toEqual([]);
  });
});
