import { type Edit, findingsAfter, inOneLine, swap } from "../../support/content";
import { pdf } from "../../support/pdf";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";
const brochure = "files/brochure.pdf";
const linked = swap("href: guides", `href: ${brochure}`);

/** A brochure that the home page offers, with this in it. */
const holding = (content: Edit) => ({ file: brochure, edit: content, also: { [home]: linked } });

const runs = {
  at: "1:1",
  expected: "Export it again as a plain PDF, or as PDF/A.",
} as const;

describe("Files to download", () => {
  findsEach([
    {
      fault: "a link to one that is not there",
      file: home,
      edit: swap("href: guides", "href: files/broshure.pdf"),
      also: { [brochure]: pdf() },
      at: "22:9",
      problem: "There is no file data/files/broshure.pdf.",
      expected: 'write the path of another one below data/. Did you mean "files/brochure.pdf"?',
    },
    {
      fault: "a link in a text that begins with a slash",
      file: home,
      edit: swap("(/about)", `(/${brochure})`),
      also: { [brochure]: pdf() },
      at: "9:5",
      problem: '"/files/brochure.pdf" begins with a slash, as pages do.',
      expected: 'Write "files/brochure.pdf".',
    },
    {
      fault: "news that are one, as news lead elsewhere",
      file: "news.yaml",
      edit: swap("url: guides", `url: ${brochure}`),
      also: { [brochure]: pdf() },
      at: "2:5",
      problem: "is on this site, but this link must leave it",
      expected: "Use a key under links",
    },
    {
      fault: "a page whose address the files have",
      file: "pages/files.yaml",
      edit: "name: Files\ntitle: Files\ndescription: Files.\nsections: [{ type: Notice, text: Files. }]\n",
      at: "1:1",
      problem: "Addresses that begin with /files belong to the site's own files.",
      expected: "Choose another address.",
    },
    {
      fault: "another type",
      file: "files/brochure.docx",
      edit: "PK",
      at: "1:1",
      problem: "Visitors cannot download files of this type.",
      expected: "Save it as PDF or CSV.",
    },
    {
      fault: "a name that cannot be an address",
      file: "files/Our brochure.pdf",
      edit: pdf(),
      at: "1:1",
      problem: "The file's name is its address, and cannot be one.",
      expected: "Use lowercase letters, digits, hyphens and a dot.",
    },
    {
      fault: "one that is too large",
      ...holding(Buffer.alloc(20_000_001)),
      at: "1:1",
      problem: "The file is too large: 21 MB.",
      expected: "Use at most 20 MB",
    },
    {
      fault: "a PDF that is none",
      ...holding("<html></html>"),
      at: "1:1",
      problem: "This is not a whole PDF.",
      expected: "Export or download it again.",
    },
    {
      fault: "a PDF that was cut off",
      ...holding(pdf().subarray(0, -20)),
      at: "1:1",
      problem: "This is not a whole PDF.",
      expected: "Export or download it again.",
    },
    {
      fault: "a PDF with a password, in which nothing can be seen",
      ...holding(pdf("/Type /Catalog /Encrypt 3 0 R")),
      at: "1:1",
      problem: "The PDF is locked with a password.",
      expected: "Export it without one.",
    },
    {
      fault: "a PDF with a script",
      ...holding(pdf("/Type /Catalog /OpenAction << /S /JavaScript >>")),
      ...runs,
      problem: "(/JavaScript)",
    },
    {
      fault: "a PDF with a script under another spelling",
      ...holding(pdf("/OpenAction << /S /J#61va#53cript >>")),
      ...runs,
      problem: "(/JavaScript)",
    },
    {
      fault: "a PDF with a script in packed objects",
      ...holding(pdf("/Type /Catalog", "1 0 << /S /Launch /F (calc) >>")),
      ...runs,
      problem: "(/Launch)",
    },
    {
      fault: "a table that is no text",
      file: "files/prices.csv",
      edit: Buffer.from([80, 0, 75]),
      at: "1:1",
      problem: "This is not plain text.",
      expected: "Save it as CSV in UTF-8.",
    },
  ]);

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
