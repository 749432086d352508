import { patternOf } from "../../src/build/patterns";
import { compile } from "../../src/content/compile/compile";
import { digestOf, patternName } from "../../src/content/compile/digest";
import { readSources } from "../../src/content/read/sources";
import { contentCopy, edit, swap } from "../support/content";

const digest = digestOf("a page");
const routes = ["/", "/about", "/contact", "/glossary", "/privacy", "/case-studies/one"];

it("draws the same page the same, and another for each byte of its digest", () => {
  for (const route of routes) {
    const first = patternOf(route, digest);
    expect(patternOf(route, digest)).toBe(first);
    const changed = (Number.parseInt(digest.slice(0, 2), 16) ^ 0x40).toString(16).padStart(2, "0");
    expect(patternOf(route, changed + digest.slice(2))).not.toBe(first);
  }
});

it("draws two parts without a color of their own, light enough for every page", () => {
  for (const route of routes) {
    const drawing = patternOf(route, digest);
    expect(drawing).toContain('<symbol id="a"');
    expect(drawing).toContain('<symbol id="b"');
    expect(drawing).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|NaN|undefined/);
    expect(drawing.length).toBeLessThan(16_000);
    const names = [...drawing.matchAll(/id="(\w+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it("gives a page a digest of its content, and its opening the pattern of that digest", () => {
  const source = contentCopy();
  const page = () =>
    compile(readSources(source)).pages.find(({ content }) => content.route === "/404.html")?.content;
  const before = page();
  expect(before?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(before?.sections[0]).toMatchObject({ pattern: `../${patternName(before?.digest ?? "")}` });
  edit(source, { "pages/404.yaml": swap("title:", "title: Lost and") });
  expect(page()?.digest).not.toBe(before?.digest);
});
