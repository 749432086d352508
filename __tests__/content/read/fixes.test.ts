import { files } from "../../../src/content/model/schema";
import { iconInstead } from "../../../src/content/read/icons";
import { parseFile } from "../../../src/content/read/parse";
import { saidOfPage } from "../../support/slips";

const from = (address: string) =>
  parseFile("redirects.yaml", `items:\n  - from: ${address}\n    to: /new\n`, files.redirects).faults[0]
    ?.expected;

test.each(["/old/", "/old.html", "/Old", "/old,"])(
  "An address with one character too many gets a fix: %s",
  (address) => {
    expect(from(address)).toMatch(/ Write \/old\.$/);
  },
);

const page = (lines: string) =>
  `name: Ask\ntitle: Ask us\ndescription: Answers.\n${lines}sections:\n  - type: Hero\n    title: Ask\n    text: Us.\n`;

test.each([
  ["from: 2026-11-31", "November 2026 has 30 days."],
  ["from: 2026-02-30", "February 2026 has 28 days."],
  ["from: 2026-11-20,", "Write 2026-11-20."],
])("A day that cannot be is told what is wrong with it: %s", (line, words) => {
  expect(saidOfPage(`${page("")}  - type: Notice\n    text: Closed.\n    ${line}\n`).join()).toContain(words);
});

test("An anchor is written without its #", () => {
  expect(saidOfPage(page("").replace("    title", "    anchor: #ask\n    title")).join()).toContain(
    "Write anchor: ask.",
  );
});

test.each([
  ["title; Ask us", "Write it: title: Ask us"],
  ["title - Ask us", "Write it: title: Ask us"],
  ["// Ask us", "Write # Ask us"],
])("A field with another mark than a colon is written out: %s", (line, words) => {
  expect(saidOfPage(page("").replace("title: Ask us", line)).join()).toContain(words);
});

test.each([
  ["coin-stack", "coins"],
  ["book-opne", "book-open"],
  ["monitr", "monitor"],
])("An icon that is not there is told one like it: %s", (name, meant) => {
  expect(iconInstead(name)).toContain(meant);
});
