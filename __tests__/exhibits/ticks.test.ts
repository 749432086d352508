import { JSDOM } from "jsdom";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import type { Exhibit, ExhibitContent, ExhibitState, Step } from "../../src/exhibits/kit/exhibit";
import { frame } from "../../src/exhibits/kit/frame";
import { asHash } from "../../src/exhibits/kit/hash";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, kitWords } from "../support/exhibits";

const input = { value: "", at: 0, random: fixedRandom() };

describe("A step of a check", () => {
  it("has passed once its last turn has, and not before", async () => {
    const list: Step[] = [
      { step: "signed", passes: true, at: 1, again: true },
      { step: "new", passes: true, at: 1, again: true },
      { step: "signed", passes: true, at: 2 },
      { step: "new", passes: false, at: 2 },
    ];
    expect(await outcomeOf(list)).toEqual({
      passed: ["signed"],
      broken: { says: "new", at: 2 },
    });
    expect(await outcomeOf(list.with(2, { step: "signed", passes: false, at: 2 }))).toEqual({
      passed: [],
      broken: { says: "signed", at: 2 },
    });
    expect((await outcomeOf(list.slice(0, 3))).passed).toEqual(["signed"]);
  });

  it("has passed if it passed at the place where the check stops", async () => {
    const turnsOf = (at: number): Step[] =>
      ["from", "whole", "new"].map((name) => ({ step: name, passes: true, at, again: at < 3 }));
    const list = [...turnsOf(1), ...turnsOf(2), ...turnsOf(3)];
    expect(await outcomeOf(list.with(4, { step: "whole", passes: false, at: 2 }))).toEqual({
      passed: ["from"],
      broken: { says: "whole", at: 2 },
    });
  });
});

interface Game extends ExhibitState {
  isWhole: boolean;
}

const exhibit: Exhibit<Game, ExhibitContent, boolean> = {
  begin: async () => ({ isWhole: true }),
  edits: {},
  cheats: { bend: () => ({ isWhole: false }), hide: () => ({ isWhole: false }) },
  gaps: { keep: (game) => ({ ...game, isWithheld: true }), lend: (game) => game },
  finish: (game) => game,
  record: ({ isWhole }) => isWhole,
  caught: ["whole"],
  *check(isWhole) {
    yield { step: "there", passes: true };
    yield { step: "whole", passes: isWhole };
  },
  view: () => ({ html: "" }),
  sealOf: () => asHash("ticks", "ab".repeat(32)),
};

const content: ExhibitContent = {
  name: "ticks",
  labels: {},
  holds: "It holds.",
  steps: { there: "There", whole: "Whole" },
  fails: { whole: "It was bent." },
  gaps: { keep: "It never came.", lend: "It was lent." },
};

const first: Game = { isWhole: true };

async function shown(does: string, game: Game = first, drawn = exhibit) {
  const scene = await step(drawn as Exhibit<Game, ExhibitContent>, first, game, does, input);
  const { html } = frame(drawn as Exhibit<Game, ExhibitContent>, content, kitWords, scene);
  const { document } = new JSDOM(html).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  return { ...scene, document, textsOf };
}

describe("What the kit shows of a check", () => {
  it("has no ticks if the record was withheld", async () => {
    const { document, verdict } = await shown("keep");
    expect(verdict.state).toBe("uncovered");
    expect(document.querySelectorAll('[data-step][data-mark="none"]')).toHaveLength(2);
    const after = await shown("lend", { isWhole: true, isWithheld: true });
    expect(after.document.querySelectorAll('[data-step][data-mark="pass"]')).toHaveLength(2);
  });

  it("has no tick for a step with turns that were never checked", async () => {
    const { document } = await shown("bend", first, {
      ...exhibit,
      *check() {
        yield { step: "there", passes: true, again: true };
        yield { step: "whole", passes: false };
      },
    });
    expect(document.querySelector('[data-step="there"]')?.getAttribute("data-mark")).toBe("none");
    expect(document.querySelector('[data-step="whole"]')?.getAttribute("data-mark")).toBe("caught");
  });

  it("is folded into one line, which says how many steps passed or where it stopped", async () => {
    const lineAfter = async (does: string) => (await shown(does)).textsOf("summary:has(+ [data-steps])");
    expect(await lineAfter("reset")).toEqual(["A check of 2 steps"]);
    expect(await lineAfter("check")).toEqual(["2 of 2 were fine"]);
    expect(await lineAfter("bend")).toEqual(["2 of 2 was not: Whole"]);
  });

  it("has a preset's steps, in its order", async () => {
    const parts = { steps: ["whole", "there"], cheats: ["hide"], gaps: [] };
    const { textsOf } = await shown("check", first, { ...exhibit, partsOf: () => parts });
    expect(textsOf("[data-step]")).toEqual(["Whole", "There"]);
    expect(textsOf("[data-act=cheat]")).toEqual(["hide"]);
    expect(textsOf("[data-act=gap]")).toEqual([]);
  });

  it("is red only if the record came by a link: the visitor's own attacks are caught", async () => {
    const linked = { isWhole: false, isLinked: true };
    expect((await shown("check", linked)).verdict.state).toBe("fails");
    const bent = await shown("bend", linked);
    expect(bent.verdict.state).toBe("caught");
    // Its keys and lists are still the link's.
    expect(bent.game).toMatchObject({ isLinked: true, attack: "bend" });
    expect((await shown("check", bent.game)).verdict.state).toBe("caught");
    expect((await shown("check", { isWhole: false })).verdict.state).toBe("caught");
  });

  it("has a broken seal if something was caught, and a whole one if it holds", async () => {
    const brokenAfter = async (does: string) =>
      (await shown(does)).document.querySelectorAll(".ex-verdict [data-broken]").length;
    expect([await brokenAfter("bend"), await brokenAfter("check")]).toEqual([1, 0]);
  });

  it("announces how often a verdict was repeated, without showing it", async () => {
    const { game, verdict } = await shown("check");
    const { html } = frame(exhibit as Exhibit<Game, ExhibitContent>, content, kitWords, {
      game,
      verdict,
      times: 2,
    });
    const times = new JSDOM(html).window.document.querySelector("output .visually-hidden");
    expect(times?.textContent).toBe(`${kitWords.times}: 2`);
  });
});
