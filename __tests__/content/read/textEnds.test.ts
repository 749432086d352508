import { saidOfPage } from "../../support/slips";

const text = `name: Our story
title: How a box of receipts became a company
description: Why we began to sign records in 2020.
sections:
  - type: Hero
    title: It began with a box of receipts
    text: Two people and an auditor.
    actions:
      - { label: Contact Us, href: /contact }
  - type: Table
    title: What we kept
    columns: [Kind, Place]
    rows:
      - cells:
          [
            Receipts,
            "A box, and a shelf",
          ]
`;

const said = (from: string, to: string) => saidOfPage(text.replace(from, to));
const mark = "The text ends at this quotation mark.";
const marks = (words: string) => `Write “${words}” for quotation marks inside a text.`;
const title = "It began with a box of receipts";
const ofEntry = "Between [ and ] a comma ends each entry.";

test("Texts in quotation marks that hold no others are in order", () => {
  expect(said("nothing", "")).toEqual([]);
});

describe("A text that a quotation mark inside it ends is reported at that mark", () => {
  it.each([
    [title, '"It began with a "box" of receipts"', `6:29 ${mark} ${marks("box")}`],
    [title, '"Wallets, "good" ones: a client"', `6:22 ${mark} ${marks("good")}`],
    [title, '"Good" receipts', `6:17 ${mark} ${marks("Good")}`],
    [title, '"Good" receipts and "bad" ones', `6:17 ${mark} ${marks("Good")}`],
    [title, '"Box": a story', `6:16 ${mark} Put the whole text in quotation marks, and write “ ” inside it.`],
    ["Contact Us", '"Contact "Us""', `9:27 ${mark} ${marks("Us")}`],
    ['"A box, and', '"A "box", and', `17:16 ${mark} ${marks("box")}`],
    [
      title,
      "'Don't keep receipts'",
      "6:16 The text ends at this apostrophe. Write ’ for an apostrophe inside a text: Don’t.",
    ],
    [
      title,
      "'We say 'yes' to it'",
      "6:20 The text ends at this apostrophe. Write ‘yes’ for quotation marks inside a text.",
    ],
  ])("%s as %s", (from, to, words) => {
    expect(said(from, to)).toEqual([words]);
  });
});

describe("Punctuation after the closing quotation mark", () => {
  it.each([
    ['"A box".', "6:19 There is text after the closing quotation mark: . Put it before the quotation mark."],
    ['"A box",', "6:19 There is text after the closing quotation mark: , Remove it."],
  ])("%s", (to, words) => {
    expect(said(title, to)).toEqual([words]);
  });
});

test("Two texts on one line of a list need a comma between them", () => {
  expect(said("Kind, Place", '"Kind" "Place"')).toEqual([
    `12:22 A comma is missing before this text. ${ofEntry}`,
  ]);
});

test("A line without its comma above a text in quotation marks is a fault, although YAML reads it", () => {
  expect(said("Receipts,", "Receipts")).toEqual([
    `16:21 A comma is missing at the end of this line: the quoted text below it would run into it. ${ofEntry}`,
  ]);
});
