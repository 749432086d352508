import { launchBlockers } from "../../../src/content/commands/launch";
import { vendorAnswers } from "../../../src/content/model/vendor";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit } from "../../support/content";

/** What keeps the site from its launch after changes to files in data/. */
function blockers(changes: Parameters<typeof edit>[1] = {}, environment: Record<string, string> = {}) {
  const folder = contentCopy();
  edit(folder, changes);
  return launchBlockers(readSources(folder), environment, "housemark", "2026-11-21");
}

describe("The launch check", () => {
  const withAnswers = (text: string) => {
    const answers = vendorAnswers.map((name) => `${name}: Yes.`).join(", ");
    return text.replace("vendor: { ", `vendor: { ${answers}, `);
  };
  const left = (change: (text: string) => string, environment?: Record<string, string>) =>
    blockers({ "site.yaml": change }, environment);

  it("lists everything that is not real yet, with its place", () => {
    const all = left((text) => text.replace("brand:", "launch: { standIns: [images/icons/] }\nbrand:"));
    expect(all).toEqual(
      expect.arrayContaining([
        "data/site.yaml:2:1 The brand is still Housemark, the one this project came with.",
        'data/site.yaml:4:1 "url" is an example: https://www.example.com.',
        'data/site.yaml:13:3 The link "guides" leads to an example address: https://docs.example.com/guides.',
        expect.stringContaining(
          "The contact form sends to an example address: https://forms.example.com/contact.",
        ),
        expect.stringContaining("Nobody has decided on visitor statistics."),
        expect.stringContaining("4 pictures in data/images/icons/ stand in for real ones."),
        expect.stringContaining("add the company's legal name (entity) and its address"),
      ]),
    );
  });

  it("says when a form sends nowhere", () => {
    const words = left((text) => text.replace("brand:", "# \nbrand:"), { CONTACT_ENDPOINT: "" });
    expect(words.join("\n")).toContain("The contact form has no endpoint: set it, or CONTACT_ENDPOINT.");
  });

  it("says that a staging build cannot launch, and checks the address that it is for", () => {
    const words = left((text) => text.replace("brand:", "# \nbrand:"), {
      NOINDEX: "1",
      SITE_URL: "https://www.northwind.dev",
    });
    expect(words[0]).toBe(
      "NOINDEX=1 is for staging: search engines would never list this site. Build without it to launch.",
    );
    expect(words.join("\n")).not.toContain('"url" is an example');
  });

  it("asks for each answer of a vendor form until it is there", () => {
    const asked = (words: string[]) => words.filter((line) => line.includes("Buyers ask for"));
    const words = asked(left((text) => `${text}# \n`));
    expect(words).toHaveLength(vendorAnswers.length);
    expect(words[0]).toContain('Buyers ask for insurance: until "vendor" has it, pages say “Not yet.”');
    expect(asked(left(withAnswers))).toEqual([]);
  });

  it("lists nothing once everything is real", () => {
    const real = (text: string) =>
      `${withAnswers(text).replaceAll("example.com", "housemark.io").replace("brand: Housemark", "brand: Millwright").replace("/about }", "/about, entity: Millwright LLC, address: Mill Lane 1 }")}launch: { analytics: none }\nsecurity: { expires: "2027-06-30" }\n`;
    expect(left(real)).toEqual([]);
  });

  it.each([
    ['"2026-11-21"', "security.txt expired on 2026-11-21."],
    ['"2026-12-21"', "security.txt expires on 2026-12-21, in less than a month."],
  ])("reports a security.txt that expires on %s", (expires, sentence) => {
    const words = left((text) => `${text}security: { expires: ${expires} }\n`);
    expect(words.join("\n")).toContain(sentence);
    expect(words.join("\n")).not.toContain("There is no security.txt");
  });

  it("reports a missing security.txt", () => {
    expect(left((text) => `${text}# \n`).join("\n")).toContain("There is no security.txt. Write security:");
  });

  it("lists claims that are overdue", () => {
    const sources = readSources(contentCopy());
    expect(launchBlockers(sources, {}, "", "2027-06-01").slice(-4)).toEqual([
      "data/claims.yaml:8:76 The network's rate was due for review by 2027-05-31.",
      "data/claims.yaml:9:41 The price of a BSV was due for review by 2027-05-31.",
      "data/claims.yaml:10:24 The day rate was due for review by 2027-05-31.",
      'data/claims.yaml:6:5 The claim "reply-time" was due for review by 2027-05-31.',
    ]);
  });

  it("asks the owner for a day rate", () => {
    expect(blockers({ "claims.yaml": (text) => text.replace(/\n {2}day:.*/, "") }).at(-1)).toMatch(
      /^data\/claims\.yaml:7:1 There is no day rate/,
    );
  });

  it.each([
    ["has no confirmation", /, signedOff: \{.*\} \}/, " }"],
    ["is newer than its confirmation", "date: 2026-11-20, review", "date: 2026-11-21, review"],
  ])("asks the owner for the price of a BSV where it %s", (_, from, to) => {
    expect(blockers({ "claims.yaml": (text) => text.replace(from, to) }).at(-1)).toMatch(
      /^data\/claims\.yaml:9:3 The owner has to confirm the price that dollars are worked out with: \$20 per BSV, an example of 2026-11-2[01]\. Write the price of the day, then sign it off\.$/,
    );
  });
});

describe("Statements that somebody has to confirm", () => {
  const said = "The desk has to confirm what /about says: “Who keeps the records.”";

  it("block the launch until they are signed off", () => {
    const unsigned = blockers({ "signoffs.yaml": (text) => text.replace(/^ *signedOff.*\n/m, "") });
    expect(unsigned).toContain(`data/signoffs.yaml:2:5 ${said}`);
  });

  it("block nothing once they are", () => {
    expect(blockers().join("\n")).not.toContain("has to confirm");
  });
});
