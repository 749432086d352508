import { fillVariables, variablesIn, variableValues } from "../../../src/content/read/variables";
import { fixtureContent } from "../../support/fixture";

const values = new Map([
  ["brand", "Housemark"],
  ["claim:reply-time", "24 hours"],
]);

describe("Variables", () => {
  it("are found in the order of the text", () => {
    expect(variablesIn("{brand} answers within {claim:reply-time}, {brand} says.")).toEqual([
      "brand",
      "claim:reply-time",
      "brand",
    ]);
  });

  it("are only the known names", () => {
    expect(variablesIn("{ brand } {price} {claim} {Brand} {}")).toEqual([]);
  });

  it("are replaced by their values every time", () => {
    expect(fillVariables("{brand}, {brand}: {claim:reply-time}", values)).toBe(
      "Housemark, Housemark: 24 hours",
    );
  });

  it("stay as they are if they have no value", () => {
    expect(fillVariables("{claim:price} {email}", values)).toBe("{claim:price} {email}");
  });

  it("are filled in literally, even dollar signs", () => {
    expect(fillVariables("{claim:fee}", new Map([["claim:fee", "under $0.001 $& $1"]]))).toBe(
      "under $0.001 $& $1",
    );
  });

  it("stand for the brand, the address, the owner and every claim of the site", () => {
    const { site, claims } = fixtureContent();
    expect([...variableValues(site, claims)]).toEqual([
      ["brand", "Housemark"],
      ["email", "desk@example.com"],
      ["owner", "Housemark, Oregon"],
      ["claim:reply-time", "24 hours"],
    ]);
  });

  it("name the owner by legal name and address once the site has them", () => {
    const { site, claims } = fixtureContent();
    const legal = { ...site.legal, entity: "Housemark LLC", address: "1 Mill Lane, Salem, OR" };
    expect(variableValues({ ...site, legal }, claims).get("owner")).toBe(
      "Housemark LLC, 1 Mill Lane, Salem, OR",
    );
  });
});
