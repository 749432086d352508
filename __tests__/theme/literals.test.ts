import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import brand from "../../src/theme/brand.json";

const written = /\.(tsx?|css)$/;

/** Every match in src/ as "file:line match", without those in src/theme if `outsideTheme`. */
function findings(pattern: RegExp, outsideTheme: boolean): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => written.test(name) && !name.endsWith("gatsby-types.d.ts"))
    .filter((name) => !(outsideTheme && name.startsWith("theme/")))
    .flatMap((name) =>
      readFileSync(join("src", name), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          [...line.matchAll(pattern)].map(([found]) => `src/${name}:${index + 1} ${found.trim()}`),
        ),
    );
}

/** Fails with a sentence that says what to do about it. */
function expectNone(found: string[], remedy: string) {
  if (found.length > 0) throw new Error(`${remedy}\n${found.join("\n")}`);
}

const named =
  "white|black|silver|gr[ae]y|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange";
const colored =
  "color|background|background-image|border[\\w-]*|outline[\\w-]*|fill|stroke|[\\w-]*shadow|mask-image";
const colors = new RegExp(
  [
    // Not an anchor such as "#content", nor an issue such as #12.
    "#(?:[\\da-f]{8}|[\\da-f]{6}|(?=\\w*[a-f])[\\da-f]{3,4}|000)\\b(?![\\w-])",
    "\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\([^)]*\\)?",
    `(?:^|[\\s;{])(?:${colored}):[^;]*\\b(?:${named})\\b`,
  ].join("|"),
  "gi",
);

/** The colors of src/theme/brand.json, but for white and black, which are nobody's. */
const brandColors = new RegExp(
  [...new Set(JSON.stringify(brand).match(/#[\da-f]{6}\b/g))]
    .filter((color) => !/#(f{6}|0{6})/.test(color))
    .join("|"),
  "g",
);

/** Texts below a folder in which somebody may write a color. What art/ draws into data/images/brand has to have it. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /\.(tsx?|mjs|cjs|css|json|ya?ml|md|py|svg)$/.test(file))
    .filter((file) => !/node_modules|^src\/theme\/brand\.json$|^data\/images\/brand\//.test(file));
}

describe("A change of the brand's look touches one file", () => {
  it("colors are tokens", () => {
    expectNone(
      findings(colors, true),
      "A component names a color. Name a token of src/theme/tokens.ts, or add one there:",
    );
  });

  it("the brand's colors are written in src/theme/brand.json alone", () => {
    const files = ["src", "art", "data", "scripts", "e2e", "__tests__", "docs"].flatMap(textsBelow);
    expectNone(
      files.flatMap((file) =>
        [...new Set(readFileSync(file, "utf8").toLowerCase().match(brandColors))].map(
          (color) => `${file} ${color}`,
        ),
      ),
      "These write a color of the brand. Read it from src/theme/brand.json; art/ does so in art/lib/brand.mjs:",
    );
  });

  it("widths of the viewport have names", () => {
    expectNone(
      findings(
        /\((?:min-|max-)?width\b[^)]*\d(?:px|r?em)\)|\([\d.]+(?:px|r?em)\s*[<>]=?\s*width\b[^)]*\)/g,
        true,
      ),
      "A component asks for a width in numbers. Use from() or below() of src/theme/breakpoints.ts:",
    );
  });

  it("a line under a text is given its style and color by longhands, which every engine knows", () => {
    expectNone(
      findings(/text-decoration:[^;]*(?:dotted|dashed|wavy|var\()[^;]*/g, false),
      "WebKit drops this whole declaration. Write text-decoration-line, -style and -color:",
    );
  });

  it("no style asks the root what is in the page, but on paper", () => {
    expectNone(
      // What is for print alone is indented, below its @media, and has no effect on a screen.
      findings(/^(?! {2}:root:has\(\.endnotes).*(?:html|:root|body):has\(/g, false),
      "Each change in the page then costs a new style for every element. Mark the root (exhibits/kit/markPage.ts):",
    );
  });

  it("the company's name is written in data/site.yaml alone", () => {
    const { brand }: { brand: string } = parse(readFileSync("data/site.yaml", "utf8"));
    const pattern = new RegExp(`\\b${brand.replace(/[^\w\s]/g, "\\$&")}\\b`, "g");
    expectNone(
      findings(pattern, false),
      "The code names the company. It is called siteContent.brand there, and {brand} in content:",
    );
  });
});
