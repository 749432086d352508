/** @jest-environment jsdom */
import { reveal } from "../../src/exhibits/kit/reveal";

/** How far the page scrolls, with each element at the place that its `data-top` names: the picture 1,000 px high unless it says otherwise, and its parts 100. */
function scrolled(html: string): number | undefined {
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

  it("shows the whole picture where there is room for it, though its changed place is in sight", () => {
    expect(
      scrolled(
        `<div class="ex-view" data-top="-40" data-height="500"><p data-mark="caught" data-top="90"></p></div><div class="ex-verdict" data-top="700"></div>`,
      ),
    ).toBe(-40);
  });
});
