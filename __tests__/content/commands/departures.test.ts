import { existsSync, readFileSync } from "node:fs";
import { departuresFile, departuresIn, departuresToAgree } from "../../../src/content/commands/departures";
import { edit, temporaryFolder } from "../../support/content";

const head = "| Sentence | What the site does | Why | Held by | Agreed |\n| --- | --- | --- | --- | --- |";
const table = (...rows: string[]) => `# Departures\n\n${head}\n${rows.join("\n")}\n\nMore words.\n`;
const row = (agreed: string, sentence = "2.4 “a joke line”") =>
  `| ${sentence} | Two lines | Because | \`e2e/a.spec.ts\`, \`src/a.ts\` | ${agreed} |`;

describe("The table of departures", () => {
  it("is read row by row", () => {
    expect(departuresIn(table(row("open", "2.4 “a joke line”; 8 “the 404 page”")))).toEqual([
      {
        line: 5,
        sentences: [
          { section: "2.4", quote: "a joke line" },
          { section: "8", quote: "the 404 page" },
        ],
        heldBy: ["e2e/a.spec.ts", "src/a.ts"],
        agreed: false,
      },
    ]);
  });

  it("tells the launch check what nobody has agreed to, and nothing else", () => {
    const root = temporaryFolder();
    edit(root, { [departuresFile]: table(row("2026-12-01, Ada Example"), row("open")) });
    expect(departuresToAgree(root)).toEqual([
      "docs/departures.md:6:1 Nobody has agreed to a departure: 2.4 “a joke line”",
    ]);
  });

  it("is reported by the launch check if it is missing", () => {
    expect(departuresToAgree(temporaryFolder())).toEqual([
      "docs/departures.md is missing: it lists what departs from the specification.",
    ]);
  });

  it.each([
    ["no table", "# Departures\n", "docs/departures.md needs a table with the columns Sentence, "],
    ["a day without a name", table(row("2026-12-01")), 'docs/departures.md:5:1 "Agreed" is "open", or a day'],
    ["a word of its own", table(row("yes")), 'docs/departures.md:5:1 "Agreed" is "open", or a day'],
    [
      "a cell too many",
      table(row("open | open")),
      "docs/departures.md:5:1 This row has 6 cells instead of 5.",
    ],
    ["no quotation", table(row("open", "2.4")), "docs/departures.md:5:1 This row quotes no sentence"],
  ])("is refused with %s", (_, markdown, sentence) => {
    expect(() => departuresIn(markdown)).toThrow(sentence);
  });
});

/** The text of each section of the specification, by its number. */
const specification = new Map(
  readFileSync("docs/specification.md", "utf8")
    .split(/^#{2,3} (?=\d)/m)
    .map((text) => [/^\d+(?:\.\d+)?/.exec(text)?.[0] ?? "", text]),
);

describe.each(departuresIn(readFileSync(departuresFile, "utf8")))(
  "The departure in line $line",
  ({ sentences, heldBy }) => {
    it("quotes the specification to the letter", () => {
      for (const { section, quote } of sentences)
        if (section !== "Stack") expect(specification.get(section)).toContain(quote);
    });

    it("names files that exist", () => {
      expect(heldBy).not.toEqual([]);
      expect(heldBy.filter((file) => !existsSync(file))).toEqual([]);
    });
  },
);
