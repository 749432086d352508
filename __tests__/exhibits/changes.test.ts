import { changeIn } from "../../src/exhibits/kit/changes";
import { setAt } from "../../src/exhibits/kit/setAt";

describe("What differs between two texts", () => {
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

describe("A value that is typed over", () => {
  const state = { seals: ["00", "ff"], inner: { price: 30 } };

  it("is put in its place, and the state before stays as it was", () => {
    expect(setAt(state, "seals.1", "fe")).toEqual({ ...state, seals: ["00", "fe"] });
    expect(setAt(state, "inner.price", "31")).toEqual({ ...state, inner: { price: 31 } });
    expect(setAt(state, "inner.price", "many")).toEqual({ ...state, inner: { price: "many" } });
    expect(state.seals).toEqual(["00", "ff"]);
  });

  it.each(["", "none", "seals.7", "seals.0.x", "inner.__proto__.x", "constructor.prototype"])(
    "changes nothing where there is no such place: %j",
    (path) => {
      expect(setAt(state, path, "x")).toEqual(state);
      expect(({} as { x?: string }).x).toBeUndefined();
    },
  );
});
