import { JSDOM } from "jsdom";
import { exhibitNames } from "../../src/content/model/exhibits";
import { exhibits } from "../../src/exhibits";
import type { Exhibit, ExhibitContent, ExhibitState, Steps } from "../../src/exhibits/kit/exhibit";
import { frame } from "../../src/exhibits/kit/frame";
import { step, unchecked } from "../../src/exhibits/kit/scene";
import { beginning, cheatsOf, exampleOf, fixedRandom, kitWords } from "../support/exhibits";
import { serveSite } from "../support/servedSite";

const input = { value: "", at: 0, random: fixedRandom() };

/** What an exhibit shows of a state. */
const htmlOf = (
  exhibit: Exhibit<ExhibitState, ExhibitContent>,
  content: ExhibitContent,
  game: ExhibitState,
) => frame(exhibit, content, kitWords, unchecked(game)).html;

const drawn = (...what: Parameters<typeof htmlOf>) => new JSDOM(htmlOf(...what)).window.document;

/** Another character of the same kind, so that hex stays hex. */
const other = (character: string) => (character === "1" ? "2" : "1");

describe.each(exhibitNames)("A control of the exhibit %s", (name) => {
  const exhibit = exhibits[name];
  const begin = beginning(exhibit, exampleOf(name));

  // One of them goes through the site that it stands on.
  beforeEach(() => serveSite());

  it("checks: the worked example holds", async () => {
    const first = await begin();
    expect(await step(exhibit, first, first, "check", input)).toMatchObject({ verdict: { state: "holds" } });
  });

  it("cheats: each cheat fails or is caught at once and at the next check, with a sentence for it", async () => {
    const first = await begin();
    const { fails, steps } = exampleOf(name);
    for (const cheat of cheatsOf(exhibit, exampleOf(name))) {
      const { game, verdict } = await step(exhibit, first, first, cheat, input);
      expect([cheat, verdict.state]).toEqual([cheat, expect.stringMatching(/^(?:fails|caught)$/)]);
      expect((await step(exhibit, first, game, "check", input)).verdict).toEqual(verdict);
      for (const words of [fails, steps])
        expect(Object.keys(words)).toContain("broken" in verdict && verdict.broken.says);
      expect((await step(exhibit, first, game, "reset", input)).game).toBe(first);
    }
  });

  it("says that its check cannot see an attack, until something else is done", async () => {
    const first = await begin();
    const { gaps = {} }: ExhibitContent = exampleOf(name);
    // A state may come to one that no button leads to, such as mail that nobody has signed.
    expect(Object.keys(gaps)).toEqual(expect.arrayContaining(Object.keys(exhibit.gaps ?? {})));
    for (const gap of Object.keys(exhibit.gaps ?? {})) {
      const { game, verdict } = await step(exhibit, first, first, gap, input);
      expect(verdict).toEqual({ state: "uncovered", gap });
      expect((await step(exhibit, first, game, "check", input)).verdict).toEqual(verdict);
      for (const cheat of cheatsOf(exhibit, exampleOf(name)))
        expect((await step(exhibit, first, game, cheat, input)).verdict).not.toEqual(verdict);
    }
  });

  it("detects a change to every covered value, at each of twenty places", async () => {
    const first = await begin();
    const { game } = await step(exhibit, first, first, "check", input);
    const shown = drawn(exhibit, exampleOf(name), game);
    for (const { dataset, value } of shown.querySelectorAll<HTMLTextAreaElement>("[data-covered=yes]")) {
      for (let at = 0; at < 20; at++) {
        const place = Math.floor((value.length * at) / 20);
        const flipped = value.slice(0, place) + other(value[place] ?? "") + value.slice(place + 1);
        const { do: does = "set", at: index = 0 } = dataset;
        const edited = await step(exhibit, first, game, does, {
          ...input,
          at: Number(index),
          path: dataset.value,
          value: flipped,
        });
        const { verdict } = await step(exhibit, first, edited.game, "check", input);
        expect([dataset.value, place, verdict.state]).toEqual([
          dataset.value,
          place,
          // What a field of a form cannot take is told, and never checked.
          expect.stringMatching(does === "set" ? /^(?:fails|caught)$/ : /^(?:fails|caught|unchecked)$/),
        ]);
      }
    }
  }, 120_000);

  it("accepts any value without breaking, and never holds if a covered value is wrong", async () => {
    const first = await begin();
    const { game } = await step(exhibit, first, first, "check", input);
    const content = exampleOf(name);
    const odd = [
      "",
      "0",
      "zz",
      "\u{1F3B2}",
      "<b>",
      "00".repeat(5000),
      "-1",
      '{"a":1}',
      "\0",
      "ff".repeat(33),
    ];
    for (const { dataset } of drawn(exhibit, content, game).querySelectorAll<HTMLElement>("[data-do=set]")) {
      for (const value of odd) {
        const edited = await step(exhibit, first, game, "set", { ...input, path: dataset.value, value });
        const { game: after, verdict } = await step(exhibit, first, edited.game, "check", input);
        expect(() => htmlOf(exhibit, content, after)).not.toThrow();
        if (dataset.covered === "yes") expect([dataset.value, value, verdict.state]).not.toContain("holds");
      }
    }
  }, 120_000);

  it("says what keeps a browser from running it, and leaves the state as it is", async () => {
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
    const broken = {
      ...exhibit,
      check: (): Steps => {
        throw new Error("no");
      },
    };
    expect(await step(broken, first, first, "check", input)).toMatchObject({
      game: first,
      trouble: "trouble",
    });
  });
});
