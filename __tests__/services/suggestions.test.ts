import { suggestionsFor } from "../../src/services/suggestions";

const contact = { route: "/contact", alsoAt: [], name: "Contact" };
const voicemail = { route: "/studies/p2p-voicemail", alsoAt: ["/voicemail-study"], name: "Voicemail" };
const pages = [contact, voicemail];

describe("The pages that are suggested for an address", () => {
  it("are those whose address is near", () => {
    expect(suggestionsFor("/contct", pages)).toEqual([contact]);
  });

  it("are found by each of their addresses, and named once", () => {
    expect(suggestionsFor("/voicemail-studie", pages)).toEqual([voicemail]);
    expect(suggestionsFor("/voicemail", pages)).toEqual([voicemail]);
  });

  it("are empty if nothing is near", () => {
    expect(suggestionsFor("/some/Unknown path", pages)).toEqual([]);
  });
});
