/** @jest-environment jsdom */

import { turnPage } from "../../src/framework/pageTurn";
import { pageChangeEvent } from "../../src/shared/pageChange";

/** A browser that blends pages: how far it has got, and what lets it take its picture of the old page. */
function blending({ reduced = false } = {}) {
  const seen: string[] = [];
  let picture = () => {};
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) });
  Object.assign(document, {
    startViewTransition(shown: () => Promise<void>) {
      seen.push("started");
      picture = () => void shown().then(() => seen.push("blended"));
      return { ready: Promise.reject(new Error("skipped")) };
    },
  });
  return { seen, picture: () => picture() };
}

const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
});

it("holds the new page until there is a picture of the old one, and blends them when the new one is shown", async () => {
  const { seen, picture } = blending();
  const turn = turnPage().then(() => seen.push("new page"));
  await settled();
  expect(seen).toEqual(["started"]);
  picture();
  await turn;
  expect(seen).toEqual(["started", "new page"]);
  dispatchEvent(new Event(pageChangeEvent));
  await settled();
  expect(seen).toEqual(["started", "new page", "blended"]);
});

it("shows the new page without waiting for a frame, since none is drawn meanwhile", async () => {
  const { picture } = blending();
  const ownFrame = requestAnimationFrame;
  const turn = turnPage();
  picture();
  await turn;
  expect(requestAnimationFrame).not.toBe(ownFrame);
  await new Promise((done) => requestAnimationFrame(done));
  dispatchEvent(new Event(pageChangeEvent));
  expect(requestAnimationFrame).toBe(ownFrame);
});

it("does not wait for ever for a page that is not shown", async () => {
  jest.useFakeTimers();
  const { seen, picture } = blending();
  const turn = turnPage();
  picture();
  await turn;
  await jest.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(["started", "blended"]);
  jest.useRealTimers();
});

it("changes pages at once if the visitor prefers reduced motion", async () => {
  const { seen } = blending({ reduced: true });
  await turnPage();
  expect(seen).toEqual([]);
});

it("changes pages at once in a browser without view transitions", async () => {
  await expect(turnPage()).resolves.toBeUndefined();
});
