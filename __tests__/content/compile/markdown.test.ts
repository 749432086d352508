/** @jest-environment jsdom */
import { markdownRenderer } from "../../../src/content/compile/markdown";
import { linksIn } from "../../../src/content/read/markdown";

const addresses: Record<string, string> = { guides: "https://docs.example.com/guides" };

const { text, prose } = markdownRenderer({
  resolve: (target) => addresses[target] ?? target,
  about: () => "PDF, 1.2 MB",
  newTab: "opens in a new tab",
  table: "Table",
  copy: "Copy",
  copied: "Copied",
  marked: "Marked",
  code: "Code",
});

/** The rendered text as a browser sees it. */
function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

describe("Markdown in content", () => {
  it("shows HTML in the source as text", () => {
    const body = shown(prose("A <script>alert(1)</script> and <img src=x onerror=alert(2)>."));
    expect(body.querySelector("script, img")).toBeNull();
    expect(body).toHaveTextContent("A <script>alert(1)</script> and <img src=x onerror=alert(2)>.");
  });

  it("does not turn a script into a link", () => {
    expect(shown(text("[press](javascript:alert(1))")).querySelector("a")).toBeNull();
  });

  it("opens outside links in a new tab, and says so", () => {
    const link = shown(text("Read the [guides](guides).")).querySelector("a");
    expect(link).toHaveAttribute("href", "https://docs.example.com/guides");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(link).toHaveAccessibleName("guides (opens in a new tab)");
  });

  it("says it once for each of several links", () => {
    const names = [...shown(text("[one](guides), [two](/about) and [three](guides)")).querySelectorAll("a")];
    expect(names.map((link) => link.textContent)).toEqual([
      "one (opens in a new tab)",
      "two",
      "three (opens in a new tab)",
    ]);
  });

  it("says what a file to download is, and lets the browser save it", () => {
    const link = shown(text("Our [**brochure**](/files/brochure.pdf).")).querySelector("a");
    expect(link).toHaveAttribute("href", "/files/brochure.pdf");
    expect(link).toHaveAttribute("download", "");
    expect(link).not.toHaveAttribute("target");
    expect(link).toHaveAccessibleName("brochure (PDF, 1.2 MB)");
  });

  it.each(["/about", "#top", "mailto:desk@example.com", "tel:+1-541-555-0100"])(
    "keeps %s in this tab",
    (target) => {
      const link = shown(text(`[here](${target})`)).querySelector("a");
      expect(link).toHaveAttribute("href", target);
      expect(link).not.toHaveAttribute("target");
      expect(link).toHaveAccessibleName("here");
    },
  );

  it("writes a line of text without a paragraph around it, and prose with one for each", () => {
    expect(text("**Bold** and `code`")).toBe('<strong>Bold</strong> and <code translate="no">code</code>');
    expect(prose("One.\n\nTwo.")).toBe("<p>One.</p>\n<p>Two.</p>\n");
  });

  it.each([
    ["a table that is too wide", "| a | b |\n|---|---|\n| 1 | 2 |", "Table", "td", 2],
    ["code that is too wide", "```\nlong\n```", "Code", "code", 1],
  ])("lets a keyboard scroll %s, and names it", (_, source, name, inside, count) => {
    const box = shown(prose(source)).querySelector("[data-scrolls]");
    expect(box).toHaveAttribute("tabindex", "0");
    expect(box).toHaveAttribute("role", "group");
    expect(box).toHaveAttribute("aria-label", name);
    expect(box?.querySelectorAll(inside)).toHaveLength(count);
  });

  it("folds code whose title asks for it, with its button inside", () => {
    const body = shown(prose("```ts folded the lock\nlet a = 1;\n```"));
    const folded = body.querySelector("figure.code > details");
    expect(folded).not.toHaveAttribute("open");
    expect(folded?.querySelector("summary")).toHaveTextContent(/^the lock$/);
    expect(folded?.querySelector("pre")).toHaveTextContent("let a = 1;");
    expect(folded?.querySelector("button")).toHaveTextContent("Copy");
  });

  it("keeps translators away from code", () => {
    expect(shown(prose("```js\nlet a;\n```")).querySelector("pre")).toHaveAttribute("translate", "no");
  });
});

describe("The links of a text", () => {
  it("are found everywhere in it", () => {
    expect(
      linksIn("See [a](/about).\n\n- [b](guides)\n- **[c](#top)**\n\n> [d](mailto:desk@example.com)"),
    ).toEqual(["/about", "guides", "#top", "mailto:desk@example.com"]);
  });

  it("are ignored in code", () => {
    expect(linksIn("`[a](/nowhere)`")).toEqual([]);
  });
});
