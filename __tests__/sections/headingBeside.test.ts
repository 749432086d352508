import { fitsAside } from "../../src/sections/headingBeside";

describe("A heading beside what it is about", () => {
  it("is short enough for two lines in a quarter of the width", () => {
    expect(fitsAside("What each check proves")).toBe(true);
  });

  it("belongs above it if it is longer", () => {
    expect(fitsAside("Compared with passkeys and Okta")).toBe(false);
  });
});
