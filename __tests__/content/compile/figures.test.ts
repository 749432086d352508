import { JSDOM } from "jsdom";
import { siteContent } from "../../../src/build/siteContent";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit } from "../../support/content";

/** A small content folder, compiled, with this figure on one of its pages. */
function compiledWith(figure: string, body = "First.\n\n      Second.") {
  const folder = contentCopy();
  const added = `  - type: Prose
    title: The record
    body: |
      ${body}
    figure:
${figure}`;
  edit(folder, { "pages/about.yaml": (page) => page + added });
  return siteContent(readSources(folder));
}

/** The texts of the page, as a browser sees them. */
const textsOf = (figure: string, body?: string) =>
  (compiledWith(figure, body).pages.find(({ name }) => name === "pages/about.yaml")?.content.sections ?? [])
    .filter((section) => section.type === "Prose")
    .map((section) => new JSDOM(`<body>${section.body.html}`).window.document.body);

/** The text with the figure, without its styles. */
function shown(figure: string, body?: string) {
  const text = textsOf(figure, body)[0] ?? new JSDOM().window.document.body;
  for (const style of text.querySelectorAll("style")) style.remove();
  return text;
}

const sequence = `
      drawn: sequence
      caption: At the door
      items:
        - { label: Question, text: Is it *new*?, who: [Keeper, Guest] }
        - { label: Answer, text: It is., who: [Guest, Keeper], mark: proof }
        - { label: A look, text: At the list., who: [Keeper] }
`;

describe("A figure of a text", () => {
  it("is below the first paragraph", () => {
    const kinds = [...shown(sequence).children].map(({ tagName }) => tagName);
    expect(kinds).toEqual(["P", "FIGURE", "P"]);
  });

  it("is above a text that does not begin with a paragraph", () => {
    const kinds = [...shown(sequence, "- A point").children].map(({ tagName }) => tagName);
    expect(kinds).toEqual(["FIGURE", "UL"]);
  });

  it("brings its styles once a page, where the first text begins", () => {
    const again = sequence.replace("drawn: sequence", "drawn: chain");
    const twice = `${sequence}  - type: Prose
    title: The record again
    body: Third.
    figure:
${again}`;
    const texts = textsOf(twice);
    expect(texts.map((text) => text.querySelectorAll("figure").length)).toEqual([1, 1]);
    expect(texts.map((text) => text.querySelectorAll("style").length)).toEqual([1, 0]);
    expect(texts[0]?.firstElementChild?.tagName).toBe("STYLE");
  });

  it("is a list in order, named by its caption", () => {
    const figure = shown(sequence).querySelector("figure");
    expect(figure?.querySelector("figcaption")?.textContent).toBe("At the door");
    expect([...(figure?.querySelectorAll("ol > li") ?? [])].map((item) => item.textContent)).toEqual([
      "Keeper tells GuestQuestionIs it new?",
      "Guest tells KeeperAnswerIt is.",
      "KeeperA lookAt the list.",
    ]);
  });

  it("draws each message between the lines of its parties", () => {
    const ways = [...shown(sequence).querySelectorAll<HTMLElement>("li")].map(({ dataset, style }) => [
      dataset.way,
      style.getPropertyValue("--from"),
      style.getPropertyValue("--span"),
    ]);
    expect(ways).toEqual([
      ["on", "0", "1"],
      ["back", "0", "1"],
      ["none", "0", "0"],
    ]);
  });

  it("says who signed an entry", () => {
    const chain = sequence.replace("drawn: sequence", "drawn: chain");
    expect(shown(chain).querySelector("li .who")?.textContent).toBe("Signed Keeper Guest ");
  });

  it("shows what is typed as text", () => {
    const figure = shown(sequence.replace("At the door", '"<img src=x> & co"'));
    expect(figure.querySelector("img")).toBeNull();
    expect(figure.querySelector("figcaption")?.textContent).toBe("<img src=x> & co");
  });

  it("is a list for machines too", () => {
    const page = compiledWith(sequence).readable.find(({ route }) => route === "/about");
    expect(page?.parts.flatMap(({ blocks }) => blocks).join("\n")).toContain(
      "*At the door*\n\n1. **Question** (Keeper, Guest): Is it *new*?\n2. **Answer** (Guest, Keeper): It is.",
    );
  });
});
