import { JSDOM } from "jsdom";
import { exhibitNames } from "../../src/content/model/exhibits";
import { exhibits } from "../../src/exhibits";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { exampleOf, fixedRandom, kitWords } from "../support/exhibits";
import { rightly, serveSite } from "../support/servedSite";

const { document } = new JSDOM().window;
const input = { value: "", at: 0, random: fixedRandom() };

beforeEach(() => serveSite(rightly, () => {}));

describe.each(exhibitNames)("What the exhibit %s shows", (name) => {
  const { exhibit } = exhibits[name];
  const content = exampleOf(name);

  /** What a visitor sees after the use of a control. */
  async function after(does: string) {
    const first = await exhibit.begin(content);
    const scene = await step(exhibit, first, first, does, input);
    const shown = document.createElement("div");
    shown.innerHTML = frame(exhibit, content, kitWords, scene).html;
    return { state: scene.verdict.state, shown };
  }

  it("has no sign of a failure once it holds", async () => {
    const { state, shown } = await after("check");
    expect(state).toBe("holds");
    expect(shown.querySelectorAll('[data-mark="fail"], [data-mark="later"]')).toHaveLength(0);
  });

  it.each(Object.keys(exhibit.cheats))(
    "has the sign where %s is found, and none in a step that was passed or not reached",
    async (does) => {
      const { state, shown } = await after(does);
      expect(state).toBe("fails");
      expect(shown.querySelector('[data-mark="fail"]')).not.toBeNull();
      for (const mark of ["pass", "later"])
        expect(shown.querySelectorAll(`[data-mark="${mark}"] [data-mark="fail"]`)).toHaveLength(0);
      // Steps and rows of a chain have theirs in the style sheet.
      for (const row of shown.querySelectorAll(':is(.ex-fields, .ex-list) [data-mark="fail"]'))
        expect(row.querySelector(".ex-sign")).not.toBeNull();
    },
  );
});
