import { exhibitNames } from "../../src/content/model/exhibits";
import { exhibits } from "../../src/exhibits";
import { step } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom } from "../support/exhibits";
import { serveSite } from "../support/servedSite";

const input = { value: "", at: 0, random: fixedRandom() };

describe.each(exhibitNames)("A control of the exhibit %s", (name) => {
  const exhibit = exhibits[name];
  const begin = beginning(exhibit, exampleOf(name));

  // One of them goes through the site that it stands on.
  beforeEach(() => serveSite());

  it("checks: the worked example holds", async () => {
    const first = await begin();
    expect(await step(exhibit, first, first, "check", input)).toMatchObject({ verdict: { state: "holds" } });
  });

  it("cheats: each cheat fails at once, and again when it is checked, with a sentence of its own", async () => {
    const first = await begin();
    const { fails } = exampleOf(name);
    for (const cheat of Object.keys(exhibit.cheats)) {
      const { game, verdict } = await step(exhibit, first, first, cheat, input);
      expect([cheat, verdict.state]).toEqual([cheat, "fails"]);
      expect((await step(exhibit, first, game, "check", input)).verdict).toEqual(verdict);
      expect(Object.keys(fails)).toContain(verdict.state === "fails" && verdict.broken.says);
      expect((await step(exhibit, first, game, "reset", input)).game).toBe(first);
    }
  });

  it("says what keeps a browser from running it, and leaves the game as it is", async () => {
    const first = await begin();
    const there = Object.getOwnPropertyDescriptor(globalThis, "crypto");
    if (!there) throw new Error("There is no cryptography to take away");
    try {
      Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
      const scene = await step(exhibit, first, first, "check", input);
      expect(scene).toEqual({
        game: first,
        verdict: { state: "unchecked", built: false },
        trouble: "insecure",
      });
    } finally {
      Object.defineProperty(globalThis, "crypto", there);
    }
    const broken = { ...exhibit, check: () => Promise.reject(new Error("no")) };
    expect(await step(broken, first, first, "check", input)).toMatchObject({
      game: first,
      trouble: "trouble",
    });
  });
});
