import { searchFileOf } from "../../../src/build/searchFiles";
import { siteContent } from "../../../src/build/siteContent";
import { readSources } from "../../../src/content/read/sources";
import { matcher, type Piece } from "../../../src/shell/search/matches";
import { fixtureContent } from "../../support/fixture";
import { dataFolder } from "../../support/site";

const file = searchFileOf(fixtureContent());
const find = matcher(file);

const real = siteContent(readSources(dataFolder));
const siteFile = searchFileOf(real);
const findOnSite = matcher(siteFile);

const first = (words: string) => find(words).pages[0]?.[0];

const said = (pieces: Piece[] = []) => pieces.map(({ text }) => text).join("");
const marked = (pieces: Piece[] = []) => pieces.filter(({ found }) => found).map(({ text }) => text);

describe("The search", () => {
  it("finds a page by its title, and leads to it", () => {
    expect(first("house of records")).toMatchObject({ to: "/", page: "Home", title: "A house of records" });
  });

  it("finds a section by what it says, names its page, and leads to it", () => {
    const match = first("oak galls");
    expect(match).toMatchObject({ to: "/guides/tour#ink", page: "Tour", title: "Ink" });
    expect(said(match?.textPieces)).toMatch(/^It is made of oak galls\./);
    expect(marked(match?.textPieces)).toEqual(["oak", "galls"]);
  });

  it("leads to a section that has no name of its own by one from its heading", () => {
    expect(first("who wrote what")?.to).toBe("/guides/tour#on-who-wrote-what");
  });

  it("finds a term of the glossary by any of its spellings", () => {
    expect(first("overlay")).toMatchObject({ to: "/guides/tour#term-overlay", title: "overlay" });
  });

  it("forgives a letter that is wrong, and begins before a word is whole", () => {
    expect(first("legder")?.title).toBe(first("ledger")?.title);
    expect(find("ledg").total).toBeGreaterThan(0);
  });

  it("lists nothing that only resembles a word where the word itself is found", () => {
    const words = findOnSite("revocation")
      .pages.flat()
      .flatMap(({ titlePieces, textPieces }) => [...marked(titlePieces), ...marked(textPieces)]);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word).toMatch(/^revocation/i);
  });

  it("finds only what has all the words", () => {
    expect(find("oak").total).toBeGreaterThan(0);
    expect(find("oak submarine").total).toBe(0);
  });

  it("lists each page once, with the best of its results, and the page of the best result first", () => {
    const { total, pages } = findOnSite("record");
    const routeOf = ({ to }: { to: string }) => to.replace(/#.*/, "");
    const routes = pages.map(([match]) => match && routeOf(match));
    expect(new Set(routes).size).toBe(routes.length);
    for (const [index, page] of pages.entries()) {
      expect(page.map(routeOf)).toEqual(page.map(() => routes[index]));
      expect(page.length).toBeLessThanOrEqual(3);
    }
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.flat()).toHaveLength(20);
    expect(total).toBeGreaterThan(20);
  });

  it("lists all that it has found where that fits the list, however much of it is on one page", () => {
    for (const word of ["voicemail", "escrow", "merkle"]) {
      const { total, pages } = findOnSite(word);
      expect(pages.flat()).toHaveLength(Math.min(total, 20));
    }
  });

  it("finds nothing for no words, and for signs alone", () => {
    for (const words of ["", "  ", "?!", "(((", "<script>alert(1)</script>"])
      expect(find(words).total).toBe(0);
  });

  it("shows a long text around the first word that was found, in whole words", () => {
    const entries = [
      { to: "/", page: "Home", title: "Home", text: `${"before ".repeat(60)}needle${" after".repeat(60)}` },
    ];
    const content = fixtureContent();
    const long = content.readable.map((page) => ({
      ...page,
      parts: [{ level: 2, title: "Long", blocks: [entries[0]?.text ?? ""] }],
    }));
    const [[match] = []] = matcher(searchFileOf({ ...content, readable: long }))("needle").pages;
    expect(said(match?.textPieces)).toMatch(/^… (before )+needle( after)+ …$/);
    expect(said(match?.textPieces).length).toBeLessThan(170);
  });
});

describe("The index of the site", () => {
  const { entries, index } = siteFile;

  it("has a developer's text with the code in it, and not the code that an exhibit runs", () => {
    expect(entries.some(({ text }) => text.includes("import {"))).toBe(true);
    expect(entries.filter(({ text }) => text.includes("yield { step:")).map(({ to }) => to)).toEqual([]);
  });

  it("has every page and every term, and leads only to places that exist", () => {
    const targets = new Set(entries.map(({ to }) => to));
    for (const { route } of real.readable) expect(targets).toContain(route);
    expect(entries.length).toBeGreaterThan(real.readable.length + real.glossary.items.length);
    const anchors = new Set(
      real.pages.flatMap(({ content: { route, sections } }) =>
        sections.flatMap((section) => [
          `${route}#${section.anchor}`,
          ...(section.type === "Article" ? section.parts.map(({ anchor }) => `${route}#${anchor}`) : []),
        ]),
      ),
    );
    for (const { to } of entries.filter(({ to }) => to.includes("#") && !to.includes("#term-")))
      expect(anchors).toContain(to);
  });

  it("can be read back", () => {
    expect(index.documentCount).toBe(entries.length);
  });
});
