import { changedText, changeIn, overwritten } from "../../src/exhibits/kit/changes";
import { setAt } from "../../src/exhibits/kit/setAt";
import { html } from "../../src/shared/html";

describe("The difference between two texts", () => {
  it.each([
    ["abcdef", "abXdef", "X"],
    ["abcdef", "abdef", ""],
    ["abcdef", "abcXYdef", "XY"],
    ["aaaa", "aaa", ""],
    ["", "new", "new"],
    ["same", "same", ""],
    ["start", "Xtart", "X"],
    ["end", "enX", "X"],
  ])("is, from %j to %j, %j", (before, now, differs) => {
    expect(now.slice(...changeIn(before, now))).toBe(differs);
  });
});

describe("A changed text", () => {
  it.each([
    ["for banks", "for bankt", "for <mark>bankt</mark>"],
    ["42 min", "102 min", "<mark>102</mark> min"],
    ["a b", "a  b", "a <mark>\u2423</mark>b"],
    ["one two", "one", "<mark>one</mark>"],
    ["one two three", "one three", "one <mark>three</mark>"],
    ["new", "<b>", "<mark>&lt;b&gt;</mark>"],
    ["a", "", "<mark>\u2205</mark>"],
  ])("is shown in full, from %j to %j, with the changed words marked", (before, now, shown) => {
    expect(html`${changedText(before, now, false)}`.html).toBe(shown);
  });

  it("is shown with the words that were written over, struck", () => {
    expect(overwritten("one two three", "one 2 three").html).toBe("<s>two</s> <b>2</b>");
    expect(overwritten("one two", "one ").html).toBe("<s>two</s> <b>\u2205</b>");
  });

  it("has the words that were written over before the marked ones, where asked, and none where words were added", () => {
    const shown = (before: string, now: string) => html`${changedText(before, now, true)}`.html;
    expect(shown("42 min", "102 min")).toBe("<s>42</s><mark>102</mark> min");
    expect(shown("", "new")).toBe("<mark>new</mark>");
  });

  it("has no mark if nothing has changed", () => {
    expect(changedText("same", "same", true)).toBe("same");
  });
});

describe("An edited value", () => {
  const state = { seals: ["00", "ff"], inner: { price: 30 } };

  it("is put in its place, and the earlier state stays as it was", () => {
    expect(setAt(state, "seals.1", "fe")).toEqual({ ...state, seals: ["00", "fe"] });
    expect(setAt(state, "inner.price", "31")).toEqual({ ...state, inner: { price: 31 } });
    expect(setAt(state, "inner.price", "many")).toEqual({ ...state, inner: { price: "many" } });
    expect(state.seals).toEqual(["00", "ff"]);
  });

  it.each(["", "none", "seals.7", "seals.0.x", "inner.__proto__.x", "constructor.prototype"])(
    "changes nothing if the path does not exist: %j",
    (path) => {
      expect(setAt(state, path, "x")).toEqual(state);
      expect(({} as { x?: string }).x).toBeUndefined();
    },
  );
});
