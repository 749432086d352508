/** @jest-environment jsdom */
import { reveal } from "../../src/exhibits/kit/reveal";

/** How far the page scrolls, with each element at the place that its `data-top` names: the picture 1,000 px high unless it says otherwise, and its parts 100. */
function scrolled(html: string, width = 390): number | undefined {
  let by: number | undefined;
  document.body.innerHTML = html;
  Element.prototype.getBoundingClientRect = function () {
    const top = Number(this.getAttribute("data-top"));
    const height = Number(this.getAttribute("data-height") ?? (this.matches(".ex-view") ? 1000 : 100));
    return { top, bottom: top + height, height } as DOMRect;
  };
  const scrollBy = ({ top }: { top: number }) => {
    by = top;
  };
  Object.defineProperty(document.body, "clientWidth", { configurable: true, value: width });
  Object.assign(window, { innerHeight: 800, matchMedia: () => ({ matches: true }), scrollBy });
  reveal(document.body);
  return by;
}

describe("The result of a press", () => {
  const picture = (fold: string) =>
    `<div class="ex-view" data-top="0"><details ${fold}><summary>Bytes</summary><p data-changed data-top="100"></p></details>
    <p data-mark="caught" data-top="-50"></p></div><div class="ex-verdict" data-top="700"></div>`;

  it("is scrolled into view, unless it is inside a closed <details>", () => {
    expect(scrolled(picture(""))).toBe(-50);
    expect(scrolled(picture("open"))).toBeUndefined();
  });

  it.each([
    ["shows all that belongs together, where there is room", 500, -300],
    ["shows the changed place alone where there is none", 750, -50],
  ])("%s", (_, height, by) => {
    expect(
      scrolled(
        `<div class="ex-view" data-top="-400"><div data-whole data-top="-300" data-height="${height}"><p data-mark="caught" data-top="-50"></p></div></div><div class="ex-verdict" data-top="700"></div>`,
      ),
    ).toBe(by);
  });

  it.each([
    ["shows the rule that decided as well, clear of the verdict", 640, 40],
    ["leaves the rule where there is no room for both", 760, undefined],
  ])("%s", (_, top, by) => {
    expect(
      scrolled(
        `<div class="ex-view" data-top="-400" data-height="1300"><p data-mark="caught" data-top="100"></p><ol><li aria-current="step" data-top="${top}"></li></ol></div><div class="ex-verdict" data-top="700"></div>`,
      ),
    ).toBe(by);
  });

  it("shows the whole picture where there is room for it, though its changed place is in sight", () => {
    expect(
      scrolled(
        `<div class="ex-view" data-top="-40" data-height="500"><p data-mark="caught" data-top="90"></p></div><div class="ex-verdict" data-top="700"></div>`,
      ),
    ).toBe(-40);
  });
});

describe("On a wide screen", () => {
  const verdict = (top: number) => `<div class="ex-verdict" data-top="${top}"></div>`;
  const seen = (html: string) => scrolled(html, 1200);

  it("nothing scrolls as long as the picture and half of the verdict are in view", () => {
    expect(
      seen(`<div class="ex-view" data-top="300" data-height="400"></div>${verdict(700)}`),
    ).toBeUndefined();
    expect(
      seen(`<div class="ex-view" data-top="300" data-height="400"></div>${verdict(750)}`),
    ).toBeUndefined();
  });

  it.each([
    ["the piece comes up where less of its picture is in view", 600, 300],
    ["the picture comes up whole where the verdict covers its end", 400, 200],
  ])("%s", (_, top, by) => {
    document.body.setAttribute("data-top", "300");
    expect(seen(`<div class="ex-view" data-top="${top}" data-height="500"></div>${verdict(700)}`)).toBe(by);
    document.body.removeAttribute("data-top");
  });

  it("what is sticky at the picture's head covers its parts, not the picture itself", () => {
    const height = Object.getOwnPropertyDescriptor(Element.prototype, "clientHeight");
    Object.defineProperty(Element.prototype, "clientHeight", { configurable: true, get: () => 200 });
    document.body.setAttribute("data-top", "500");
    const view = (inside: string) =>
      `<div class="ex-view" data-top="500" data-height="900"><p data-stays></p>${inside}</div>${verdict(700)}`;
    expect(seen(view(""))).toBe(500);
    expect(seen(view('<p data-changed data-top="850"></p>'))).toBe(250);
    if (height) Object.defineProperty(Element.prototype, "clientHeight", height);
    document.body.removeAttribute("data-top");
  });

  it("the page scrolls as far as the verdict's lower edge, with a margin", () => {
    expect(seen(`<div class="ex-view" data-top="-200"></div>${verdict(790)}`)).toBe(106);
  });

  it("the page scrolls to the picture where hardly any of it is above the verdict", () => {
    document.body.setAttribute("data-top", "650");
    expect(seen(`<div class="ex-view" data-top="750" data-height="500"></div>${verdict(790)}`)).toBe(550);
    document.body.removeAttribute("data-top");
  });

  it("nothing scrolls where the changed place is in view as well", () => {
    const view = `<div class="ex-view" data-top="-40" data-height="500"><p data-changed data-top="90"></p></div>`;
    expect(seen(view + verdict(700))).toBeUndefined();
  });

  it.each([
    ["stays whole where there is room", 100, -90],
    ["is out of sight as a whole where there is none", 640, -4],
    ["gives way to the place and the verdict otherwise", 640, -20],
  ])("the first button %s", (_, height, by) => {
    const bar = `<button data-act="check" data-top="${by === -4 ? -120 : -90}"></button>`;
    const view = `<div class="ex-view" data-top="-30"><p data-changed data-top="-20" data-height="${height}"></p></div>`;
    expect(seen(bar + view + verdict(700))).toBe(by);
  });

  it("a heading goes out of sight as a whole, if the picture stays below the header", () => {
    const page = (view: number) =>
      `<main><h1 data-top="30" data-height="200"></h1></main><div class="ex-view" data-top="${view}"></div>${verdict(790)}`;
    expect(seen(page(300))).toBe(246);
    expect(seen(page(150))).toBe(106);
  });

  it("leaves the next button under the finger where showing the whole picture is a far way", () => {
    expect(
      scrolled(
        `<div class="ex-view" data-top="-320" data-height="500"><p data-mark="caught" data-top="90"></p></div><div class="ex-verdict" data-top="200"></div>`,
      ),
    ).toBeUndefined();
  });
});
