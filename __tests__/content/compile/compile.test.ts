import { compile } from "../../../src/content/compile/compile";
import type { CompiledPage } from "../../../src/content/compile/compiled";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, swap } from "../../support/content";

const folder = contentCopy();
const content = compile(readSources(folder));

const pageOf = (name: string) => content.pages.find((page) => page.name === `pages/${name}.yaml`)?.content;

type Type = CompiledPage["sections"][number]["type"];

function section<Name extends Type>(page: string, type: Name) {
  const found = pageOf(page)?.sections.find((candidate) => candidate.type === type);
  return found as Extract<CompiledPage["sections"][number], { type: Name }>;
}

describe("Compiled content", () => {
  it("knows each page's route", () => {
    expect(content.pages.map((page) => page.content.route)).toEqual(["/404.html", "/about", "/contact", "/"]);
  });

  it("includes the defaults of fields that a page leaves out", () => {
    expect(pageOf("contact")).toMatchObject({ alsoAt: [], about: "page" });
    expect(section("about", "Spotlight")).toMatchObject({ side: "right", actions: [] });
    expect(section("index", "Hero").actions).toEqual([
      { label: "Write to us", href: "/contact", look: "secondary", inert: false },
    ]);
    expect(content.menus.header[0]?.entries[0]?.featured).toBe(false);
  });

  it("has addresses in place of link keys, and routes as they were", () => {
    expect(section("index", "CardGrid").cards.map(({ href }) => href)).toEqual([
      undefined,
      "https://docs.example.com/guides",
    ]);
    expect(content.redirects.items[0]?.to).toBe("https://docs.example.com");
    expect(content.menus.plain[0]?.href).toBe("/contact");
  });

  it("has values in place of variables", () => {
    expect(content.services.items[0]?.description.html).toBe("Answered within 24 hours.");
    expect(section("contact", "Notice").text.html).toBe("Write to desk@example.com.");
    expect(section("about", "Spotlight").body.html).toContain("Founded by Housemark.");
  });

  it("has HTML in place of Markdown, but not in plain lines", () => {
    expect(section("index", "Hero").text.html).toBe(
      'See <a href="/about">what we do</a> or the <strong>guides</strong>.',
    );
    const copy = contentCopy();
    edit(copy, { "pages/index.yaml": swap("title: Two points", 'title: "**Two** <points>"') });
    const again = compile(readSources(copy)).pages.find(({ content: { route } }) => route === "/");
    expect(again?.content.sections[1]).toMatchObject({ title: "**Two** <points>" });
  });

  it("has drawings in place of icon names", () => {
    expect(content.services.items[0]?.icon.shapes).toMatch(/^<rect [^>]*\/><path /);
  });

  it("has the lines of a drawing in place of its file", () => {
    const copy = contentCopy();
    edit(copy, {
      "services.yaml": swap("icon: archive", "icon: archive\n    drawing: images/a.svg"),
      "images/a.svg": '<svg viewBox="0 0 240 108">\n  <!-- A line -->\n  <path d="M0 0h9" />\n</svg>\n',
    });
    const [drawn, plain] = compile(readSources(copy)).services.items;
    expect(drawn?.drawing).toEqual({ shapes: '<path d="M0 0h9"/>' });
    expect(plain?.drawing).toBeUndefined();
  });

  it("names files relative to the file that shows them", () => {
    expect(section("about", "Spotlight").image.src).toBe("../images/scene.png");
    expect(content.site.placeholder).toBe("images/blank.png");
    const copy = contentCopy();
    edit(copy, { "pages/deep/down.yaml": deepPage });
    const deep = compile(readSources(copy)).pages.find(({ name }) => name === "pages/deep/down.yaml");
    expect(deep?.content.social).toBe("../../images/social.png");
  });

  it("sends the forms where site.yaml says, unless the build says otherwise", () => {
    const sources = readSources(folder);
    expect(compile(sources).site.forms).toEqual({
      contact: "https://forms.example.com/contact",
      newsletter: "https://forms.example.com/newsletter",
    });
    expect(compile(sources, { endpoints: { newsletter: "" } }).site.forms).toEqual({
      contact: "https://forms.example.com/contact",
      newsletter: "",
    });
  });

  it("does not change its sources, so that they can be compiled again", () => {
    const sources = readSources(folder);
    expect(compile(sources, { endpoints: { contact: "" } })).not.toEqual(compile(sources));
    expect(compile(sources)).toEqual(content);
  });
});

const deepPage = `name: Deep
title: Deep down
description: A page below a page.
social: images/social.png
sections:
  - type: Notice
    text: Here.
`;
