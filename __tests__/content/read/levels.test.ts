import { site } from "../../../src/content/model/site";
import { parseFile } from "../../../src/content/read/parse";
import { saidOfPage } from "../../support/slips";

const text = `name: Our story
title: How a box of receipts became a company
description: Why we began to sign records in 2020.
sections:
  - type: Hero
    title: It began with a box of receipts
    text: Two people and an auditor.
  - type: Spotlight
    title: The box
    body: Here it is.
    image:
      src: images/box.jpg
      alt: A box
    video:
      href: box
      title: The box in motion
      poster:
        src: images/box.jpg
        alt: ""
`;

const said = (from: string | RegExp, to: string | ((lines: string) => string)) =>
  saidOfPage(text.replace(from, to as string));

test("Lines on their levels are in order", () => {
  expect(saidOfPage(text)).toEqual([]);
});

describe("Lines beside the field that they belong below are reported once, with their place", () => {
  it.each([
    [
      "src and alt of an image",
      / {6}(src: \S+\n) {6}(alt: A)/,
      "    $1    $2",
      '12:5 The lines "src" and "alt" belong to "image". Indent them by two more spaces: 6.',
    ],
    [
      "src and alt of a poster",
      / {8}(src: \S+\n) {8}(alt: "")/,
      "      $1      $2",
      '18:7 The lines "src" and "alt" belong to "poster". Indent them by two more spaces: 8.',
    ],
    [
      "the lines of a video, whose title the section has as well",
      /( {6}href[\s\S]*)/,
      (lines: string) => lines.replace(/^ {2}/gm, ""),
      '15:5 The lines "href", "title" and "poster" belong to "video". Indent them by two more spaces: 6.',
    ],
  ] as [string, RegExp, string | ((lines: string) => string), string][])("%s", (_, from, to, words) => {
    expect(said(from, to)).toEqual([words]);
  });
});

describe("A field on the wrong level gets the right one suggested", () => {
  it.each([
    ["name: Our", "lead: x\nname: Our", 'Use one of "name"'],
    ["    image:", "    picture:", 'Rename it to "image".'],
    [
      "    title: The box\n",
      "    title: The box\n    poster: {}\n",
      'It belongs to "video": write it below that, two spaces deeper.',
    ],
    [
      "      href: box\n",
      "      href: box\n      body: Text\n",
      'It belongs further left, in line with "type".',
    ],
  ])("%j as %j", (from, to, words) => {
    expect(said(from, to).join()).toContain(words);
  });

  test("a company's name belongs to legal", () => {
    const { faults } = parseFile("site.yaml", "entity: Us\nlegal: { privacy: /about }\n", site);
    expect(faults.map(({ expected }) => expected).join()).toContain('It belongs to "legal"');
  });
});

describe("A value of the wrong kind gets the right way to write it", () => {
  it.each([
    [
      "title: The box\n",
      "title: {brand}\n",
      '9:5 Text that begins with { is read as a group of fields. Put it in quotation marks: title: "{brand}".',
    ],
    [
      "title: The box\n",
      "title: [Draft]\n",
      '9:5 Text that begins with [ is read as a list. Put it in quotation marks: title: "[Draft]".',
    ],
    [
      "name: Our",
      "social:\n  src: images/social/x.jpg\nname: Our",
      '1:1 "social" holds a group of fields. "social" takes the path alone: social: images/social/x.jpg.',
    ],
    [
      / {6}poster:[\s\S]*/,
      "",
      '14:5 "poster" is missing. Add poster: and below it, two spaces deeper, src: and alt:.',
    ],
  ] as [string | RegExp, string, string][])("%j as %j", (from, to, words) => {
    expect(said(from, to)[0]).toBe(words);
  });
});

test("A faulty value gets no warning as well", () => {
  expect(said("name: Our", "draft: yes\nname: Our")).toEqual([
    '1:1 "draft" holds text (yes). Write true, without quotation marks.',
  ]);
});

describe("A list that is not written as one gets the right way to write it", () => {
  const actions = "    text: Two people and an auditor.\n";
  it.each([
    [
      `${actions}    actions:\n      label: Read\n      href: /about\n`,
      "Put a hyphen and a space before the first line of each entry.",
    ],
    [`${actions}    actions: Read\n`, "Write it between brackets, with commas: actions: [One, Two]."],
    ["    text: - Two people\n", 'Put it in quotation marks, or begin the list on the line below "text".'],
  ])("%j", (to, words) => {
    expect(said(actions, to).join()).toContain(words);
  });
});

test("A full-width colon is reported as a missing one", () => {
  expect(said("title: The box\n", "title： The box\n")[0]).toBe(
    '9:5 A colon is missing after "title". Write it: title: The box',
  );
});
