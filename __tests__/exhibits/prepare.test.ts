import { JSDOM } from "jsdom";
import { readyToBreak } from "../../src/exhibits/kit/prepare";

const seal = (halves: string) => `<svg class="ex-seal">${halves}</svg>`;

/** The halves of each seal once a change may break it. */
function halvesOf(markup: string) {
  const { body } = new JSDOM(markup).window.document;
  readyToBreak(body);
  return [...body.querySelectorAll("svg")].map((one) =>
    [...one.querySelectorAll("g")].map((half) => half.innerHTML),
  );
}

describe("A seal that may break", () => {
  it("gets its second half beforehand, equal to the first", () => {
    const line = '<path d="M0 0"></path>';
    expect(halvesOf(seal(`<g>${line}</g>`))).toEqual([[line, line]]);
  });

  it("gets no third half, and one that nobody has made yet gets none", () => {
    expect(halvesOf(seal("<g></g><g></g>") + seal("<circle></circle>"))).toEqual([["", ""], []]);
  });
});
