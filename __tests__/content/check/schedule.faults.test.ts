import { nextBuild } from "../../../src/content/check/schedule";
import { editionOf } from "../../../src/content/read/edition";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, findingsAfter, inOneLine, swap, today } from "../../support/content";
import { findsEach, warnsOfEach } from "../../support/seeds";

const contact = "pages/contact.yaml";
const shown = (days: string) => swap("type: Notice", `type: Notice\n    ${days.replace(", ", "\n    ")}`);

describe("Days of showing", () => {
  findsEach(contact, {
    "a notice that ends before it begins": [
      shown("from: 2026-12-02, until: 2026-12-01"),
      "8:5 It ends on 2026-12-01, before it begins on 2026-12-02. Correct one of the two days.",
    ],
    "a day that is none": [
      shown("until: Christmas"),
      '7:5 "until" is not valid: "Christmas". ... Write year, month and day: 2026-11-21.',
    ],
  });

  warnsOfEach(contact, {
    "a notice that is over": [
      shown("until: 2026-11-20"),
      "7:5 It ended on 2026-11-20: nobody sees it. Remove it, or write a later day.",
    ],
  });

  it("let news wait for their day, beside the nine that are shown", () => {
    const entry =
      "items:\n  - { url: menu-1, type: Video, title: To come, from: 2026-12-01, date: 2026-12-01, imageUrl: images/news.png }\n";
    const { faults, warnings } = findingsAfter({ "news.yaml": swap("items:\n", entry) });
    expect([...faults, ...warnings].map(inOneLine)).toEqual([]);
  });

  const folder = contentCopy();
  edit(folder, {
    [contact]: shown("from: 2026-12-02, until: 2026-12-24"),
    "news.yaml": swap("    title: How", "    until: 2026-11-30\n    title: How"),
  });
  const sources = readSources(folder);
  const on = (day: string) => {
    const { pages, shared } = editionOf(sources, { today: day, drafts: false });
    const page = pages.find(({ name }) => name === contact);
    return [page?.content?.sections.length, shared.news?.content?.items.length];
  };

  it.each([
    [today, [1, 9]],
    ["2026-11-30", [1, 9]],
    ["2026-12-01", [1, 8]],
    ["2026-12-02", [2, 8]],
    ["2026-12-24", [2, 8]],
    ["2026-12-25", [1, 8]],
  ])("decide what is there on %s", (day, counts) => expect(on(day)).toEqual(counts));

  it.each([
    [today, "2026-12-01 (UTC): data/news.yaml:4:5"],
    ["2026-12-01", "2026-12-02 (UTC): data/pages/contact.yaml:7:5"],
    ["2026-12-02", "2026-12-25 (UTC): data/pages/contact.yaml:8:5"],
  ])("on %s name the next build: %s", (day, place) =>
    expect(nextBuild(sources, day)).toEqual([`The next build is needed on ${place}.`]),
  );

  it("need no build once all are over", () => expect(nextBuild(sources, "2026-12-25")).toEqual([]));
});
