import { securityText } from "../../../src/build/siteFiles";
import { examine } from "../../../src/content/check/examine";
import { compile } from "../../../src/content/compile/compile";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit } from "../../support/content";

/** The small content folder with these lines under `security` in site.yaml. */
function withSecurity(fields: string) {
  const folder = contentCopy();
  edit(folder, { "site.yaml": (text) => `${text}security: { ${fields} }\n` });
  return readSources(folder);
}

const textOf = (fields: string) => {
  const { site } = compile(withSecurity(fields));
  return site.security && securityText(site, site.security);
};

describe("security.txt", () => {
  it("names the e-mail address, the day it expires and its own address", () => {
    expect(textOf('expires: "2027-06-30"')).toBe(
      [
        "Contact: mailto:desk@example.com",
        "Expires: 2027-06-30T00:00:00Z",
        "Preferred-Languages: en",
        "Canonical: https://www.example.com/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it.each([
    ["/about", "https://www.example.com/about"],
    ["guides", "https://docs.example.com/guides"],
  ])("names a policy: %s", (policy, address) => {
    expect(textOf(`expires: "2027-06-30", policy: ${policy}`)).toContain(`\nPolicy: ${address}\n`);
  });
});

describe("The day on which security.txt expires", () => {
  const warnings = (expires: string) =>
    examine(withSecurity(`expires: "${expires}"`), "2026-11-21")
      .warnings.filter(({ file }) => file === "data/site.yaml")
      .map(({ problem }) => problem);

  it("is fine within the next year", () => {
    expect(warnings("2026-11-22")).toEqual([]);
    expect(warnings("2027-11-21")).toEqual([]);
  });

  it("causes a warning when it is past, or more than a year ahead", () => {
    expect(warnings("2026-11-21")).toEqual([
      "security.txt expired on 2026-11-21: people who find a hole in the site can no longer rely on its address.",
    ]);
    expect(warnings("2027-11-22")).toEqual(["2027-11-22 is more than a year ahead."]);
  });

  it("has to be a real date", () => {
    expect(examine(withSecurity('expires: "2027-06-31"')).faults).toHaveLength(1);
  });
});
