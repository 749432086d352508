import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { withFields } from "../../../src/content/derive/guide";
import { typesWith } from "../../../src/content/derive/sectionFacts";
import { exhibitNames } from "../../../src/content/model/exhibits";
import { files, page } from "../../../src/content/model/schema";
import { sectionTypes } from "../../../src/content/model/sections";
import { parseFile } from "../../../src/content/read/parse";
import { readSources } from "../../../src/content/read/sources";
import { edit, inOneLine, temporaryFolder } from "../../support/content";
import { dataFolder } from "../../support/site";

const guide = readFileSync(join(dataFolder, "README.md"), "utf8");
const [fields, exhibits] = ["FIELDS.md", "EXHIBITS.md"].map((name) =>
  readFileSync(join(dataFolder, name), "utf8"),
) as [string, string];
const examples = [...guide.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, text]) => ({
  name: String(name),
  text: String(text),
}));

/** The example of a section type, as a page has it. */
function exampleOf(type: string): string {
  const [, example = ""] =
    new RegExp(`#### Section \`${type}\`[\\s\\S]*?\`\`\`yaml\\n([\\s\\S]*?)\`\`\``).exec(fields) ?? [];
  return `${example.replace(/^/gm, "  ").trimEnd()}\n`;
}

describe("The guide for editors", () => {
  it("lists every field (npm run schemas)", () => {
    expect(withFields("FIELDS.md", fields)).toBe(fields);
    expect(withFields("EXHIBITS.md", exhibits)).toBe(exhibits);
  });

  it("leaves the words of exhibits to a file of their own", () => {
    for (const name of exhibitNames) {
      expect(exhibits).toContain(`## Exhibit \`${name}\``);
      expect(fields).not.toContain(`Exhibit \`${name}\``);
    }
  });

  it("is in the order of an editor's day, and at most 600 lines long", () => {
    const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 4)).toEqual(["See it", "Change it", "Check it", "Publish it"]);
    expect(guide.split("\n").length).toBeLessThanOrEqual(600);
  });

  it.each(sectionTypes.map(({ shape }) => shape.type.value))(
    "has a whole example of a section: %s",
    (type) => {
      const text = `name: x\ntitle: x\ndescription: x\nsections:\n${exampleOf(type)}`;
      const { content, faults } = parseFile("pages/x.yaml", text, page);
      expect(faults.map(inOneLine)).toEqual([]);
      expect(content?.sections.map((section) => section.type)).toEqual([type]);
    },
  );

  it("has sections that pass the check as they stand, on a page of their own", () => {
    const folder = temporaryFolder();
    cpSync(dataFolder, folder, { recursive: true });
    for (const { shape } of sectionTypes) {
      const type = shape.type.value;
      const hero = typesWith("opening").includes(type)
        ? ""
        : "  - type: Hero\n    title: Try it\n    text: A section.\n";
      edit(folder, {
        [`pages/tried/${type.toLowerCase()}.yaml`]: `name: ${type}\ntitle: The section ${type}\ndescription: ${type}, as the guide has it.\nsections:\n${hero}${exampleOf(type)}`,
      });
    }
    expect(examine(readSources(folder)).faults.map(inOneLine)).toEqual([]);
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
