import { JSDOM } from "jsdom";
import { prepare } from "../../src/exhibits/kit/prepare";

const seal = (halves: string) => `<svg class="ex-seal">${halves}</svg>`;

/** The halves of each seal once a change may break it. */
function halvesOf(markup: string) {
  const { body } = new JSDOM(markup).window.document;
  prepare(body);
  return [...body.querySelectorAll("svg")].map((one) =>
    [...one.querySelectorAll("g")].map((half) => half.innerHTML),
  );
}

describe("A seal that may break", () => {
  beforeAll(() => Object.assign(globalThis, { innerHeight: 800 }));

  it("gets its second half beforehand, equal to the first", () => {
    const line = '<path d="M0 0"></path>';
    expect(halvesOf(seal(`<g>${line}</g>`))).toEqual([[line, line]]);
  });

  it("gets no third half, and one that nobody has made yet gets none", () => {
    expect(halvesOf(seal("<g></g><g></g>") + seal("<circle></circle>"))).toEqual([["", ""], []]);
  });
});

/** Whether a check waits until the page has scrolled, with a picture and a verdict that reach so far down. */
function waitsFor(view: [top: number, bottom: number], verdictAt: number) {
  const { body } = new JSDOM('<p class="ex-view"></p><p class="ex-verdict"></p>').window.document;
  const [top, bottom] = view;
  const boxes = [{ top, bottom, height: bottom - top }, { top: verdictAt }];
  for (const [at, part] of [...body.children].entries())
    part.getBoundingClientRect = () => boxes[at] as DOMRect;
  prepare(body);
  return body.ownerDocument.documentElement.hasAttribute("data-glides");
}

describe("A check", () => {
  const { innerHeight } = globalThis;
  beforeAll(() => Object.assign(globalThis, { innerHeight: 800 }));
  afterAll(() => Object.assign(globalThis, { innerHeight }));

  it("waits for the page to scroll where less than half of its picture is in sight", () => {
    expect(waitsFor([650, 1050], 700)).toBe(true);
    expect(waitsFor([-350, 50], 50)).toBe(true);
  });

  it("begins at once where its picture is in sight", () => {
    expect(waitsFor([200, 600], 600)).toBe(false);
  });
});
