import { codeOf } from "../../src/build/exhibitCode";
import { siteContent } from "../../src/build/siteContent";
import { llmsFullText, llmsText, markdownTwin } from "../../src/build/texts/machineFiles";
import { readSources } from "../../src/content/read/sources";
import { contentCopy, edit } from "../support/content";
import { fixtureContent } from "../support/fixture";
import { dataFolder } from "../support/site";

const content = fixtureContent();
const real = siteContent(readSources(dataFolder));

const twinOf = (route: string, { readable, site } = content) => {
  const page = readable.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`There is no text of ${route}`);
  return markdownTwin(page, site.url);
};

describe("A page's Markdown twin", () => {
  it("begins with the page's title, description and address", () => {
    expect(twinOf("/")).toMatch(
      /^---\ntitle: "A house of records"\ndescription: "What .*"\nurl: "https:\/\/www\.example\.com"\n---\n\n# Records that hold\n/,
    );
  });

  it("has the editor's own Markdown, with whole addresses and filled variables", () => {
    expect(twinOf("/")).toContain("See [what we do](https://www.example.com/about) or the **guides**.");
    expect(twinOf("/")).toContain("[Write to us](https://www.example.com/contact)");
    expect(twinOf("/about")).toContain(
      "Founded by Housemark.\n\nRead the [guides](https://docs.example.com/guides).",
    );
    expect(twinOf("/guides/tour")).toContain("[desk@example.com](mailto:desk@example.com)");
  });

  it("has a heading for each entry, which leads where its card leads", () => {
    expect(twinOf("/")).toContain("## Two points\n\n### Keys\n\nThey stay with you.");
    expect(twinOf("/")).toContain("### [Reply](https://docs.example.com/guides)\n\nWithin 24 hours.");
  });

  it("holds tables, lists and code in full, and what pictures show", () => {
    const tour = twinOf("/guides/tour");
    expect(tour).toContain("| Ledger | Clerk |\n| --- | --- |\n| The first | Ada |\n| The second | Bea |");
    expect(tour).toContain("- One line a day\n- Two on Sundays");
    for (const { name, code } of codeOf("draw"))
      expect(tour).toContain(`\`\`\`ts ${name}\n${code.trim()}\n\`\`\``);
    expect(tour).toContain("*To be seen: An open ledger*");
    expect(tour).toContain("- **overlay**: Servers that follow what one app cares about. (BRC-22, partial)");
  });

  it("leaves out what is said only after something was done, and labels of controls", () => {
    expect(twinOf("/guides/tour")).not.toContain("It has arrived");
    expect(twinOf("/guides/tour")).not.toContain("A late guest");
  });

  it("keeps code as it is, whatever looks like a link in it", () => {
    const copy = contentCopy();
    edit(copy, { "pages/code.yaml": codePage });
    const twin = twinOf("/code", siteContent(readSources(copy)));
    expect(twin).toContain("```ts\nconst last = lists[0](guides);\n```");
    expect(twin).toContain("`a[0](guides)`");
    expect(twin).toContain("[guides](https://docs.example.com/guides)");
  });

  it.each(real.readable.map((page) => [page.route, page] as const))(
    "of %s says all that its file says in tables and code",
    (route, page) => {
      const twin = markdownTwin(page, real.site.url);
      const built = real.pages.find((each) => each.content.route === route)?.content.sections ?? [];
      const sections = JSON.stringify(built);
      const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
      // A figure of an exhibit has no code.
      const shown = built.flatMap((section) =>
        section.type === "Exhibit" ? codeOf(section.exhibit.name) : [],
      );
      expect(count(twin, /^ *```\w.*$/gm)).toBe(count(sections, /<pre /g) + shown.length);
      expect(count(twin, /^\|(?: --- \|)+$/gm)).toBe(
        count(sections, /<table>/g) + count(sections, /"columns":/g),
      );
      expect(twin).not.toMatch(/\{(brand|email|owner|claim:[\w-]*)\}/);
      const prose = twin.replace(/^ *```\w[\s\S]*?^ *```$/gm, "");
      expect(prose).not.toMatch(/\]\((?!https?:|mailto:)/);
    },
  );
});

it("The site map's Markdown lists every other page under its menu, and the search finds those words on their pages", () => {
  const map = real.readable.find(({ route }) => route === "/site-map");
  const twin = map ? markdownTwin(map, real.site.url) : "";
  const others = real.readable.filter(({ route }) => route !== "/site-map");
  for (const { name, route } of others)
    expect(twin).toContain(`- [${name}](${real.site.url}${route === "/" ? "" : route}): `);
  expect(twin).toContain("**Solutions**\n\n- ");
  expect(JSON.stringify(map?.parts.map(({ blocks }) => blocks))).not.toContain("**Solutions**");
});

describe("llms.txt", () => {
  const files = { site: real.site, menus: real.menus, words: real.words };

  it("names the site, says what it is about, and lists pages under headings", () => {
    const [title, blank, about] = llmsText(content.readable, content).split("\n");
    expect([title, blank, about]).toEqual(["# Housemark", "", `> ${content.site.tagline}`]);
  });

  it("lists every page once, with one line each that leads to its Markdown", () => {
    const text = llmsText(real.readable, files);
    const lines = text.split("\n").filter((line) => line.startsWith("- "));
    expect(lines).toHaveLength(real.readable.length);
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\.md\): \S.*$/);
    const expected = real.readable.map(
      ({ route }) => `${real.site.url}${route === "/" ? "/index" : route}.md`,
    );
    expect(lines.map((line) => /\((.*?)\)/.exec(line)?.[1]).sort()).toEqual(expected.sort());
  });

  it("has a full version with the text of all of them", () => {
    const full = llmsFullText(real.readable, files);
    for (const page of real.readable) expect(full).toContain(markdownTwin(page, real.site.url));
  });
});

const codePage = `name: Code
title: Code of the house
description: How the house writes its lines, as the clerks would type them.
sections:
  - type: Prose
    title: Lines
    body: |
      Read \`a[0](guides)\` and the [guides](guides).

      \`\`\`ts
      const last = lists[0](guides);
      \`\`\`
`;
