import { toHaveAccessibleName, toHaveAttribute } from "@testing-library/jest-dom/matchers";
import { JSDOM } from "jsdom";
import { exhibitNames } from "../../src/content/model/exhibits";
import { exhibits } from "../../src/exhibits";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { sayMarks } from "../../src/exhibits/kit/spokenMarks";
import { beginning, cheatsOf, exampleOf, fixedRandom, kitWords } from "../support/exhibits";
import { rightly, serveSite } from "../support/servedSite";

const { document } = new JSDOM().window;
const input = { value: "", at: 0, random: fixedRandom() };

expect.extend({ toHaveAccessibleName, toHaveAttribute });

beforeEach(() => serveSite(rightly, () => {}));

/** Every sign is said in words as well, for those who do not see it. */
function expectWords(shown: HTMLElement) {
  const read = shown.cloneNode(true) as HTMLElement;
  for (const seenOnly of read.querySelectorAll("[aria-hidden]")) seenOnly.remove();
  for (const [sign, word] of [
    ['[data-mark="pass"]', kitWords.passedHere],
    ['[data-mark="caught"]', kitWords.caughtHere],
    ['[data-mark="fail"], [data-broken]', kitWords.failedHere],
  ] as const)
    for (const marked of read.querySelectorAll(sign)) expect(marked.textContent).toContain(`(${word})`);
}

/** Nobody can tell controls apart, or call for one, whose names are hashes, keys or signatures (WCAG 2.4.6). */
function expectNames(shown: HTMLElement) {
  for (const control of shown.querySelectorAll("summary, button, input, textarea, [tabindex]")) {
    expect(control).toHaveAccessibleName();
    expect(control).not.toHaveAccessibleName(expect.stringMatching(/[0-9a-f]{24}|[A-Za-z0-9+/=]{32}/));
  }
}

/** Whoever speaks to the device calls a field by the words that stand beside it (WCAG 2.5.3). */
function expectLabels(shown: HTMLElement) {
  for (const newLine of shown.querySelectorAll("br")) newLine.replaceWith(" ");
  for (const field of shown.querySelectorAll("input, textarea")) {
    const beside = field.closest("label") ?? field.closest("dd")?.previousElementSibling;
    const seen = (beside?.querySelector("b") ?? beside)?.cloneNode(true) as Element | undefined;
    // The words of marks are for screen readers alone.
    for (const said of seen?.querySelectorAll(".visually-hidden") ?? []) said.remove();
    if (seen) expect(field).toHaveAccessibleName(expect.stringContaining(spaced(seen.textContent)));
  }
}

const spaced = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

describe.each(exhibitNames)("What the exhibit %s shows", (name) => {
  const exhibit = exhibits[name];
  const content = exampleOf(name);

  const begin = beginning(exhibit, content);

  /** What a visitor sees after the use of a control. */
  async function after(does: string) {
    const first = await begin();
    const scene = await step(exhibit, first, first, does, input);
    const shown = document.createElement("div");
    shown.innerHTML = frame(exhibit, content, kitWords, scene).html;
    sayMarks(shown, kitWords);
    return { state: scene.verdict.state, shown };
  }

  it("has no sign of a failure once it holds, says in words what has passed, and names each control by what stands beside it", async () => {
    const { state, shown } = await after("check");
    expect(state).toBe("holds");
    expect(shown.querySelectorAll('[data-mark="fail"], [data-mark="later"]')).toHaveLength(0);
    for (const step of shown.querySelectorAll("[data-steps] > li"))
      expect(step).toHaveAttribute("data-mark", "pass");
    expectWords(shown);
    expectNames(shown);
    expectLabels(shown);
  });

  it.each(cheatsOf(exhibit, content))(
    "has the sign where %s is found, in words too, and none in a step that was passed or not reached",
    async (does) => {
      const { state, shown } = await after(does);
      const broken = state === "fails" ? '[data-mark="fail"]' : '[data-mark="caught"]';
      expect(shown.querySelector(`:not([data-step])${broken}`)).not.toBeNull();
      expect(shown.querySelectorAll(`[data-step]${broken}`)).toHaveLength(1);
      if (state === "caught") expect(shown.querySelectorAll('[data-mark="fail"]')).toHaveLength(0);
      for (const mark of ["pass", "later"])
        expect(shown.querySelectorAll(`[data-mark="${mark}"] ${broken}`)).toHaveLength(0);
      // Steps and rows of a chain have theirs in the style sheet.
      for (const row of shown.querySelectorAll(':is(.ex-fields, .ex-list) [data-mark="fail"]'))
        expect(row.querySelector(".ex-sign")).not.toBeNull();
      expectWords(shown);
    },
  );
});
