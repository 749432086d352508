import { act } from "@testing-library/react";
import { frameColor } from "../../src/theme/tokens";

/** A media query list that the tests control. */
class MediaList extends EventTarget {
  matches = false;
  constructor(readonly media: string) {
    super();
  }
}

const lists = new Map<string, MediaList>();

const listFor = (query: string): MediaList => {
  const list = lists.get(query) ?? new MediaList(query);
  lists.set(query, list);
  return list;
};

/** Makes a media query true or false, and notifies its listeners. */
export function setMedia(query: string, matches: boolean) {
  const list = listFor(query);
  list.matches = matches;
  act(() => {
    list.dispatchEvent(new Event("change"));
  });
}

export const dark = "(prefers-color-scheme: dark)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** What another tab does when its visitor chooses a theme, or empties the storage. */
export function chooseElsewhere(theme: string | null) {
  if (theme === null) localStorage.clear();
  else localStorage.setItem("theme", theme);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: theme === null ? null : "theme" }));
  });
}

/** Until the test ends. */
export function denyStorage() {
  const fail = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(fail);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(fail);
}

/** Puts the colors of the browser's frame into the head, as documents have them (gatsby-ssr.tsx). */
export function addFrames() {
  const { light, dark: night } = frameColor;
  for (const theme of ["light", "dark"] as const)
    document.head.insertAdjacentHTML(
      "beforeend",
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${frameColor[theme]}"
        data-light="${light}" data-dark="${night}">`,
    );
}

/** The colors of the browser's frame, for a light and a dark device. */
export const frames = () =>
  [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("content"));

/** What an event of a key says of the keys that are held with it. */
export const modifiers = ["altKey", "ctrlKey", "metaKey", "shiftKey"];

const watchers = new Set<IntersectionObserverCallback>();

class Intersections {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe() {
    watchers.add(this.tell);
  }
  disconnect() {
    watchers.delete(this.tell);
  }
}

class Sizes {
  observe() {}
  disconnect() {}
}

/** Brings every observed element near the viewport. */
export async function comeNear() {
  await act(async () => {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    for (const tell of [...watchers]) tell(entries, {} as IntersectionObserver);
  });
}

/** Scrolls the page to `top` px. */
export function scrollPage(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
}

/** Sends the tab to the background, or brings it back. */
export function hideTab(hidden: boolean) {
  Object.defineProperty(document, "visibilityState", {
    value: hidden ? "hidden" : "visible",
    configurable: true,
  });
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** Adds what the site uses and jsdom lacks. */
export function installBrowserGaps() {
  Object.assign(window, {
    matchMedia: listFor,
    IntersectionObserver: Intersections,
    ResizeObserver: Sizes,
    scrollTo: () => {},
    alert: () => {},
    fetch: () => Promise.reject(new TypeError("No test may use the network")),
  });
  Element.prototype.scrollTo = () => {};
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  afterEach(() => {
    for (const list of lists.values()) list.matches = false;
    watchers.clear();
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.remove();
    Reflect.deleteProperty(document, "visibilityState");
    Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  });
}
