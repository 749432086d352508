import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { claimOf, distance } from "../../src/exhibits/coin/purchase";
import { readStock } from "../../src/exhibits/coin/runPurchase";
import { publicOf } from "../../src/exhibits/coin/sign";
import { parse } from "../../src/exhibits/coin/transaction";
import { begin, contentOf, shownOf, use } from "../support/coin";

const lockAt = ({ made }: Game, place: number) => parse(made[place]?.hex)?.outputs[0]?.lock ?? "";

describe("A search for a part", () => {
  it("finds records that their holders have signed, the nearest first", async () => {
    const game = await begin("purchase");
    const { from, yards } = contentOf("purchase").sample;
    const found = await Promise.all(yards.map((_, at) => readStock(lockAt(game, 2 * at + 1))));
    const far = found.map((stock) => distance(from, stock));
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(new Set(found.map(({ holder }) => holder)).size).toBe(yards.length);
  });

  it("measures as the crow flies", () => {
    expect(distance({ lat: 46.19, lon: -123.83 }, { lat: 45.57, lon: -122.72 })).toBe(68);
    expect(distance({ lat: 10, lon: 10 }, { lat: 10, lon: 10 })).toBe(0);
  });

  it("begins with yards in any order", async () => {
    const content = contentOf("purchase");
    const yards = [...content.sample.yards].reverse();
    const game = await exhibit.begin({ ...content, sample: { ...content.sample, yards } });
    expect(game.made.map(({ names }) => names)).toEqual(
      (await begin("purchase")).made.map(({ names }) => names),
    );
    expect((await use(game, "check")).verdict).toEqual({ state: "holds" });
  });
});

describe("Each cheat", () => {
  it.each([
    ["twice", { says: "once", at: 4 }],
    ["stale", { says: "once", at: 1 }],
    ["forge", { says: "who", at: 1 }],
    ["change", { says: "opens", at: 2 }],
    ["rule", { says: "terms", at: 3 }],
  ])("%s is found where it is", async (cheat, broken) => {
    expect((await use(await begin("purchase"), cheat)).verdict).toMatchObject({ broken });
  });

  it("that lists in a yard's name quotes the name, and each count stays in its coin", async () => {
    const { game, verdict } = await use(await begin("purchase"), "forge");
    expect(shownOf(game, verdict)).toContain("<b>A stranger: “Yard at Tongue Point”</b>");
    expect(shownOf(game, verdict)).toMatch(/<circle[^>]*\/><\/svg><svg class="ex-sign"/);
  });

  it("is told in the knot, and beside it for whom", async () => {
    const { game } = await use(await begin("purchase"), "spend", { at: 0 });
    expect(shownOf(game)).toContain(`<span class="ex-tie">${contentOf("purchase").labels.reserved}`);
  });

  it("says in words how many are in stock, and that a second reservation is too late", async () => {
    const { labels } = contentOf("purchase");
    const fair = await begin("purchase");
    expect(shownOf(fair)).toContain(`<small>${labels.stock.replace("{count}", "1")}, `);
    const { game, verdict } = await use(fair, "twice");
    const shown = shownOf(game, verdict);
    expect(shown.split(`<small><strong>${labels.tooLate}</strong></small>`)).toHaveLength(2);
    const stale = await use(fair, "stale");
    expect(shownOf(stale.game, stale.verdict)).not.toContain(labels.tooLate);
  });

  it("that moves a yard shows where it was, also where the yard is there already", async () => {
    const game = await begin("purchase");
    const { game: changed, verdict } = await use(game, "change");
    expect(shownOf(changed, verdict)).toContain("<s>68\u00a0miles</s> <strong>3\u00a0miles</strong>");
    expect(shownOf(changed, verdict)).toContain('<i class="ex-was" style="--away:0.68">');
    expect(shownOf((await use(game, "forge")).game)).not.toContain("<s>");
    const same = { ...game, purchase: { from: { lat: 45.53, lon: -122.72 }, forged: 9 } };
    expect((await use(same, "change")).verdict).toMatchObject({ broken: { says: "opens" } });
  });

  it("that lists in a yard's name passes no step that comes after it", async () => {
    expect((await use(await begin("purchase"), "forge")).passed).not.toContain("terms");
  });

  it("by a yard that the buyer does not know is found", async () => {
    const { game } = await use(await begin("purchase"), "set", {
      path: "terms.yards.0",
      value: publicOf("stranger"),
    });
    expect((await use(game, "check")).verdict).toMatchObject({ broken: { says: "who", at: 1 } });
  });

  it("by a record of another part is found", async () => {
    const { game } = await use(await begin("purchase"), "set", { path: "terms.part", value: "HX-9" });
    expect((await use(game, "check")).verdict).toMatchObject({ broken: { says: "terms", at: 1 } });
  });
});

test("of two reservations, each says whether it was the first", async () => {
  const { game, verdict } = await use(await begin("purchase"), "twice");
  const { firstSpend, second, refused } = contentOf("purchase").labels;
  expect(shownOf(game, verdict)).toContain(`<small>${firstSpend}</small>`);
  expect(shownOf(game, verdict)).toContain(`<small>${second}: ${refused}</small>`);
});

test("the other buyer's reservation can be hidden, and is drawn all the same", async () => {
  const { game, verdict } = await use(await begin("purchase"), "unseen");
  expect(verdict.state).toBe("uncovered");
  expect(game.offered).not.toContain(game.made.length - 1);
  expect(shownOf(game)).toContain(contentOf("purchase").labels.hidden);
});

test("a yard can list one piece twice and promise both, and both are drawn", async () => {
  const { game, verdict } = await use(await begin("purchase"), "double");
  expect(verdict).toEqual({ state: "uncovered", gap: "double" });
  const [yours, other] = [...game.made]
    .reverse()
    .map(({ hex }) => claimOf(parse(hex)?.outputs[0]?.lock ?? ""));
  expect([yours?.reservedFor, other?.reservedFor]).toEqual(["buyer 1", "buyer 2"]);
  expect([yours?.quantity, other?.quantity]).toEqual([1, 1]);
  const shown = shownOf(game, verdict);
  expect(shown).toContain(contentOf("purchase").labels.copy);
  // Both records stand at their yard's distance, and each has its own string to its buyer.
  expect(shown.match(/<b>Yard at Tongue Point<\/b>/g)).toHaveLength(2);
  expect(shown.match(/--away:0.04/g)).toHaveLength(2);
  // The second has a row of its own, directly below the first.
  const rows = [...shown.matchAll(/--level:1;--lane:(\d)[^>]*--away/g)].map(([, lane]) => Number(lane));
  expect(rows.toSorted()).toEqual([1, 2, 3]);
  const spent = game.made
    .filter(({ target }) => target !== undefined)
    .map(({ hex }) => parse(hex)?.inputs[0]?.id);
  expect(new Set(spent).size).toBe(2);
});

test("each yard is drawn as near as it is, and a second record of one piece hangs on the first", async () => {
  const game = await begin("purchase");
  const away = (shown: string) =>
    [...shown.matchAll(/--away:([\d.]+)" data-mark/g)].map(([, part]) => Number(part));
  expect(away(shownOf(game))).toEqual([0.04, 0.68]);
  const dashed = async (does: string) =>
    shownOf((await use(game, does)).game).match(/data-off/g)?.length ?? 0;
  // Once for each of the two forms that the picture has.
  expect(await dashed("double")).toBe(2);
  expect(await dashed("check")).toBe(0);
});

test("a record with more pieces hangs on the one that it spends, and those too many are filled", async () => {
  const { game, verdict } = await use(await begin("purchase"), "rule");
  const shown = shownOf(game, verdict);
  expect(shown.match(/<b>Yard at Tongue Point<\/b>/g)).toHaveLength(2);
  expect(shown.match(/data-over/g)).toHaveLength(8);
  expect(shown).not.toContain("<s>");
  expect(shown.match(/ data-free/g)).toHaveLength(2);
});
