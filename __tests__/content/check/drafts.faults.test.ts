import { findingsAfter, inOneLine, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";
const about = "pages/about.yaml";

const draft = `name: Draft
draft: true
title: What is not there yet
description: A page that somebody still writes, which nobody but those who write it may read.
published: 2030-01-01
sections:
  - type: Hero
    title: Not there yet
    text: See [about](/about), [me](/next) and [the one after](/after).
`;

const other = draft.replace("What is", "All that is").replace("A page that", "Another page that");

const drafts = { "pages/next.yaml": draft, "pages/after.yaml": other };

describe("Drafts", () => {
  findsEach([
    {
      fault: "a link to a draft in a text",
      file: home,
      edit: swap("(/about)", "(/next#part)"),
      also: { ...drafts, "pages/next.yaml": draft.replace("type: Hero", "type: Hero\n    anchor: part") },
      at: "9:5",
      problem: '"/next#part" is a draft, which visitors cannot open.',
      expected: "Publish it first, without draft: true in data/pages/next.yaml, or leave out the link.",
    },
    {
      fault: "a menu entry that leads to a draft",
      file: "menus.yaml",
      edit: swap("href: /about", "href: /next"),
      also: drafts,
      at: "4:9",
      problem: '"/next" is a draft',
      expected: "data/pages/next.yaml",
    },
    {
      fault: "a draft of a page that every site has",
      file: home,
      edit: swap("name: Home", "name: Home\ndraft: true"),
      at: "2:1",
      problem: "Every site has this page: it cannot be a draft.",
      expected: "Remove the line.",
    },
    {
      fault: "a draft that says so in words",
      file: about,
      edit: swap("name: About", "name: About\ndraft: yes"),
      at: "2:1",
      problem: '"draft" holds text (yes).',
      expected: "Write true, without quotation marks.",
    },
  ]);

  it("may link to each other, need no link and may have a day to come", () => {
    const { faults, warnings } = findingsAfter(drafts);
    expect([...faults, ...warnings].map(inOneLine)).toEqual([]);
  });

  it("of news do not count, and may have a day to come", () => {
    const entry =
      "items:\n  - { url: menu-1, type: Video, title: To come, draft: true, date: 2030-01-01, imageUrl: images/news.png }\n";
    const { faults, warnings } = findingsAfter({ "news.yaml": (text) => text.replace(/items:\n/, entry) });
    expect([...faults, ...warnings].map(inOneLine)).toEqual([]);
  });
});
