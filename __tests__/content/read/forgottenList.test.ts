import { page } from "../../../src/content/model/schema";
import { parseFile } from "../../../src/content/read/parse";

describe("A list whose name is missing", () => {
  const faq = `name: Questions
title: Questions and answers
description: What others have asked us.
sections:
  - type: Questions
    title: What others asked
    questions:
      - question: Who reads it?
        answer: Nobody.
      - question: Who else?
        answer: Nobody else.

  - type: Table
    title: Three columns
    columns: [One, Two, Three]
    rows:
      - cells: [A, B, C]

  - type: CallToAction
    title: Bring your own box
    text: "We answer within a day."
    actions:
      - { label: Contact Us, href: /contact }
`;
  it.each([
    ["questions", 7],
    ["rows", 16],
    ["actions", 22],
  ])("is told which name is missing: %s", (name, at) => {
    const { faults } = parseFile("pages/x.yaml", faq.replace(`    ${name}:\n`, ""), page);
    expect(faults.map(({ line, problem, expected }) => `${line}: ${problem} ${expected}`)).toEqual([
      `${at}: A list begins here, but no line above names it. Write ${name}: before it, indented by 4 spaces.`,
    ]);
  });

  it("finds nothing wrong when they are there", () => {
    expect(parseFile("pages/x.yaml", faq, page).faults).toEqual([]);
  });
});
