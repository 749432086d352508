import { hasFormOf, linkTo, stateIn } from "../../src/exhibits/kit/link";
import { step } from "../../src/exhibits/kit/scene";
import { beginning, fixedRandom } from "../support/exhibits";
import { placedExhibits } from "../support/placedExhibits";
import { serveSite } from "../support/servedSite";

beforeAll(() => {
  Object.assign(globalThis, { location: new URL("https://amberline.example.com/about") });
});

const state = { text: "Pay 30. \u{1F3B2} <b>", seals: ["00", "ff"], at: 3, isOpen: true };

const fragmentOf = async (some: unknown) => new URL((await linkTo("seal-document", some)) ?? "").hash;

describe("A link to a state", () => {
  it("carries it in the fragment, which no server sees, without escapes", async () => {
    const link = await linkTo("seal-document", state);
    expect(link).toMatch(/^https:\/\/amberline\.example\.com\/about#proof=seal-document\.d[\w-]+$/);
    expect(await stateIn(new URL(link ?? "").hash, "seal-document")).toEqual(state);
  });

  it("is for one exhibit only", async () => {
    expect(await stateIn(await fragmentOf(state), "coin")).toBeUndefined();
  });

  it("carries nothing once a character is missing or changed", async () => {
    const fragment = await fragmentOf(state);
    expect(await stateIn(fragment.slice(0, -6), "seal-document")).toBeUndefined();
    expect(await stateIn(`${fragment.slice(0, 20)}!${fragment.slice(21)}`, "seal-document")).toBeUndefined();
  });

  it("is not made if it would be too long for mail programs", async () => {
    const noise = Array.from({ length: 5000 }, (_, at) => Math.imul(at, 2654435761).toString(36)).join("");
    expect(await linkTo("seal-document", { noise })).toBeUndefined();
  });
});

describe("A kept state", () => {
  const input = { value: "", at: 0, random: fixedRandom() };
  const anew = <State>(state: State): State => JSON.parse(JSON.stringify(state));

  // One of the exhibits goes through the site that it stands on.
  beforeEach(() => serveSite());

  it.each(placedExhibits)(
    "has the first one's form after every attack, and gets the same verdict: the exhibit $name",
    async ({ exhibit, content }) => {
      const first = anew(await beginning(exhibit, content)());
      for (const does of [...Object.keys(exhibit.cheats), ...Object.keys(exhibit.gaps ?? {})]) {
        const { game, verdict } = await step(exhibit, first, first, does, input);
        expect([does, hasFormOf(first, anew(game))]).toEqual([does, true]);
        expect((await step(exhibit, first, anew(game), "check", input)).verdict).toEqual(verdict);
      }
    },
  );
});

describe("Data from outside", () => {
  it("has the form of a state if everything is there with the right type", () => {
    expect(hasFormOf(state, state)).toBe(true);
    expect(hasFormOf(state, { ...state, seals: [], more: 1 })).toBe(true);
    expect(hasFormOf({ seals: [], board: null }, { seals: ["00"], board: { copy: "x" } })).toBe(true);
    expect(hasFormOf({ doors: [{ read: "7" }, null] }, { doors: [null, {}] })).toBe(true);
  });

  it.each([
    null,
    undefined,
    7,
    "text",
    [],
    {},
    { ...state, at: "3" },
    { ...state, seals: "00" },
    { ...state, seals: { 0: "00" } },
    { ...state, seals: [0] },
    { ...state, text: null },
  ])("does not have it: %j", (other) => {
    expect(hasFormOf(state, other)).toBe(false);
  });
});
