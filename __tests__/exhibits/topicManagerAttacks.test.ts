import { JSDOM } from "jsdom";
import type { Scene } from "../../src/exhibits/kit/scene";
import { exhibit as topicManager } from "../../src/exhibits/topic-manager";
import type { Game } from "../../src/exhibits/topic-manager/play";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("topic-manager");
const begin = beginning(topicManager, content);
const { again, first, spend } = topicManager.gaps;

const judged = (game: Game) => found(topicManager, game);

describe("The attack that still works", () => {
  it("is a sixth slip that starts the series over: the right rule lets it in", async () => {
    const game = await again(await begin());
    expect(game.answers).toEqual([undefined, undefined, "format", "signed", "follows", undefined]);
    expect(new Set(game.samples.map(({ id }) => id)).size).toBe(6);
    expect(await judged(game)).toBeUndefined();
    const rows = (verdict: Scene<Game>["verdict"]) => {
      const { document } = new JSDOM(topicManager.view(game, content, verdict).html).window;
      return [...document.querySelectorAll("ol > li")].map((row) => row.querySelector(".ex-stamp") !== null);
    };
    const { html } = topicManager.view(game, content, { state: "uncovered", gap: "again" });
    expect(html.match(/(?<=<li data-mark=")\w+/g)).toEqual([...Array(5).fill("pass"), "gap"]);
    const five = Array(5).fill(false);
    expect(rows({ state: "uncovered", gap: "again" })).toEqual([...five, true]);
    expect(rows({ state: "unchecked", built: false })).toEqual([...five, false]);
  });

  it("is a stranger who comes first with a name, where nobody has a list of owners", async () => {
    const game = await first(await begin());
    expect(game.answers).toEqual([undefined, "once", "follows", "format", "signed", "follows"]);
    expect(game.samples.map(({ at }) => at)).toEqual([6, 1, 2, 3, 4, 5]);
    expect(await judged(game)).toBeUndefined();
    const { html } = topicManager.view(game, content, { state: "uncovered", gap: "first" });
    const { document } = new JSDOM(html).window;
    const { meant, admitted, refused } = content.labels;
    expect([...document.querySelectorAll(".ex-stamp")].map(({ textContent }) => textContent)).toEqual([
      `${meant}: ${refused}`,
      `${meant}: ${admitted}`,
      `${meant}: ${admitted}`,
    ]);
    const titles = [...document.querySelectorAll("ol > li > p:first-child")];
    expect(titles.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      "6. WI-204, release 1 (first)",
      "1. WI-204, release 1",
    ]);
  });

  it("is a refused slip that has spent the last one: the series has no current slip", async () => {
    const game = await spend(await begin());
    expect(game.answers).toEqual([undefined, undefined, "format", "signed", "follows", "follows"]);
    expect(await judged(game)).toBeUndefined();
    const { html } = topicManager.view(game, content, { state: "uncovered", gap: "spend" });
    const { document } = new JSDOM(html).window;
    const stamps = [...document.querySelectorAll("ol > li")].map((slip) => slip.querySelector(".ex-stamp"));
    expect(stamps.map((stamp) => stamp?.textContent)).toEqual([
      undefined,
      content.labels.ended.replace("{at}", "6"),
      ...Array(5).fill(undefined),
    ]);
    const [, used, , , , refused] = document.querySelectorAll<HTMLElement>("ol > li");
    expect(used?.textContent).not.toContain("replaced");
    expect([used, refused].map((slip) => slip?.style.getPropertyValue("--row"))).toEqual(["4", "4"]);
    expect([used?.matches("[data-ended]"), refused?.matches("[data-ends]")]).toEqual([true, true]);
    expect(document.querySelector(".ex-none")?.textContent).toBe("WI-204: no valid slip");
  });

  it("shows in what is valid: one slip of a series, or two, a stranger's, or none", async () => {
    const game = await begin();
    const valid = (there: Game, gap?: string) => {
      const verdict =
        gap === undefined ? ({ state: "holds" } as const) : ({ state: "uncovered", gap } as const);
      const { document } = new JSDOM(topicManager.view(there, content, verdict).html).window;
      const held = [...document.querySelectorAll("li[data-held]")];
      expect(held.every((slip) => slip.querySelector(".ex-held"))).toBe(true);
      return held.map((slip) => slip.querySelector("p")?.textContent?.[0]);
    };
    expect(valid(game)).toEqual(["2"]);
    expect(valid(await again(game), "again")).toEqual(["2", "6"]);
    expect(valid(await first(game), "first")).toEqual(["6"]);
    expect(valid(await spend(game), "spend")).toEqual([]);
    const { html } = topicManager.view(game, content, { state: "holds" });
    // A slip that lies over another one need not say which it follows.
    expect(html).not.toContain(content.labels.spends.replace("{at}", "1"));
    expect(html.match(/data-over/g)).toHaveLength(1);
  });
});

describe("The drawing of a slip", () => {
  it("shows what the lines ask for: another kind of paper, another hand, and the number", async () => {
    const { html } = topicManager.view(await first(await begin()), content, { state: "holds" });
    const { document } = new JSDOM(html).window;
    const tags = [...document.querySelectorAll(".ex-tag")];
    expect(tags.map((tag) => tag.querySelector("text")?.textContent)).toEqual([
      "1",
      "1",
      "2",
      undefined,
      "1",
      "9",
    ]);
    const hands = tags.map((tag) => tag.querySelector("[data-hand]")?.getAttribute("data-hand"));
    expect(hands).toEqual(["stranger", "owner", "owner", "owner", "stranger", "owner"]);
  });
});
