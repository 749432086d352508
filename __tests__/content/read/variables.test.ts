import { fillVariables, variablesIn, variableValues } from "../../../src/content/read/variables";
import { fixtureContent } from "../../support/fixture";

const values = new Map([
  ["brand", "Housemark"],
  ["claim:reply-time", "24 hours"],
]);

describe("Tokens", () => {
  it("are found in the order of the text", () => {
    expect(variablesIn("{brand} answers within {claim:reply-time}, {brand} says.")).toEqual([
      "brand",
      "claim:reply-time",
      "brand",
    ]);
  });

  it("are only the words that are known to be tokens", () => {
    expect(variablesIn("{ brand } {price} {claim} {Brand} {}")).toEqual([]);
  });

  it("give way to their values, each time they stand there", () => {
    expect(fillVariables("{brand}, {brand}: {claim:reply-time}", values)).toBe(
      "Housemark, Housemark: 24 hours",
    );
  });

  it("stay as they are where nothing is known", () => {
    expect(fillVariables("{claim:price} {email}", values)).toBe("{claim:price} {email}");
  });

  it("are put in as they are, dollar signs too", () => {
    expect(fillVariables("{claim:fee}", new Map([["claim:fee", "under $0.001 $& $1"]]))).toBe(
      "under $0.001 $& $1",
    );
  });

  it("stand for the brand, the address and every claim of the site", () => {
    const { site, claims } = fixtureContent();
    expect([...variableValues(site, claims)]).toEqual([
      ["brand", "Housemark"],
      ["email", "desk@example.com"],
      ["claim:reply-time", "24 hours"],
    ]);
  });
});
