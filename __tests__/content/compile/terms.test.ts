/** @jest-environment jsdom */
import { markdownRenderer } from "../../../src/content/compile/markdown";
import { termMarker } from "../../../src/content/compile/terms";
import { withoutTerms } from "../../../src/shared/withoutTerms";

const term = (name: string, also: string[] = [], brc?: number) => ({
  term: name,
  also,
  meaning: `What ${name} means.`,
  brc,
  status: "current" as const,
  reviewed: "2026-09-30",
});

const terms = [term("overlay network", ["overlay"], 22), term("BEEF", [], 62), term("Atomic BEEF", [], 95)];

const options = {
  resolve: (target: string) => target,
  about: () => "PDF, 1.2 MB",
  newTab: "opens in a new tab",
  table: "Table",
  copy: "Copy",
  copied: "Copied",
  marked: "Marked",
  code: "Code",
};

/** The renderer of one page, made like in the compiler. */
const page = (meaningOf = ({ meaning }: { meaning: string }) => meaning) =>
  markdownRenderer({ ...options, terms: termMarker(terms, meaningOf) });

function show(...htmls: string[]) {
  document.body.innerHTML = htmls.join("");
}

const marked = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);

/** The popover that a term's button opens. */
const meaningOf = (word: string) => {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === word);
  return document.getElementById(button?.getAttribute("popovertarget") ?? "");
};

describe("The terms of the glossary", () => {
  it("are explained where a page first uses them, and nowhere else on it", () => {
    const { text, prose } = page();
    show(text("An overlay network."), prose("Another overlay.\n\nAnd an overlay network."));
    expect(marked()).toEqual(["overlay network"]);
    expect(meaningOf("overlay network")).toHaveTextContent(
      "overlay network What overlay network means. BRC-22",
    );
    expect(meaningOf("overlay network")).toHaveAttribute("popover");
  });

  it("are not explained again where the text is repeated", () => {
    const meaning = "See <b>[this](https://example.com)</b>, BRC-100.";
    const { text } = page(() => markdownRenderer(options).text(meaning));
    const html = text("An overlay, **or** BEEF & more.");
    expect(html).toContain("BRC-100");
    expect(withoutTerms({ html }).html).toBe(
      'An <span class="unbroken">overlay,</span> <strong>or</strong> BEEF &amp; more.',
    );
  });

  it("are explained again on another page", () => {
    show(page().text("An overlay."), page().text("An overlay."));
    expect(marked()).toEqual(["overlay", "overlay"]);
  });

  it("win over shorter terms inside them", () => {
    show(page().text("Send Atomic BEEF, not plain BEEF."));
    expect(marked()).toEqual(["Atomic BEEF", "BEEF"]);
  });

  it("match with a capital if the term has none, but not without one if it has", () => {
    show(page().text("Overlay first. We eat beef."));
    expect(marked()).toEqual(["Overlay"]);
  });

  it("are not found inside other words", () => {
    show(page().text("Overlays, an overlay-like thing, BEEFY."));
    expect(marked()).toEqual([]);
  });

  it("are not marked in headings, links and code", () => {
    show(page().prose("## The overlay\n\nThe [overlay](/about) in `overlay`.\n\n    overlay\n"));
    expect(marked()).toEqual([]);
  });

  it("keep the marks around them on their line", () => {
    show(page().text("An overlay, and (BEEF)."));
    expect([...document.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual([
      "overlay,",
      "(BEEF).",
    ]);
  });

  it("do not change the words of the text", () => {
    show(page().text("One **overlay** & <b>two</b>."));
    for (const meaning of document.querySelectorAll('[role="note"]')) meaning.remove();
    expect(document.body.textContent).toBe("One overlay & <b>two</b>.");
  });
});
