import { findingsAfter, inOneLine, swap } from "../../support/content";
import { pdf } from "../../support/pdf";
import { findsEach, type Seed } from "../../support/seeds";

const home = "pages/index.yaml";
const brochure = "files/brochure.pdf";
const linked = swap("href: guides", `href: ${brochure}`);

/** The same for a file that the home page offers. */
const onHome = (seeds: Record<string, Seed>) =>
  Object.fromEntries(
    Object.entries(seeds).map(([name, [content, says]]): [string, Seed] => [
      name,
      [content, says, { [home]: linked }],
    ]),
  );

const broken = "1:1 This is not a whole PDF. Export or download it again.";
const runs = (what: string) => `1:1 (${what}). Export it again as a plain PDF, or as PDF/A.`;

describe("Files to download", () => {
  findsEach(home, {
    "a link to one that is not there": [
      swap("href: guides", "href: files/broshure.pdf"),
      '22:9 There is no file data/files/broshure.pdf. ... write the path of another one below data/. Did you mean "files/brochure.pdf"?',
      { [brochure]: pdf() },
    ],
    "a link in a text that begins with a slash": [
      swap("(/about)", `(/${brochure})`),
      '9:5 "/files/brochure.pdf" begins with a slash, as pages do. Write "files/brochure.pdf".',
      { [brochure]: pdf() },
    ],
  });

  findsEach("news.yaml", {
    "news that are one, as news lead elsewhere": [
      swap("url: guides", `url: ${brochure}`),
      "2:5 is on this site, but this link must leave it ... Use a key under links",
      { [brochure]: pdf() },
    ],
  });

  findsEach("pages/files.yaml", {
    "a page whose address the files have": [
      "name: Files\ntitle: Files\ndescription: Files.\nsections: [{ type: Notice, text: Files. }]\n",
      "1:1 Addresses that begin with /files belong to the site's own files. Choose another address.",
    ],
  });

  findsEach("files/brochure.docx", {
    "another type": ["PK", "1:1 Visitors cannot download files of this type. Save it as PDF or CSV."],
  });

  findsEach("files/Our brochure.pdf", {
    "a name that cannot be an address": [
      pdf(),
      "1:1 The file's name is its address, and cannot be one. Use lowercase letters, digits, hyphens and a dot.",
    ],
  });

  findsEach("files/prices.csv", {
    "a table that is no text": [
      Buffer.from([80, 0, 75]),
      "1:1 This is not plain text. Save it as CSV in UTF-8.",
    ],
  });

  findsEach(
    brochure,
    onHome({
      "one that is too large": [
        Buffer.alloc(20_000_001),
        "1:1 The file is too large: 21 MB. Use at most 20 MB",
      ],
      "a PDF that is none": ["<html></html>", broken],
      "a PDF that was cut off": [pdf().subarray(0, -20), broken],
      "a PDF with a password, in which nothing can be seen": [
        pdf("/Type /Catalog /Encrypt 3 0 R"),
        "1:1 The PDF is locked with a password. Export it without one.",
      ],
      "a PDF with a script": [pdf("/Type /Catalog /OpenAction << /S /JavaScript >>"), runs("/JavaScript")],
      "a PDF with a script under another spelling": [
        pdf("/OpenAction << /S /J#61va#53cript >>"),
        runs("/JavaScript"),
      ],
      "a PDF with a script in packed objects": [
        pdf("/Type /Catalog", "1 0 << /S /Launch /F (calc) >>"),
        runs("/Launch"),
      ],
    }),
  );

  it("are fine as plain PDF and as CSV, if something links to them", () => {
    const { faults, warnings } = findingsAfter({
      [brochure]: pdf("/Type /Catalog", "1 0 << /Type /Pages >>"),
      "files/prices.csv": "\ufeffWhat,Price\n",
      [home]: linked,
    });
    expect([...faults, ...warnings].map(inOneLine)).toEqual([
      "data/files/prices.csv:1:1 Nothing on the site uses this file. Delete it, or use it where it should be shown.",
    ]);
  });
});
