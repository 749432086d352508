import { saidOfPage } from "../../support/slips";

const text = `name: Our story
title: How a box of receipts became a company
description: Why we began to sign records in 2020.
sections:
  - type: Notice
    from: 2026-12-20
    until: 2027-01-02
    text: The desk is closed.
  - type: Hero
    title: It began with a box of receipts
    text: Two people and an auditor.
    actions:
      - label: Contact Us
        href: /contact
`;

const said = (from: string, to: string) => saidOfPage(text.replace(from, to));

test("Fields on lines of their own are in order", () => {
  expect(saidOfPage(text)).toEqual([]);
});

describe("A field behind another one needs a line of its own", () => {
  it.each([
    [
      "2026-12-20\n    until",
      "2026-12-20 until",
      '6:22 "until" needs a line of its own. Write it below "from".',
    ],
    ["Notice\n    from", "Notice from", '5:18 "from" needs a line of its own. Write it below "type".'],
    [
      "Contact Us\n        href",
      "Contact Us, href",
      '13:28 "href" needs a line of its own. Write it below "label", and leave the comma out.',
    ],
    [
      "receipts\n    text: Two",
      'receipts text: "Two',
      '10:44 "text" needs a line of its own. Write it below "title".',
    ],
  ])("%j as %j", (from, to, words) => {
    expect(said(from, to)).toEqual([words]);
  });
});

describe("A colon in a text begins no field where the words before it are a sentence, or the field is there already", () => {
  it.each([
    ["receipts\n    text: Two", "receipts text: Two"],
    ["It began with", "It text: began with"],
  ])("%j as %j", (from, to) => {
    expect(said(from, to)[0]).toContain("Put the whole text in quotation marks");
  });
});
