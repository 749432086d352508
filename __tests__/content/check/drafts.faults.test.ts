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
  findsEach(home, {
    "a link to a draft in a text": [
      swap("(/about)", "(/next#part)"),
      '9:5 "/next#part" is a draft, which visitors cannot open. Publish it first, without draft: true in data/pages/next.yaml, or leave out the link.',
      { ...drafts, "pages/next.yaml": draft.replace("type: Hero", "type: Hero\n    anchor: part") },
    ],
    "a draft of a page that every site has": [
      swap("name: Home", "name: Home\ndraft: true"),
      "2:1 Every site has this page: it cannot be a draft. Remove the line.",
    ],
  });

  findsEach("menus.yaml", {
    "a menu entry that leads to a draft": [
      swap("href: /about", "href: /next"),
      '4:9 "/next" is a draft ... data/pages/next.yaml',
      drafts,
    ],
  });

  findsEach(about, {
    "a draft that says so in words": [
      swap("name: About", "name: About\ndraft: yes"),
      '2:1 "draft" holds text (yes). Write true, without quotation marks.',
    ],
  });

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
