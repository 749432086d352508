import { JSDOM } from "jsdom";
import { exhibitFigureHtml } from "../../src/build/exhibitFigures";
import { withoutControls } from "../../src/build/withoutControls";
import { exampleOf } from "../support/exhibits";
import { fixtureContent } from "../support/fixture";

const { words } = fixtureContent();
const { document } = new JSDOM().window;

describe("A picture of an exhibit", () => {
  const drawn = exhibitFigureHtml({ exhibit: exampleOf("hash-chain"), caption: "A log & its hash" }, words);

  async function figure(): Promise<Element> {
    const template = document.createElement("template");
    template.innerHTML = (await drawn).html;
    const root = template.content.firstElementChild;
    if (!root) throw new Error("Nothing was drawn");
    return root;
  }

  it("shows the sample above its caption, as before anybody has checked it", async () => {
    const root = await figure();
    const { lines } = exampleOf("hash-chain").sample;
    expect([...root.querySelectorAll(".ex-chain > li > code")].map(({ textContent }) => textContent)).toEqual(
      lines,
    );
    expect(root.querySelectorAll('[data-mark="pass"], [data-tone="holds"]')).toHaveLength(0);
    expect(root.querySelector("figcaption")?.textContent).toBe("A log & its hash");
  });

  it("has no controls, no scripts and nothing to mount", async () => {
    const root = await figure();
    for (const control of [
      "button",
      "input",
      "textarea",
      "select",
      "summary",
      "label",
      "script",
      "[tabindex]",
    ])
      expect(root.querySelector(control)).toBeNull();
    expect(root.querySelector("[data-exhibit], [data-act], [data-do], .needs-js, .without-js")).toBeNull();
    expect(root.getAttribute("data-exhibit-figure")).toBe("hash-chain");
  });

  it("has the styles of its own kind", async () => {
    const parts = {
      ...exampleOf("coin"),
      preset: "purchase",
      sample: {
        part: "HX-2041-B",
        from: { lat: 46.19, lon: -123.83 },
        yards: [
          { name: "Near", quantity: 1, hours: 3, lat: 46.21, lon: -123.76 },
          { name: "Far", quantity: 3, hours: 9, lat: 43.38, lon: -124.2 },
        ],
        forged: 9,
      },
    } as ReturnType<typeof exampleOf<"coin">>;
    const search = await exhibitFigureHtml({ exhibit: parts, caption: "" }, words);
    expect(search.html).toContain(".ex-miles>span{position:absolute");
  });

  it("is the same in every build", async () => {
    const again = await exhibitFigureHtml(
      { exhibit: exampleOf("hash-chain"), caption: "A log & its hash" },
      words,
    );
    expect(again).toEqual(await drawn);
  });

  it("is not drawn if the sample does not hold", async () => {
    const { sample, ...content } = exampleOf("seal-sentence");
    const empty = { ...content, sample: { ...sample, sentence: " " } };
    await expect(exhibitFigureHtml({ exhibit: empty, caption: "" }, words)).rejects.toThrow(
      "The sample of a figure of seal-sentence does not hold.",
    );
  });
});

describe("Markup without its controls", () => {
  it.each([
    ["a button", '<p>a<button data-do="x"><b>b</b></button>c</p>', "<p>ac</p>"],
    ["a field that is not closed", '<p><input value="1">a<br>b</p>', "<p>a<br>b</p>"],
    ["a field in a label", "<label><input><span>a</span></label>", "<span><span>a</span></span>"],
    ["what needs scripts", '<p class="a needs-js"><i>b</i></p><i>c</i>', "<i>c</i>"],
    ["what is there for those without", '<p class="without-js">a</p>', "<p>a</p>"],
    [
      "what folds",
      '<details class="l"><summary data-open><b>a</b></summary><p>b</p>c</details>d',
      '<div class="l"><div><b>a</b></div></div>d',
    ],
    [
      "what folds in what folds",
      "<details><summary>a</summary><details><summary>b</summary></details></details>",
      "<div><div>a</div></div>",
    ],
    [
      "a drawing",
      '<svg class="s"><path d="M1 2"/><rect/></svg>a',
      '<svg class="s"><path d="M1 2"/><rect/></svg>a',
    ],
    ["what is escaped", '<i title="&lt;b&gt;">&lt;button&gt;</i>', '<i title="&lt;b&gt;">&lt;button&gt;</i>'],
  ])("is rid of %s, or keeps it", (_, html, shown) => {
    expect(withoutControls({ html })).toEqual({ html: shown });
  });
});
