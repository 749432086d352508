import { siteContent } from "../../src/build/siteContent";
import { withTree } from "../../src/content/compile/tree";
import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { dataFolder } from "../support/site";

const { pages, shared } = readSources(dataFolder);
const page = pages.find(({ name }) => name === "pages/which-one.yaml");
if (!page) throw new Error("There is no page that asks which one fits");
const parts = contentOf(page).sections.flatMap((section) =>
  section.type === "Article" ? section.parts : [],
);
const answersOf = (body: string) => body.split("\n").filter((text) => text.startsWith("- "));
const answers = parts.flatMap(({ body }) => answersOf(body));
const targets = answers.flatMap((answer) => [...answer.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to ?? ""));

describe("Which one fits", () => {
  it("asks six questions, each above its answers", () => {
    expect(parts).toHaveLength(6);
    for (const { body } of parts) expect(body).toMatch(/^\*\*[^*]+\?\*\*\n\n- /);
  });

  it("brings the styles of its tree once, before the first question", () => {
    const compiled = siteContent(readSources(dataFolder)).pages.find(({ name }) => name === page.name);
    const bodies = (compiled?.content.sections ?? []).flatMap((section) =>
      section.type === "Article" ? section.parts.map(({ body }) => body.html) : [],
    );
    expect(bodies.map((body) => body.split("<style>").length - 1)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(bodies[0]).toMatch(/^<style>[^<]*\[data-tree\][^<]*<\/style>$/);
    expect(bodies[0]).toContain("subgrid");
  });

  it("is drawn as a whole as long as it has the shape that its wide styles are for", () => {
    const body = (html: string) => ({
      anchor: "a",
      title: "",
      question: null,
      picture: null,
      body: { html },
    });
    const sheetFor = (first: string, second: string, others = 4) => {
      const bodies = [first, second, ...Array.from({ length: others }, () => "<li>x</li>")];
      const section = { type: "Article", lists: "answers", parts: bodies.map(body) };
      const [styled] = withTree([section] as never, (name) => name);
      return styled?.type === "Article" && styled.parts[0]?.body.html;
    };
    const end = "<li>an end</li>";
    const on = '<li><a href="#b">on</a></li>';
    const second = on + on + on + on + end;
    expect(sheetFor(end + end + on + end, second)).toBe("<style>tree</style>");
    expect(sheetFor(end + end + on, second)).toBe("<style>treeBranches</style>");
    expect(sheetFor(end + end + on + end, on + second)).toBe("<style>treeBranches</style>");
    expect(sheetFor(end + on + end + end, second)).toBe("<style>treeBranches</style>");
    expect(sheetFor(end + end + on + end, second, 5)).toBe("<style>treeBranches</style>");
  });

  it("links to the question that it names", () => {
    const steps = answers.flatMap((answer) => [...answer.matchAll(/\[Go to question (\d)\]\(#([a-z]+)\)/g)]);
    expect(steps).toHaveLength(5);
    for (const [, number, anchor] of steps) expect(parts[Number(number) - 1]?.anchor).toBe(anchor);
  });

  it("ends each answer with a page, another question, or a way without us", () => {
    for (const answer of answers) expect(answer).toMatch(/\]\(|will do/);
  });

  it("says at each question what will do without us", () => {
    for (const { body } of parts) expect(body).toContain("will do");
  });

  it("finds every solution of the menu", () => {
    const solutions = contentOf(shared.menus).header.find(({ title }) => title === "Solutions");
    expect(solutions?.entries).not.toEqual([]);
    for (const { href } of solutions?.entries ?? []) expect(targets).toContain(href);
  });
});
