import { symlinkSync, writeFileSync } from "node:fs";

import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, faultsAfter, inOneLine, swap, temporaryFolder } from "../../support/content";
import { findsEach } from "../../support/seeds";

const contact = "pages/contact.yaml";

describe("Files that are not what they should be", () => {
  findsEach([
    {
      fault: "a byte order mark",
      file: contact,
      edit: (text) => `\ufeff${text}`,
      at: "1:1",
      problem: "The file begins with an invisible byte order mark (BOM).",
      expected: "Save it as plain text in UTF-8, without a byte order mark.",
    },
    {
      fault: "UTF-16",
      file: contact,
      edit: Buffer.from("\ufeffname: Contact\n", "utf16le"),
      at: "1:1",
      problem: "The file is saved as UTF-16.",
      expected: "Save it as plain text in UTF-8",
    },
    {
      fault: "Latin-1",
      file: contact,
      edit: Buffer.from("name: Contact\ntitle: Caf\u00e9\n", "latin1"),
      at: "2:11",
      problem: "A character here is not valid UTF-8",
      expected: "Save the file as UTF-8",
    },
    {
      fault: "binary data",
      file: contact,
      edit: Buffer.from([0x6e, 0x3a, 0x0a, 0x00, 0x01, 0xff]),
      at: "2:1",
      problem: "The file contains binary data, not text.",
      expected: "Save it as plain text",
    },
    {
      fault: "an invisible character",
      file: contact,
      edit: swap("name: Contact", "name: Con\u200btact"),
      at: "1:10",
      problem: "There is an invisible character here (U+200B).",
      expected: "Delete it",
    },
    {
      fault: "a character that changes the text direction",
      file: contact,
      edit: swap("name: Contact", "name: Contact\u202e"),
      at: "1:14",
      problem: "an invisible character here (U+202E)",
      expected: "Delete it",
    },
    {
      fault: "a huge file",
      file: contact,
      edit: `name: ${"x".repeat(3_000_000)}\n`,
      at: "1:1",
      problem: "The file is too large: 3,000,007 bytes.",
      expected: "A content file can have at most 250,000.",
    },
    {
      fault: "more lines than a page can have",
      file: contact,
      edit: Array.from({ length: 20_000 }, (_, index) => `k${index}: v`).join("\n"),
      at: "4001:1",
      problem: "The file has more than 4000 lines.",
      expected: "Split it",
    },
    {
      fault: "brackets that never close",
      file: contact,
      edit: "[".repeat(200_000),
      at: "1:41",
      problem: "This is nested more than 40 levels deep.",
      expected: "one entry per line, like the other files.",
    },
    {
      fault: "entries within entries within entries",
      file: contact,
      edit: `name: Contact\n${"- ".repeat(20_000)}x\n`,
      at: "2:1",
      problem: "This is nested more than 40 levels deep.",
      expected: "a few levels",
    },
    {
      fault: "a flood of brackets",
      file: contact,
      edit: `a: [${"[],".repeat(60_000)}]`,
      at: "1:9004",
      problem: "The file has more than 6000 commas and opening brackets.",
      expected: "one entry per line",
    },
    {
      fault: "keys within keys",
      file: contact,
      edit: "? ".repeat(20_000),
      at: "1:1",
      problem: "nested more than 40 levels deep",
      expected: "a few levels",
    },
    {
      fault: "an alias",
      file: contact,
      edit: "a: &a [x, x]\nb: [*a]\n",
      at: "2:5",
      problem: '"*a" is a YAML alias.',
      expected: "Write out the value",
    },
    {
      fault: "a tag",
      file: contact,
      edit: swap("name: Contact", "name: !!binary Q29udGFjdA=="),
      at: "1:16",
      problem: '"!!binary" is a YAML tag.',
      expected: "Remove it",
    },
  ]);
});

describe("A folder", () => {
  it("with a symbolic link has a fault, and nothing is read through the link", () => {
    const folder = contentCopy();
    const outside = join(temporaryFolder(), "secret.yaml");
    writeFileSync(outside, "name: secret");
    symlinkSync(outside, join(folder, "pages/linked.yaml"));
    expect(examine(readSources(folder)).faults.map(inOneLine)).toEqual([
      "data/pages/linked.yaml:1:1 data/pages/linked.yaml is a symbolic link or a special file. " +
        "Put the file itself there: the site uses nothing outside data/.",
    ]);
  });

  it("that does not exist is a fault", () => {
    expect(examine(readSources("/nowhere/at/all")).faults[0]?.problem).toBe(
      "The folder /nowhere/at/all does not exist or cannot be read.",
    );
  });

  it("shows at most fifty faults of one file", () => {
    const entries = Array.from({ length: 80 }, () => "  - { ky: x }\n").join("");
    const faults = faultsAfter({ "claims.yaml": `items:\n${entries}` });
    expect(faults.filter(({ file }) => file === "data/claims.yaml")).toHaveLength(51);
  });
});
