import { examine } from "../../../src/content/check/examine";
import { checkSpelling } from "../../../src/content/check/spelling";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, type Edit, edit, inOneLine, swap, today } from "../../support/content";

const home = "pages/index.yaml";

/** What the check of spelling says after a change of the home page. */
function spelledAfter(change: Edit) {
  const folder = contentCopy();
  edit(folder, { [home]: change });
  return examine(readSources(folder), today, [checkSpelling]).warnings.map(inOneLine);
}

const text = (words: string) => swap("text: They stay with you.", `text: ${JSON.stringify(words)}`);

describe("The check of spelling", () => {
  it("names the word, its line, and what was meant", () => {
    expect(spelledAfter(text("They recieve you."))).toEqual([
      'data/pages/index.yaml:19:9 "recieve" is not in the dictionary. ' +
        'Did you mean "receive"? Else, if it is right, add it to words in data/writing.yaml.',
    ]);
  });

  it("writes American English", () => {
    expect(spelledAfter(text("The colour of honour."))).toEqual([
      expect.stringContaining('Did you mean "color"?'),
      expect.stringContaining('Did you mean "honor"?'),
    ]);
  });

  it("says a word once for each text, however often it is there", () => {
    expect(spelledAfter(text("A zzyzx and a zzyzx."))).toHaveLength(1);
  });

  it.each([
    ["the project's own words, in any case", "A Kuvert, two kuvert."],
    ["possessives and hyphens", "The holder’s well-known key."],
    ["acronyms and what has digits in it", "BSV, APIs, P2P and SHA-256."],
    ["addresses, variables and code", "See `zzyzx`, [there](/about), a@zzyzx.example, {claim:reply-time}."],
    ["texts that are fixed", "Signed And Sealed."],
  ])("is silent about %s", (_, words) => {
    expect(spelledAfter(text(words))).toEqual([]);
  });

  it("proposes nothing where nothing is near", () => {
    expect(spelledAfter(text("A qqqqzzzzqqqq."))).toEqual([expect.stringContaining("Correct it;")]);
  });

  it.each([
    [
      "the brand while site.yaml has a fault",
      "Housemarkx",
      { "site.yaml": (before: string) => `emial: x\n${before.replaceAll("Housemark", "Housemarkx")}` },
    ],
    [
      "the brand while site.yaml cannot be read",
      "Housemarkx",
      { "site.yaml": (before: string) => `${before.replaceAll("Housemark", "Housemarkx")}\tx\n` },
    ],
    [
      "the glossary's terms",
      "zzyzxes",
      { "glossary.yaml": swap("term: overlay\n", "term: overlay\n    also: [zzyzxes]\n") },
    ],
    [
      "the company's legal name and address",
      "zzyzxes",
      {
        "site.yaml": swap(
          "{ privacy: /about }",
          "{ privacy: /about, entity: Zzyzxes Inc., address: Zzyzxes Road 1 }",
        ),
      },
    ],
  ])("knows %s", (_, word, edits) => {
    const folder = contentCopy();
    edit(folder, { [home]: text(`A ${word} here.`), ...edits });
    const { warnings } = examine(readSources(folder), today, [checkSpelling]);
    expect(warnings.filter(({ problem }) => problem.includes("dictionary"))).toEqual([]);
  });

  it("points at the word in a text of several lines", () => {
    const folder = contentCopy();
    edit(folder, {
      "pages/about.yaml": swap("Read the [guides]", "Otherwise there is no ther, and read the [guides]"),
    });
    const { warnings } = examine(readSources(folder), today, [checkSpelling]);
    expect(warnings.map(inOneLine)).toEqual([expect.stringContaining('about.yaml:11:29 "ther" is not')]);
  });
});
