import { symlinkSync, writeFileSync } from "node:fs";

import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, faultsAfter, inOneLine, swap, temporaryFolder } from "../../support/content";
import { findsEach } from "../../support/seeds";

const contact = "pages/contact.yaml";

describe("Files that are not what they should be", () => {
  findsEach(contact, {
    "a byte order mark": [
      (text) => `\ufeff${text}`,
      "1:1 The file begins with an invisible byte order mark (BOM). Save it as plain text in UTF-8, without a byte order mark.",
    ],
    "UTF-16": [
      Buffer.from("\ufeffname: Contact\n", "utf16le"),
      "1:1 The file is saved as UTF-16. Save it as plain text in UTF-8",
    ],
    "Latin-1": [
      Buffer.from("name: Contact\ntitle: Caf\u00e9\n", "latin1"),
      "2:11 A character here is not valid UTF-8 ... Save the file as UTF-8",
    ],
    "binary data": [
      Buffer.from([0x6e, 0x3a, 0x0a, 0x00, 0x01, 0xff]),
      "2:1 The file contains binary data, not text. Save it as plain text",
    ],
    "an invisible character": [
      swap("name: Contact", "name: Con\u200btact"),
      "1:10 There is an invisible character here (U+200B). Delete it",
    ],
    "a character that changes the text direction": [
      swap("name: Contact", "name: Contact\u202e"),
      "1:14 an invisible character here (U+202E) ... Delete it",
    ],
    "a huge file": [
      `name: ${"x".repeat(3_000_000)}\n`,
      "1:1 The file is too large: 3,000,007 bytes. A content file can have at most 250,000.",
    ],
    "more lines than a page can have": [
      Array.from({ length: 20_000 }, (_, index) => `k${index}: v`).join("\n"),
      "4001:1 The file has more than 4000 lines. Split it",
    ],
    "brackets that never close": [
      "[".repeat(200_000),
      "1:41 This is nested more than 40 levels deep. ... one entry per line, like the other files.",
    ],
    "entries within entries within entries": [
      `name: Contact\n${"- ".repeat(20_000)}x\n`,
      "2:1 This is nested more than 40 levels deep. ... a few levels",
    ],
    "a flood of brackets": [
      `a: [${"[],".repeat(60_000)}]`,
      "1:9004 The file has more than 6000 commas and opening brackets. ... one entry per line",
    ],
    "keys within keys": ["? ".repeat(20_000), "1:1 nested more than 40 levels deep ... a few levels"],
    "a tag": [
      swap("name: Contact", "name: !!binary Q29udGFjdA=="),
      '1:16 "!!binary" is a YAML tag. Remove it',
    ],
  });
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
