/** @jest-environment node */
import { symlinkSync, writeFileSync } from "node:fs";

import { join } from "node:path";
import { examine } from "../../src/content/doctor/examine";
import { readSources } from "../../src/content/read";
import { contentCopy, edit, faultsAfter, said, swap, temporaryFolder } from "../support/content";
import { findsEach } from "../support/seeds";

const home = "pages/index.yaml";
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
      problem: "A letter here is not saved in UTF-8",
      expected: "Save the file in UTF-8",
    },
    {
      fault: "binary data",
      file: contact,
      edit: Buffer.from([0x6e, 0x3a, 0x0a, 0x00, 0x01, 0xff]),
      at: "2:1",
      problem: "The file is not text but binary data.",
      expected: "Save it as plain text",
    },
    {
      fault: "a sign that nobody can see",
      file: contact,
      edit: swap("name: Contact", "name: Con\u200btact"),
      at: "1:10",
      problem: "There is a character here that nobody can see (U+200B).",
      expected: "Delete it",
    },
    {
      fault: "a mark that turns the direction of writing",
      file: contact,
      edit: swap("name: Contact", "name: Contact\u202e"),
      at: "1:14",
      problem: "nobody can see (U+202E)",
      expected: "Delete it",
    },
    {
      fault: "a huge file",
      file: contact,
      edit: `name: ${"x".repeat(3_000_000)}\n`,
      at: "1:1",
      problem: "The file is too large: 3,000,007 bytes.",
      expected: "A content file has at most 250,000.",
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
      expected: "Write it as the other files are",
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
      expected: "one entry to a line",
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
      fault: "an alias bomb",
      file: contact,
      edit: `a: &a [x, x]\n${Array.from("bcdefgh", (name, index) => `${name}: &${name} [*${"abcdefgh"[index]}]\n`).join("")}`
        .split("\n")
        .slice(0, 2)
        .join("\n"),
      at: "2:8",
      problem: '"*a" is a YAML alias.',
      expected: "Write the value out",
    },
    {
      fault: "a tag",
      file: contact,
      edit: swap("name: Contact", "name: !!binary Q29udGFjdA=="),
      at: "1:16",
      problem: '"!!binary" is a YAML tag.',
      expected: "Remove it",
    },
    {
      fault: "a page whose name makes no address",
      file: "pages/Our Story.yaml",
      edit: "name: x\n",
      at: "1:1",
      problem: "The name of this file makes no address.",
      expected: "Use small letters, digits and single hyphens",
    },
    {
      fault: "a picture that is none",
      file: "images/scene.png",
      edit: "MZ this is a program",
      at: "1:1",
      problem: "This is not a picture that browsers show.",
      expected: "Use a PNG, JPEG, WebP, AVIF or SVG file.",
    },
    {
      fault: "a picture with another ending",
      file: "images/scene.png",
      edit: Buffer.from("GIF89a\x10\x00\x10\x00\x00\x00", "latin1"),
      at: "1:1",
      problem: "This is a gif picture with the ending .png.",
      expected: "Name it .gif.",
    },
  ]);
});

describe("What must not reach the page", () => {
  findsEach([
    {
      fault: "a script in text",
      file: home,
      edit: swap("text: They stay with you.", 'text: "They <script>alert(1)</script> stay."'),
      at: "19:9",
      problem: "There is HTML in this text: <script>",
      expected: "Use Markdown",
    },
    {
      fault: "HTML in a heading",
      file: home,
      edit: swap("title: Keys", 'title: "<b>Keys</b>"'),
      at: "18:9",
      problem: "There is HTML in this text: <b>",
      expected: "This is plain text: write the words alone.",
    },
    {
      fault: "an image with an event",
      file: home,
      edit: swap("text: They stay with you.", 'text: "<img src=x onerror=alert(1)>"'),
      at: "19:9",
      problem: "There is HTML in this text: <img src=x onerror=alert(1)>",
      expected: "Use Markdown",
    },
    {
      fault: "a javascript: link in text",
      file: home,
      edit: swap("(/about)", "(javascript:alert(1))"),
      at: "9:5",
      problem: '"javascript:alert(1)" would run or open something in the visitor\'s browser.',
      expected: "Use the address of a page",
    },
    {
      fault: "a javascript: link behind a button",
      file: home,
      edit: swap("to: /contact", 'to: "JavaScript:alert(1)"'),
      at: "12:9",
      problem: "would run or open something",
      expected: "Use the address of a page",
    },
    {
      fault: "a javascript: address for a key",
      file: "site.yaml",
      edit: swap("guides: https://docs.example.com/guides", 'guides: "javascript:alert(1)"'),
      at: "12:3",
      problem: '"guides" is not right',
      expected: "Write the whole address, beginning with https://.",
    },
    {
      fault: "a form that sends to a javascript: address",
      file: "site.yaml",
      edit: swap("contact: https://forms.example.com/contact", 'contact: "javascript:x"'),
      at: "44:3",
      problem: 'The contact form cannot send to "javascript:x".',
      expected: "begins with https://",
    },
    {
      fault: "a path that climbs out of data/",
      file: "pages/about.yaml",
      edit: swap("images/scene.png", "../package.json"),
      at: "13:7",
      problem: '"../package.json" leads out of data/.',
      expected: "Put the file into data/images/",
    },
    {
      fault: "a path from the root of the disk",
      file: "pages/about.yaml",
      edit: swap("images/scene.png", "/etc/passwd"),
      at: "13:7",
      problem: '"/etc/passwd" leads out of data/.',
      expected: "Put the file into data/images/",
    },
    {
      fault: "a script in an SVG picture",
      file: "images/logo.svg",
      edit: '<svg viewBox="0 0 1 1">\n  <script>alert(1)</script></svg>',
      at: "2:3",
      problem: "The picture holds a script.",
      expected: "Export it again as plain SVG",
    },
    {
      fault: "an event in an SVG picture",
      file: "images/logo.svg",
      edit: '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>',
      at: "1:24",
      problem: "The picture holds a script (an on… attribute).",
      expected: "A picture only draws.",
    },
    {
      fault: "an SVG picture that loads from outside",
      file: "images/logo.svg",
      edit: '<svg viewBox="0 0 1 1"><image href="https://example.com/x.png"/></svg>',
      at: "1:31",
      problem: "The picture holds a link to an outside file.",
      expected: "without outside files",
    },
    {
      fault: "an address that no anchor has",
      file: home,
      edit: swap("to: /contact", 'to: "#topp"'),
      at: "12:9",
      problem: 'data/pages/index.yaml has no anchor "topp".',
      expected: 'Did you mean "top"?',
    },
    {
      fault: "a picture's file name in place of words",
      file: "pages/about.yaml",
      edit: swap("alt: A table with a ledger", "alt: scene.png"),
      at: "14:7",
      problem: '"scene.png" is the name of a file.',
      expected: "Say what the picture shows",
    },
    {
      fault: "a redirect that hides a page",
      file: "redirects.yaml",
      edit: swap("/docs/*", "/about"),
      at: "2:5",
      problem: 'The address "/about" is that of data/pages/about.yaml.',
      expected: "A redirect hides the page.",
    },
    {
      fault: "a yes where true is meant",
      file: "menus.yaml",
      edit: swap("icon: book-open", "icon: book-open\n        featured: yes"),
      at: "8:9",
      problem: '"featured" holds text (yes).',
      expected: "Write true, without quotation marks.",
    },
    {
      fault: "a brace at the beginning of text",
      file: home,
      edit: swap("title: Keys", "title: {brand} keys"),
      at: "18:24",
      problem: "Text that begins with { is read as a list or a group of fields.",
      expected: 'Put the whole text in quotation marks: home: "{brand} home".',
    },
    {
      fault: "a version number that would lose its zero",
      file: home,
      edit: swap("title: Keys", "title: 1.10"),
      at: "18:9",
      problem: '"title" holds a number (1.10).',
      expected: '"title": "1.10".',
    },
  ]);

  it("finds a symbolic link, and reads nothing through it", () => {
    const folder = contentCopy();
    const outside = join(temporaryFolder(), "secret.yaml");
    writeFileSync(outside, "name: secret");
    symlinkSync(outside, join(folder, "pages/linked.yaml"));
    expect(examine(readSources(folder)).faults.map(said)).toEqual([
      "data/pages/linked.yaml:1:1 data/pages/linked.yaml is not a file of its own, but a symbolic link or something " +
        "rarer. Put the file itself there; nothing outside data/ becomes part of the site.",
    ]);
  });

  it("says that there is no folder, where there is none", () => {
    expect(examine(readSources("/nowhere/at/all")).faults[0]?.problem).toBe(
      "There is no folder /nowhere/at/all that can be read.",
    );
  });

  it("tells no more than fifty faults of one file", () => {
    const entries = Array.from({ length: 80 }, () => "  - { ky: x }\n").join("");
    const faults = faultsAfter({ "claims.yaml": `items:\n${entries}` });
    expect(faults.filter(({ file }) => file === "data/claims.yaml")).toHaveLength(51);
  });

  it("answers to each within two seconds", () => {
    const folder = contentCopy();
    edit(folder, { [contact]: "[".repeat(240_000), "pages/wide.yaml": `a: ${"{b: ".repeat(50_000)}` });
    const start = process.hrtime.bigint();
    examine(readSources(folder));
    expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(2000);
  });
});
