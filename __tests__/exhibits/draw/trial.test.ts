import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../../src/exhibits/draw";
import type { Preset } from "../../../src/exhibits/draw/moves";
import type { Game } from "../../../src/exhibits/draw/play";
import { step } from "../../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, found } from "../../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const random = fixedRandom();
const { open } = draw.edits;

const presets: Preset[] = ["dice", "tickets"];

describe.each(presets)("An attack of the visitor's, for %s", (preset) => {
  it.each([
    ["swap", { says: "seed" }],
    ["again", { says: "kept" }],
    ["drop", { says: "mine" }],
    ["late", { says: "list" }],
    ["other", { says: "number", at: 1 }],
    ["refuse", { says: "opened", at: 1 }],
  ] as const)("%s is caught, whatever was done before", async (name, broken) => {
    const game = { ...(await begin()), preset };
    const input = { value: "", at: 0, random };
    let there = game;
    for (const before of [undefined, ...Object.keys(draw.cheats), "seat"]) {
      if (before) there = (await step(draw, game, there, before, input)).game;
      const attacked = await step(draw, game, there, name, input);
      expect(attacked.verdict).toMatchObject({ state: name === "refuse" ? "fails" : "caught", broken });
      there = attacked.game;
    }
  });

  it("that drops a ticket is made where it wins, in a round that the house had lost fairly", async () => {
    const game = { ...(await begin()), preset };
    const { game: dropped } = await step(draw, game, game, "drop", { value: "", at: 0, random });
    const wish = preset === "dice" ? 6 : 1;
    expect(dropped.round.result).toBe(wish);
    expect(dropped.rounds[dropped.at]?.result).not.toBe(wish);
    expect(await found(draw, await open(game, { at: dropped.at }))).toBeUndefined();
  });

  it("that doesn't pay leaves the round as it was, and no step sees it", async () => {
    const game = { ...(await begin()), preset };
    const { game: after, verdict } = await step(draw, game, game, "unpaid", { value: "", at: 0, random });
    expect(verdict).toEqual({ state: "uncovered", gap: "unpaid" });
    expect(after.round).toEqual((await open(game, { at: after.at })).round);
    expect(after.round.result).not.toBe(preset === "dice" ? 6 : 1);
    const { document } = new JSDOM(draw.view(after, { ...content, preset }, verdict).html).window;
    const [added, ...others] = document.querySelectorAll("[data-added]");
    expect(others).toEqual([]);
    expect(added?.textContent).toContain(content.labels.notPaid);
  });

  it("that refuses leaves the seed closed, too: the house opens it last", async () => {
    const game = { ...(await begin()), preset };
    const { game: refused } = await step(draw, game, game, "refuse", { value: "", at: 0, random });
    expect(refused.round).not.toHaveProperty("seed");
    expect(refused.round.tickets.map(({ number }) => number === undefined).indexOf(true)).toBe(0);
  });

  it("that makes a round up, with a receipt for it, is not seen: nobody has signed that", async () => {
    const game = { ...(await begin()), preset };
    const { game: made, verdict } = await step(draw, game, game, "invent", { value: "", at: 0, random });
    expect(verdict).toEqual({ state: "uncovered", gap: "invent" });
    expect(made.round.commitment).not.toBe(game.round.commitment);
    if (preset === "tickets") expect(made.round.result).toBe(made.names.length);
    else expect([6, game.round.result]).not.toContain(made.round.result);
    const { document } = new JSDOM(draw.view(made, { ...content, preset }, verdict).html).window;
    const added = document.querySelector("[data-added]");
    expect(added?.getAttribute("data-kind")).toBe("receipt");
    expect(added?.textContent).toContain(content.labels.unsigned);
  });
});

describe.each(presets)("What the visitor tried on the open round, for %s", (preset) => {
  const input = { value: "", at: 0, random };
  const shown = async (game: Game, state: "uncovered" | "unchecked") => {
    const verdict = state === "uncovered" ? { state, gap: "seat" } : { state, built: false };
    const { document } = new JSDOM(draw.view(game, { ...content, preset }, verdict).html).window;
    return {
      tile: document.querySelector("[data-now]"),
      box: document.querySelector("[data-do=clear]"),
      told: document.querySelector(".ex-table > [role=status]")?.textContent,
    };
  };

  it("is on its tile, in the place of what the house was found to have done", async () => {
    const game = { ...(await begin()), preset };
    const checked = (await step(draw, game, game, "check", input)).game;
    expect((await shown(checked, "unchecked")).tile?.getAttribute("data-found")).toBe("passed");
    const { game: seated } = await step(draw, game, checked, "seat", input);
    const { tile } = await shown(seated, "uncovered");
    expect(tile?.getAttribute("data-found")).toBe("tried");
    expect(tile?.querySelector(".ex-sign")).toBeNull();
    expect(tile?.querySelector(".ex-face")?.getAttribute("data-key")).toBe(String(seated.round.result));
  });

  it("gains nothing once the visitor seals the numbers, which lay open until then", async () => {
    const game = { ...(await begin()), preset };
    const { game: seated } = await step(draw, game, game, "seat", input);
    expect((await shown(seated, "uncovered")).box?.hasAttribute("checked")).toBe(false);
    const { game: blind } = await step(draw, game, seated, "clear", { ...input, value: "true" });
    expect(blind).toMatchObject({ at: seated.at, tried: "blind", isClear: false });
    expect(blind.round.tickets).toHaveLength(seated.round.tickets.length);
    const { box, told } = await shown(blind, "unchecked");
    expect([box?.hasAttribute("checked"), told]).toEqual([true, content.labels.blind]);
    expect((await step(draw, game, blind, "check", input)).verdict).toEqual({ state: "holds" });
    const next = await open(blind, { at: 3 });
    expect((await shown(next, "unchecked")).told).toBe("");
  });
});

describe.each(presets)("What a trial changes in the picture, for %s", (preset) => {
  const input = { value: "", at: 0, random };
  const after = async (does: string) => {
    const game = await draw.begin({ ...content, preset });
    const scene = await step(draw, game, game, does, input);
    const { document } = new JSDOM(draw.view(scene.game, { ...content, preset }, scene.verdict).html).window;
    return { scene, game, document };
  };

  it.each([
    ["swap", "House sealed ≠ House opened"],
    ["again", "On your receipt ≠ shown now"],
    ["drop", "On your receipt ≠ You: left out"],
    ["late", "On your receipt ≠ shown now"],
    ["other", "Ana sealed ≠ Ana opened"],
  ])("is a line with two seals after %s: %s", async (does, says) => {
    const { document } = await after(does);
    const line = document.querySelector(".ex-unlike");
    expect(line?.textContent?.replace(/\s+/g, " ")).toBe(says);
    const [published, found] = line?.querySelectorAll(".ex-seal") ?? [];
    expect(published?.outerHTML).not.toBe(found?.outerHTML);
    expect(found?.matches(does === "drop" ? "[data-sealed]" : "[data-broken]")).toBe(true);
  });

  it("has no such line where somebody refuses to open: no two seals differ", async () => {
    expect((await after("refuse")).document.querySelector(".ex-unlike")).toBeNull();
  });

  it("is another result, beside the one before, and on the chart one more here and one less there", async () => {
    const { scene, game, document } = await after("swap");
    const [before, now] = [game.round.result ?? 0, scene.game.round.result ?? 0];
    expect(now).not.toBe(before);
    const fell = [...document.querySelectorAll(".ex-fell .ex-face")];
    expect(fell.map((face) => face.getAttribute("data-key"))).toEqual([String(before), String(now)]);
    const counts = [...document.querySelectorAll(".ex-odds li")].map((bar) =>
      bar.hasAttribute("data-changed"),
    );
    expect(counts.flatMap((isChanged, at) => (isChanged ? at + 1 : []))).toEqual([before, now].sort());
    expect(document.querySelectorAll(".ex-odds :is([data-more], [data-less])")).toHaveLength(2);
    const { wins, won } = content.labels;
    const told = ["[data-wins]", "[data-won]"].map((card) =>
      document.querySelector(`.ex-card${card} .ex-star + .visually-hidden`)?.textContent?.trim(),
    );
    expect(told).toEqual(preset === "tickets" ? [wins, won] : [undefined, undefined]);
  });

  it("stands in a row: all numbers, then the secret, the result, and what was there before beside it", async () => {
    const { document } = await after("check");
    const kinds = [...document.querySelectorAll(".ex-card")].map((card) => card.getAttribute("data-kind"));
    expect(kinds.filter((kind) => kind !== "ticket")).toEqual(["house", "result", "receipt"]);
    expect(kinds.lastIndexOf("ticket")).toBe(kinds.indexOf("house") - 1);
  });

  it("is no result at all where somebody refuses: nobody can know what it would have been", async () => {
    const { document, game } = await after("refuse");
    const fell = [...document.querySelectorAll(".ex-fell .ex-face")].map((face) => face.textContent);
    expect(fell).toEqual(["?"]);
    expect(document.querySelector('[data-kind="result"] em')?.textContent).toBe(content.labels.nothing);
    const telling = "[data-won], [data-wins], .ex-star, [data-more], [data-less], .ex-odds [data-changed]";
    expect(document.querySelector(telling)).toBeNull();
    const counts = [...document.querySelectorAll(".ex-odds li span")].map((bar) =>
      Number.parseInt(bar.textContent, 10),
    );
    expect(counts.reduce((sum, times) => sum + times, 0)).toBe(game.rounds.length - 1);
  });

  it("has no winner of before where all of the round was made up", async () => {
    const { document } = await after("invent");
    expect(document.querySelectorAll(".ex-fell .ex-face")).toHaveLength(1);
    expect(document.querySelector("[data-won]")).toBeNull();
  });

  it("says of a player whom the visitor has seated that it was added, and says it of no other", async () => {
    const { document, game } = await after("late");
    const cards = [...document.querySelectorAll(".ex-card")];
    const added = cards.filter((card) => card.querySelector("em")?.textContent === content.labels.added);
    expect(added.map((card) => card.querySelector("summary")?.textContent)).toEqual([
      expect.stringContaining(game.guest),
    ]);
  });

  it("is a hole in the place of a ticket that the house has dropped", async () => {
    const { document, game } = await after("drop");
    const [hole, ...others] = document.querySelectorAll('[data-kind="hole"]');
    expect(others).toEqual([]);
    expect(hole?.textContent).toContain(game.names.at(-1));
    expect(hole?.previousElementSibling?.getAttribute("data-kind")).toBe("ticket");
    const { document: whole } = await after("check");
    expect(whole.querySelector('[data-kind="hole"]')).toBeNull();
  });

  it("asks above the bars who holds a ticket that won and was never sold, once all were checked", async () => {
    const { document, scene } = await after("seat");
    const { game } = scene;
    const headOf = (page: Document) => page.querySelector(".ex-odds h3")?.textContent;
    expect(headOf(document)).toBe(content.labels.odds);
    const { names } = game;
    const rounds = game.rounds.map((one) => ({ ...one, passed: true }));
    const drawn = (there: Game) => {
      const { html } = draw.view(there, content, { state: "unchecked", built: false });
      return new JSDOM(html).window.document;
    };
    expect(headOf(drawn({ ...game, rounds }))).toBe(content.labels.odds);
    const own = [...rounds.slice(1), { number: "7", result: game.round.result, passed: false }];
    const whole = drawn({ ...game, rounds: own, tried: undefined });
    const keys = [...whole.querySelectorAll(".ex-odds header p > span")].map((key) => key.textContent);
    expect(keys).toEqual(["average", "could be luck", "caught", "passed"]);
    expect(whole.querySelector(".ex-swatch [data-caught]")?.closest("span")?.textContent).toBe("caught");
    expect(drawn({ ...game, rounds: own }).querySelector(".ex-odds > svg [data-caught]")).toBeNull();
    expect(headOf(whole)).toBe(
      preset === "dice"
        ? content.labels.odds
        : `${names.length} tickets were sold. Who is number ${names.length + 1}?`,
    );
  });

  it("is a seated player's card, to which the page scrolls", async () => {
    const { document } = await after("seat");
    const [place] = document.querySelectorAll("[data-changed]");
    expect(place?.matches(".ex-card[data-added]")).toBe(true);
  });

  it("is nothing after a check of the house's own round", async () => {
    const { document } = await after("check");
    expect(
      document.querySelector("[data-broken], [data-more], [data-less], [data-changed], [data-won]"),
    ).toBeNull();
  });
});
