import { stringify } from "yaml";
import { exampleExhibit, exampleSection } from "../../../src/content/derive/examples";
import { faultsAfter, inOneLine } from "../../support/content";

const section = exampleSection("Exhibit");

/** The faults of a page with the example of an exhibit, with one piece of its text replaced. */
function faultsWith(from: string | RegExp, to: string, name = "provably-fair-gaming-architecture"): string[] {
  const text = stringify({
    name: "Draw",
    title: "A draw",
    description: "A page with an exhibit, for the check.",
    sections: [{ ...section, exhibit: exampleExhibit(name) }],
  });
  const changed = text.replace(from, to);
  if (from !== "" && changed === text) throw new Error(`There is no ${from}`);
  return faultsAfter({ "pages/draw.yaml": changed }).map(inOneLine);
}

describe("An exhibit", () => {
  it("made of its examples has no faults", () => {
    expect(faultsWith("", "")).toEqual([]);
  });

  it("has to exist", () => {
    const [fault] = faultsWith(
      "name: provably-fair-gaming-architecture",
      "name: provably-fair-gaming-architectur",
    );
    expect(fault).toMatch(
      /^data\/pages\/draw.yaml:\d+:7 There is no exhibit "provably-fair-gaming-architectur"\./,
    );
    expect(fault).toContain('Did you mean "provably-fair-gaming-architecture"?');
    expect(faultsWith(/^ +name: provably.*\n/m, "").join()).toContain('"name" is missing.');
  });

  it("needs a sentence for everything that can break, and no others", () => {
    expect(faultsWith(/^ +list: .*\n/m, "").join()).toContain('"list" is missing. Add "list" with text.');
    const unknown = faultsWith(/^( +)list: /m, "$1lst: ").join();
    expect(unknown).toContain('"lst" is not a field here. Use one of "seed", "list", "roll".');
    expect(faultsWith(/holds: .*\n( +[^:]*\n)?/, 'holds: ""\n').join()).toContain('"holds" is empty.');
  });

  it("begins with data of the right shape", () => {
    expect(faultsWith(/seed: [0-9a-f]{64}/, "seed: 5f1c0d").join()).toContain(
      "Write 64 characters, each a digit",
    );
    expect(faultsWith("number: 48213", "number: many").join()).toContain('"number" holds text (many).');
    expect(faultsWith("number: 48213", "number: -2").join()).toMatch(/draw.yaml:\d+:\d+ "number"/);
    expect(faultsWith("number: 48213", "number: 1000000").join()).toMatch(/draw.yaml:\d+:\d+ "number"/);
    expect(faultsWith(/players:\n.*\n.*\n/, "players: []\n").join()).toContain(
      '"players" has too few entries.',
    );
  });

  it("begins with data that its cheats can work on", () => {
    const ofLog = (from: string, to: string) => faultsWith(from, to, "immutable-logcapture").join();
    expect(ofLog("", "")).toBe("");
    expect(ofLog("02:16 deploy logs out", "02:14 deploy logs in")).toContain("Two lines are the same");
    expect(ofLog("line: 2", "line: 4")).toContain("Use the number of one of the lines.");
    const ofCall = (from: string, to: string) => faultsWith(from, to, "api-platform-monetization").join();
    expect(ofCall("price: 50", "price: 10000")).toMatch(/draw.yaml:\d+:\d+ "price"/);
    expect(ofCall("price: 50", "price: 0.5")).toMatch(/draw.yaml:\d+:\d+ "price"/);
    const ofEscrow = (from: string, to: string) => faultsWith(from, to, "smart-contract-development").join();
    expect(ofEscrow("deadline: 2027-03-01", "deadline: 2027-02-30")).toContain("not a valid date");
    expect(ofEscrow("deadline: 2027-03-01", "deadline: 2038-03-01")).toContain("from 2000 to 2037");
    expect(ofLog("text: 02:14 nobody logs in", "text: 02:14 deploy logs in")).toContain(
      "The log says that already.",
    );
  });
});
