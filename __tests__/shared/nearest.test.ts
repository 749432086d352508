import { nearest } from "../../src/shared/nearest";

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

  it("is none where more than half would have to change", () => {
    expect(nearest("/zzzzzzzzzzzzzz", routes)).toBeUndefined();
    expect(nearest("abcd", ["wxyz"])).toBeUndefined();
  });

  it("may differ in exactly half of its letters", () => {
    expect(nearest("abcd", ["abxy"])).toBe("abxy");
    expect(nearest("abcd", ["axyz"])).toBeUndefined();
  });

  it("is none among no words", () => {
    expect(nearest("/about", [])).toBeUndefined();
  });
});
