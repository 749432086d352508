/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { loadScripts } from "../../src/head/scripts";
import { type Later, laterId } from "../../src/shared/later";

const later: Later = { scripts: ["/runtime.js", "/app.js"], data: ["/page-data.json"] };

const loading = () => [...document.head.children].map((element) => element.getAttribute("src") ?? "");
const preloading = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href, as }) => [
    new URL(href).pathname,
    as,
  ]);

const asked = jest.fn();

/** A document as it is at a certain time, with its script in <head> at work. */
function begin(readyState: DocumentReadyState = "interactive") {
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  document.head.innerHTML = "";
  document.body.innerHTML = `<p>Words</p><script id="${laterId}" type="application/json">${JSON.stringify(later)}</script>`;
  loadScripts(asked);
}

const setConnection = (value?: object) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

const letLoad = () => {
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
});
afterEach(() => {
  // What a test began stops listening.
  fireEvent.keyDown(document.body);
  setConnection();
  jest.restoreAllMocks();
});

describe("The scripts of a page", () => {
  it("wait until it has loaded and the browser is idle, and then are all requested at once", () => {
    begin();
    expect(loading()).toEqual([]);
    dispatchEvent(new Event("load"));
    expect(loading()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(loading()).toEqual(["", ...later.scripts]);
    expect(preloading()).toEqual([["/page-data.json", "fetch"]]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("wait until the browser is idle, if it can tell", () => {
    const idle = jest.fn();
    Object.assign(window, { requestIdleCallback: idle });
    begin();
    letLoad();
    expect(loading()).toEqual([]);
    // Pages of earlier tests hear of this one's load too.
    idle.mock.calls.at(-1)?.[0]();
    expect(loading()).toEqual(["", ...later.scripts]);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  it("wait for lazy pictures in view, and for no others", () => {
    begin();
    const [above, here] = [-500, 300].map((top) => {
      const picture = document.body.appendChild(new Image());
      jest.spyOn(picture, "complete", "get").mockReturnValue(false);
      jest.spyOn(picture, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 200, 200));
      return picture;
    });
    letLoad();
    expect(loading()).toEqual([]);
    if (!above || !here) throw new Error("The pictures are there.");
    jest.spyOn(here, "complete", "get").mockReturnValue(true);
    fireEvent.load(here);
    jest.advanceTimersByTime(100);
    expect(loading()).toEqual(["", ...later.scripts]);
  });

  it.each([
    "pointerMove",
    "pointerDown",
    "touchStart",
    "wheel",
    "keyDown",
    "click",
    "focusIn",
    "input",
  ] as const)("are requested at the first sign of a visitor: %s", (sign) => {
    begin();
    fireEvent[sign](document.body);
    expect(loading()).toEqual(["", ...later.scripts]);
  });

  it.each(["scroll", "pointerOver"] as const)(
    "do not mistake the browser's own events for a visitor: %s",
    (event) => {
      begin();
      fireEvent[event](document.body);
      expect(loading()).toEqual([]);
    },
  );

  it("do not mistake a mouse at rest for a visitor", () => {
    begin();
    const move = (movementX: number) =>
      dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));
    move(0);
    expect(loading()).toEqual([]);
    move(1);
    expect(loading()).toEqual(["", ...later.scripts]);
  });

  it("are requested only once", () => {
    begin();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    letLoad();
    jest.advanceTimersByTime(60_000);
    expect(loading()).toEqual(["", ...later.scripts]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("wait for the end of the document, which lists them", () => {
    begin("loading");
    fireEvent.pointerDown(document.body);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(loading()).toEqual([]);
    document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
    expect(loading()).toEqual(["", ...later.scripts]);
  });

  it("do not wait for pictures that never load", () => {
    begin();
    jest.advanceTimersByTime(8000);
    expect(loading()).toEqual(["", ...later.scripts]);
  });

  it("wait for a visitor on Save-Data", () => {
    setConnection({ saveData: true });
    begin();
    letLoad();
    jest.advanceTimersByTime(60_000);
    expect(loading()).toEqual([]);
    fireEvent.pointerDown(document.body);
    expect(loading()).toEqual(["", ...later.scripts]);
  });

  it("are not needed in a document that lists none", () => {
    begin();
    document.body.innerHTML = "";
    expect(letLoad).not.toThrow();
    expect(loading()).toEqual([]);
  });
});
