import { vendorAnswers } from "../../../src/content/model/vendor";
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
    expect([...variableValues(fixtureContent())]).toEqual([
      ["brand", "Housemark"],
      ["email", "desk@example.com"],
      ["url", "https://www.example.com"],
      ["owner", "Housemark, Oregon"],
      ["statistics", "Nobody counts who comes here."],
      ...vendorAnswers.map((name) => [`vendor:${name}`, "*Not yet.*"]),
      ["network-rate", "100 satoshis per kB"],
      ["network-rate-date", "March 2026"],
      ["bsv-price", "$20 per BSV"],
      ["bsv-price-date", "November 2026"],
      ["claim:reply-time", "24 hours"],
    ]);
  });

  it("name the owner by legal name and address once the site has them", () => {
    const { site, ...others } = fixtureContent();
    const legal = { ...site.legal, entity: "Housemark LLC", address: "1 Mill Lane, Salem, OR" };
    expect(variableValues({ site: { ...site, legal }, ...others }).get("owner")).toBe(
      "Housemark LLC, 1 Mill Lane, Salem, OR",
    );
  });

  it("say what the owner answers to a vendor form, and not yet, stressed, for the rest", () => {
    const { site, ...others } = fixtureContent();
    const vendor = { ...site.vendor, insurance: "Up to $1,000,000." };
    const values = variableValues({ site: { ...site, vendor }, ...others });
    expect(fillVariables("{vendor:insurance} {vendor:uptime}", values)).toBe("Up to $1,000,000. *Not yet.*");
  });

  it.each([
    [{ analytics: "none" }, "Nobody counts who comes here."],
    [
      {
        analytics: "plausible",
        counter: { script: "https://stats.example.com/js/script.js", site: "a.example" },
      },
      "Plausible counts who comes here, and stats.example.com is told.",
    ],
    [
      {
        analytics: "umami",
        counter: { script: "https://a.example.com/script.js", site: "1-2", sends: "https://b.example.com" },
      },
      "Umami counts who comes here, and b.example.com is told.",
    ],
    [
      {
        analytics: "goatcounter",
        counter: { script: "https://gc.example.com/count.js", site: "https://me.example.com/count" },
      },
      "GoatCounter counts who comes here, and me.example.com is told.",
    ],
  ] as const)("say who counts visitors: %j", (launch, sentence) => {
    const { site, ...others } = fixtureContent();
    const counted = { ...site, launch: { standIns: [], ...launch } };
    expect(variableValues({ site: counted, ...others }).get("statistics")).toBe(sentence);
  });
});
