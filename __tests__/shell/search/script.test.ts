/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/dom";
import { searchFileOf } from "../../../src/build/searchFiles";
import { pageChangeEvent } from "../../../src/shared/pageChange";
import { search } from "../../../src/shell/search/script";
import { fixtureContent } from "../../support/fixture";

const file = searchFileOf(fixtureContent());
const { words } = file;

const navigate = jest.fn();

const button = () => screen.getByRole("button", { name: "Search" });
const dialog = () => screen.queryByRole("dialog");
const field = () => screen.getByRole("searchbox");
const status = () => within(screen.getByRole("dialog")).getByRole("status");
const results = () => within(screen.getByRole("dialog")).getAllByRole("link");

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Has the site answer for the index, in its own time. */
const answer = (ok: Promise<unknown>) =>
  jest
    .spyOn(window, "fetch")
    .mockReturnValue(ok.then(() => ({ ok: true, json: async () => file }) as Response));

const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

Object.defineProperty(document, "currentScript", {
  value: { dataset: { code: require.resolve("../../../src/shell/search/browser"), index: "/search.json" } },
});
search();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  answer(Promise.resolve());
  window.___navigate = navigate;
  history.replaceState(null, "", "/about");
  // jsdom leads to anchors alone.
  document.body.innerHTML = `
    <button data-search="#all-pages">Search</button><main tabindex="-1"></main>`;
});

async function open() {
  fireEvent.click(button());
  await settle();
}

describe("The search", () => {
  it.each([
    ["a Latin layout", { key: "k", code: "KeyK" }],
    ["Caps Lock", { key: "K", code: "KeyK" }],
    ["a Latin layout that has the K elsewhere", { key: "k", code: "KeyV" }],
    ["a Cyrillic layout", { key: "л", code: "KeyK" }],
    ["a Greek layout", { key: "κ", code: "KeyK" }],
    ["a Hebrew layout", { key: "ל", code: "KeyK" }],
  ])("opens by Ctrl+K and by ⌘K with %s", async (_, keys) => {
    for (const modifier of ["ctrlKey", "metaKey"]) {
      expect(fireEvent.keyDown(document.body, { ...keys, [modifier]: true })).toBe(false);
      await settle();
      fireEvent.click(screen.getByRole("button", { name: words.close }));
    }
  });

  it.each([
    ["a K without a modifier", { key: "k", code: "KeyK" }],
    ["another letter that stands where the K is elsewhere", { key: "t", code: "KeyK", ctrlKey: true }],
    ["another letter", { key: "о", code: "KeyJ", ctrlKey: true }],
  ])("does not open by %s", async (_, keys) => {
    expect(fireEvent.keyDown(document.body, keys)).toBe(true);
    await settle();
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe("A search whose index", () => {
  it("does not arrive leads to the page that lists all pages", async () => {
    answer(Promise.reject(new TypeError("offline")));
    await open();
    expect(location.hash).toBe("#all-pages");
    expect(button()).not.toHaveAttribute("aria-busy");
  });

  it("never comes leads there after 15 seconds, in which the button is busy", async () => {
    answer(new Promise(() => {}));
    await open();
    await jest.advanceTimersByTimeAsync(14_999);
    expect(button()).toHaveAttribute("aria-busy", "true");
    expect(location.hash).toBe("");
    await jest.advanceTimersByTimeAsync(1);
    expect(location.hash).toBe("#all-pages");
    expect(button()).not.toHaveAttribute("aria-busy");
  });

  it("comes when the visitor is on another page already does not open there", async () => {
    let arrive = (_: unknown) => {};
    answer(new Promise((done) => (arrive = done)));
    await open();
    history.replaceState(null, "", "/contact");
    arrive(undefined);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(dialog()).not.toBeInTheDocument();
    expect(location.hash).toBe("");
  });
});

describe("An open search", () => {
  it("offers the first pages until something is typed, and again once the field is empty", async () => {
    await open();
    const offered = file.first.map(({ href, title, description }) => [href, title + description]);
    expect(offered).not.toEqual([]);
    const shown = () => results().map((link) => [link.getAttribute("href"), link.textContent]);
    expect(shown()).toEqual(offered);
    expect(screen.getByRole("heading", { name: words.first })).toBeVisible();
    type("house");
    expect(screen.queryByRole("heading", { name: words.first })).not.toBeInTheDocument();
    type(" ");
    expect(shown()).toEqual(offered);
  });

  it("lets the arrows and Enter choose among the first pages", async () => {
    await open();
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    fireEvent.keyDown(results()[0] as Element, { key: "ArrowDown" });
    expect(results()[1]).toHaveFocus();
    fireEvent.keyDown(results()[1] as Element, { key: "ArrowUp" });
    fireEvent.keyDown(results()[0] as Element, { key: "ArrowUp" });
    expect(field()).toHaveFocus();
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(navigate).toHaveBeenCalledWith(file.first[0]?.href);
  });

  it("says what it has found once typing rests, and how many of it are listed", async () => {
    await open();
    type("a");
    await jest.advanceTimersByTimeAsync(999);
    expect(status()).toBeEmptyDOMElement();
    type("of");
    await jest.advanceTimersByTimeAsync(999);
    expect(status()).toBeEmptyDOMElement();
    await jest.advanceTimersByTimeAsync(1);
    expect(status()).toHaveTextContent(
      new RegExp(`^\\d+ ${words.many}(, ${results().length} ${words.listed})?$`),
    );
  });

  it("leaves Enter and the arrows to whoever composes a character", async () => {
    await open();
    type("house");
    for (const key of ["Enter", "ArrowDown"]) {
      expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
      // Safari, when the last character is chosen.
      expect(fireEvent.keyDown(field(), { key, keyCode: 229 })).toBe(true);
    }
    expect(field()).toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("closes when the page changes, and the focus is on the new one", async () => {
    await open();
    expect(dialog()).toBeInTheDocument();
    dispatchEvent(new Event(pageChangeEvent));
    expect(dialog()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveClass("locked");
    expect(screen.getByRole("main")).toHaveFocus();
  });
});
