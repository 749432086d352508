import { spawnSync } from "node:child_process";
import { contentCopy, type Edit, edit } from "../../support/content";

const page = "pages/contact.yaml";
const repeat = (text: string, times: number) => text.repeat(times);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");
const text = (value: string) =>
  `name: Contact\ntitle: Contact\ndescription: x\nsections:\n  - { type: Notice, text: "${value}" }\n`;
const bomb = lines(
  9,
  (index) =>
    `${"abcdefghi"[index]}: &${"abcdefghi"[index]} [${repeat(index ? `*${"abcdefghi"[index - 1]},` : "x,", 9)}x]`,
);

/** File, content, and part of the fault; empty if the file is accepted. */
const inputs: Record<string, [file: string, content: Edit, problem: string]> = {
  "an alias bomb": [page, bomb, '"*a" is a YAML alias.'],
  "an alias of itself": [page, "a: &a [*a]", '"*a" is a YAML alias.'],
  "a file of three megabytes": [page, repeat("x", 3_000_000), "The file is too large"],
  "twenty thousand fields": [page, lines(20_000, (index) => `k${index}: v`), "more than 4000 lines"],
  "as many fields as a file may have": [page, lines(3_900, (index) => `k${index}: v`), '"name" is missing.'],
  "one field thousands of times": [page, repeat("a: 1\n", 3_900), '"a" appears twice here'],
  "brackets that open": [page, repeat("[", 240_000), "nested more than 40 levels deep"],
  "braces that open": [page, `a: ${repeat("{b: ", 60_000)}`, "nested more than 40 levels deep"],
  "brackets side by side": [page, `a: [${repeat("[],", 60_000)}]`, "more than 6000 commas"],
  "hyphens on one line": [page, repeat("- ", 100_000), "nested more than 40 levels deep"],
  "question marks": [page, repeat("? ", 100_000), "nested more than 40 levels deep"],
  "a stair of indents": [page, lines(3_000, (index) => `${repeat(" ", index % 400)}a:`), ""],
  "names for parts": [page, `a: ${repeat("&a ", 80_000)}`, "more than 5000 words"],
  tags: [page, `a: ${repeat("!a ", 80_000)}`, "more than 5000 words"],
  stars: [page, `a: ${repeat("*a ", 80_000)}`, "more than 5000 words"],
  colons: [page, `a${repeat(": a", 60_000)}`, "a colon and a space inside it"],
  "quotation marks": [page, `a: ${repeat("'", 200_001)}`, ""],
  "nothing but spaces": [page, repeat(" ", 240_000), "nested more than 40 levels deep"],
  "nothing but a comment": [page, repeat("#", 240_000), "The file holds nothing."],
  "binary data": [
    page,
    Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 256)),
    "binary data",
  ],
  "links that never close": [page, text(repeat("a](b ", 40_000)), '"text" is too long'],
  "brackets in Markdown": [page, text(`${repeat("[", 35)}${repeat("a](b ", 2_300)}`), ""],
  "stars in Markdown": [page, text(repeat("*a _b ", 1_990)), ""],
  "backticks in Markdown": [page, text(lines(150, (index) => repeat("`", index)).replaceAll("\n", " ")), ""],
  "hyphens in Markdown": [page, text(repeat("\\x2d ", 5_900)), ""],
  "five thousand further addresses": [
    page,
    (before) =>
      before.replace(
        "published:",
        `alsoAt: [${lines(5_000, (index) => `/a${index}`).replaceAll("\n", ", ")}]\npublished:`,
      ),
    "",
  ],
  "a thousand links to nowhere": [
    page,
    (before) => before + repeat('  - { type: Notice, text: "See [x](/nowhere)" }\n', 1_900),
    'No page has the address "/nowhere".',
  ],
  "a drawing of open tags": [
    "images/x.svg",
    `<svg viewBox="0 0 1 1">${repeat("<a ", 300_000)}`,
    "The picture is damaged.",
  ],
  "a drawing of quotation marks": [
    "images/x.svg",
    `<svg viewBox="0 0 1 1">${repeat("<a b=\"'", 140_000)}`,
    "The picture is damaged.",
  ],
  "a picture of empty chunks": [
    "images/x.png",
    Buffer.concat([
      Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010100000000376ef924", "hex"),
      Buffer.alloc(9_000_000),
    ]),
    "The picture is damaged.",
  ],
  "a picture of markers": ["images/x.jpg", Buffer.alloc(9_000_000, 0xff), "not a picture"],
};

const took = new Map<string, { milliseconds: number; faults: string[]; printed: number }>();

beforeAll(() => {
  const folders = Object.values(inputs).map(([file, content]) => {
    const folder = contentCopy();
    edit(folder, { [file]: content });
    return folder;
  });
  // A separate process can be stopped if it hangs; the inputs it did not reach are then missing below.
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "__tests__/support/timed.ts", ...folders],
    {
      encoding: "utf8",
      timeout: 100_000,
      maxBuffer: 1 << 28,
    },
  );
  const answers = stdout.trim().split("\n");
  Object.keys(inputs).forEach((name, index) => {
    if (answers[index]) took.set(name, JSON.parse(answers[index]));
  });
}, 120_000);

it.each(Object.keys(inputs))("needs at most four seconds of CPU time for %s", (name) => {
  const answer = took.get(name);
  expect(answer?.milliseconds).toBeLessThanOrEqual(4000);
  expect(answer?.faults.join("\n")).toContain(inputs[name]?.[2]);
  expect(answer?.printed).toBeLessThan(100_000);
});
