import { stringify } from "yaml";
import { exampleExhibit, exampleSection } from "../../../src/content/derive/examples";
import { findingsAfter, inOneLine } from "../../support/content";

const section = exampleSection("Exhibit");

/** What the check finds on a page with an exhibit and some words for it, with one piece of its text replaced. */
function found(from: string | RegExp, to: string, name = "draw", words = {}) {
  const text = stringify({
    name: "Draw",
    title: "A draw",
    description: "A page with an exhibit, for the check.",
    sections: [{ ...section, exhibit: { ...exampleExhibit(name), ...words } }],
  });
  const changed = text.replace(from, to);
  if (from !== "" && changed === text) throw new Error(`There is no ${from}`);
  return findingsAfter({ "pages/draw.yaml": changed });
}

const faultsWith = (...edit: Parameters<typeof found>) => found(...edit).faults.map(inOneLine);

/** The faults where a page says some of the exhibit's words otherwise. */
const faultsOf = (words: object) => faultsWith("", "", "draw", words).join();

describe("An exhibit", () => {
  it("made of its examples has no faults", () => {
    expect(faultsWith("", "")).toEqual([]);
  });

  it("has to exist", () => {
    const [fault] = faultsWith("name: draw", "name: drw");
    expect(fault).toMatch(/^data\/pages\/draw.yaml:\d+:7 There is no exhibit "drw"\./);
    expect(fault).toContain('Did you mean "draw"?');
    expect(faultsWith(/^ +name: draw\n/m, "").join()).toContain('"name" is missing.');
  });

  it("takes any of its words from the page, and no others", () => {
    const some = { labels: { house: "The bank" }, holds: "It fits.", fails: { list: "It does not." } };
    expect(faultsOf(some)).toBe("");
    const unknown = faultsOf({ fails: { lst: "It does not." } });
    expect(unknown).toContain(
      '"lst" is not a field here. Use one of "list", "mine", "kept", "opened", "seed", "number", "result".',
    );
    expect(unknown).toContain('Did you mean "list"?');
    expect(faultsOf({ labels: { hous: "The bank" } })).toContain('Did you mean "house"?');
    expect(faultsOf({ holds: "" })).toContain('"holds" is empty.');
    expect(faultsOf({ labels: { house: "" } })).toContain('"house" is empty.');
    expect(faultsOf({ labels: { house: 7 } })).toContain('"house" holds a number (7).');
  });

  it("is warned of for a word that does not fit, at its line", () => {
    const labels = { house: "The bank", receipt: "The receipt of a player" };
    const { faults, warnings } = found("", "", "draw", { labels });
    expect(faults).toEqual([]);
    expect(warnings.map(inOneLine).join()).toMatch(
      /data\/pages\/draw\.yaml:\d\d:\d+ "receipt" is long: 23 characters\. There is room for about 16\./,
    );
  });

  it("begins with data of the right shape", () => {
    expect(faultsWith(/house: [0-9a-f]{64}/, "house: 5f1c0d").join()).toContain(
      "Write 64 characters, each a digit",
    );
    expect(faultsWith("number: 7", "number: many").join()).toContain('"number" holds text (many).');
    expect(faultsWith("number: 7", "number: -2").join()).toMatch(/draw.yaml:\d+:\d+ "number"/);
    expect(faultsWith("number: 7", "number: 1000000").join()).toMatch(/draw.yaml:\d+:\d+ "number"/);
    expect(faultsWith(/players:\n.*\n/, "players: []\n").join()).toContain('"players" has too few entries.');
    expect(faultsWith(/players:\n.*\n/, "players: [Ana, Ana]\n").join()).toContain("the same name");
  });

  it("begins with data that its cheats can work on", () => {
    const ofLog = (from: string, to: string) => faultsWith(from, to, "hash-chain").join();
    expect(ofLog("", "")).toBe("");
    expect(ofLog("02:16 deploy logs out", "02:14 deploy logs in")).toContain("Two lines are the same");
    expect(ofLog("line: 2", "line: 4")).toContain("Use the number of one of the lines.");
    const events = { yours: "a", twice: "b", forged: "c", minted: "d" };
    const ofCoin = (sample: object) => faultsWith("", "", "coin", { sample }).join();
    expect(ofCoin({})).toBe("");
    expect(ofCoin({ price: 1_000_000 })).toMatch(/draw.yaml:\d+:\d+ "price"/);
    expect(ofCoin({ price: 0.5 })).toMatch(/draw.yaml:\d+:\d+ "price"/);
    expect(ofCoin({ events: { ...events, retyped: "Loaded, at 4 degrees" } })).toContain("says that already");
    expect(ofCoin({ deadline: "2027-02-30" })).toContain("not a valid date");
    expect(ofCoin({ deadline: "2038-03-01" })).toContain("from 2000 to 2037");
    expect(ofLog("text: 02:14 nobody logs in", "text: 02:14 deploy logs in")).toContain(
      "The log says that already.",
    );
  });
});
