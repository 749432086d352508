import { nearest } from "../../../src/content/read/nearest";

const routes = ["/", "/about", "/contact", "/provenance", "/solutions/parts-requisition"];

describe("The nearest of several words", () => {
  it.each([
    ["/contakt", "/contact"],
    ["/PROVENANCE", "/provenance"],
    ["/parts-requisition", "/solutions/parts-requisition"],
    ["/abut/", "/about"],
  ])("to %s is %s", (wanted, found) => {
    expect(nearest(wanted, routes)).toBe(found);
  });

  it("does not exist if more than half of the letters would have to change", () => {
    expect(nearest("/zzzzzzzzzzzzzz", routes)).toBeUndefined();
    expect(nearest("abcd", ["wxyz"])).toBeUndefined();
  });

  it("may differ in exactly half of its letters", () => {
    expect(nearest("abcd", ["abxy"])).toBe("abxy");
    expect(nearest("abcd", ["axyz"])).toBeUndefined();
  });

  it("may have its letters in another order", () => {
    expect(nearest("nwe", ["new", "diff"])).toBe("new");
  });

  it("does not exist if there are no words", () => {
    expect(nearest("/about", [])).toBeUndefined();
  });
});
