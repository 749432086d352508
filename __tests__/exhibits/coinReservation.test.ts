import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { claimOf } from "../../src/exhibits/coin/purchase";
import type { Stock } from "../../src/exhibits/coin/runPurchase";
import { idOf, parse } from "../../src/exhibits/coin/transaction";
import { begin, contentOf, judged, picked, shownOf, use } from "../support/coin";

const lockAt = ({ made }: Game, place: number) => parse(made[place]?.hex)?.outputs[0]?.lock ?? "";

describe("A reservation", () => {
  it("is a record that spends the one before, of any yard", async () => {
    const game = await begin("purchase");
    for (const place of [1, 3]) {
      const { game: after, verdict } = await use(picked(game, place, idOf), "spend", { at: 0 });
      // A drop is answered at once.
      expect(verdict).toEqual({ state: "holds" });
      const before = claimOf(lockAt(game, place)) as Stock;
      expect(claimOf(lockAt(after, after.made.length - 1))).toMatchObject({
        part: before.part,
        quantity: 1,
        reservedFor: "buyer 1",
      });
    }
  });

  it("takes one piece, and the yard says how many are left", async () => {
    const game = await begin("purchase");
    const { game: three } = await use(picked(game, 3, idOf), "spend", { at: 0 });
    const shown = shownOf(three);
    expect(shown).toContain("<small>3\u00a0of\u00a04\u00a0left, ");
    expect(shown).not.toContain("4\u00a0in\u00a0stock");
    // The record that was split has made room for what is left of it.
    expect(shown.match(/<b>Dock in Portland<\/b>/g)).toHaveLength(1);
    // One string to the buyer and one on, in each of the two forms that the picture has.
    expect(shown.match(/<path d="M[^>]*?" \/>/g)).toHaveLength(4);
    const [one, rest] = parse(three.made.at(-1)?.hex)?.outputs.map(({ lock }) => claimOf(lock)) ?? [];
    expect(one).toMatchObject({ quantity: 1, reservedFor: "buyer 1" });
    expect(rest).toMatchObject({ quantity: 3, lat: 45.57 });
    expect(rest?.reservedFor).toBeUndefined();
    const { game: none } = await use(game, "spend", { at: 0 });
    expect(shownOf(none)).toContain("<small>reserved, ");
    // A host that hides the reservation lists the part as before.
    const { game: stale } = await use(game, "stale");
    expect(shownOf(stale)).toContain("1\u00a0in\u00a0stock");
  });

  it("of a second piece is another buyer's, and takes nothing from the first", async () => {
    const { game } = await use(picked(await begin("purchase"), 3, idOf), "spend", { at: 0 });
    const { game: both, verdict } = await use(game, "spend", { at: 1 });
    expect(verdict).toEqual({ state: "holds" });
    expect(shownOf(both)).toContain("<small>2\u00a0of\u00a04\u00a0left, ");
    expect(shownOf(both).match(/<b>Dock in Portland<\/b>/g)).toHaveLength(1);
  });

  it("that is dropped once more is of the same yard", async () => {
    const { game } = await use(picked(await begin("purchase"), 3, idOf), "spend", { at: 0 });
    const { game: again, verdict } = await use(game, "spend", { at: 0 });
    expect(verdict).toEqual({ state: "holds" });
    expect(shownOf(again)).toContain("<small>3\u00a0of\u00a04\u00a0left, ");
  });

  it("has its fee, and leaves the rest enough for the next one", async () => {
    const { game } = await use(picked(await begin("purchase"), 3, idOf), "spend", { at: 0 });
    const [one, rest] = parse(game.made.at(-1)?.hex)?.outputs ?? [];
    expect(one?.satoshis).toBe(100);
    expect(rest?.satoshis).toBeGreaterThan(500);
  });

  it("by another buyer is not said to be yours", async () => {
    const content = contentOf("purchase");
    const holdsOf = async (...buyers: number[]) => {
      let game = await begin("purchase");
      for (const at of buyers) game = (await use(picked(game, 1, idOf), "spend", { at })).game;
      return exhibit.wordsFor(content, game).holds;
    };
    expect(await holdsOf()).toBe(content.holds);
    expect(await holdsOf(0)).toBe(content.labels.yoursHold);
    expect(await holdsOf(1)).toBe(content.labels.othersHold);
    // You were first.
    expect(await holdsOf(0, 1)).toBe(content.labels.yoursHold);
  });

  it("of what is reserved already is refused, and of another yard's record it is not", async () => {
    const { game } = await use(await begin("purchase"), "spend", { at: 0 });
    expect((await judged(picked(game, 1, idOf), "spend", { at: 1 })).verdict).toMatchObject({
      state: "caught",
      broken: { says: "once" },
    });
    expect((await judged(picked(game, 3, idOf), "spend", { at: 1 })).verdict).toEqual({ state: "holds" });
  });

  it("leaves its part picked up, so that by buttons alone two buyers race for one", async () => {
    const { game } = await use(await begin("purchase"), "spend", { at: 0 });
    expect((await judged(game, "spend", { at: 1 })).verdict).toMatchObject({
      state: "caught",
      broken: { says: "once" },
    });
  });

  it("that comes second is asked for until the check, and gets nothing after it", async () => {
    const { labels } = contentOf("purchase");
    const { game } = await use(await begin("purchase"), "spend", { at: 0 });
    const { game: race } = await use(game, "spend", { at: 1 });
    const unchecked = shownOf(race);
    expect(unchecked).toContain(`<small>${labels.second}</small>`);
    expect(unchecked).not.toContain(`${labels.second}: ${labels.refused}`);
    expect(unchecked.match(/data-refused/g)).toHaveLength(1);
    const bearings = (html: string) => html.match(/class="ex-bearings"/g)?.length ?? 0;
    const { game: after, verdict } = await use(race, "check");
    const checked = shownOf(after, verdict);
    expect(checked).toContain(`<small>${labels.second}: ${labels.refused}</small>`);
    expect(bearings(unchecked) - bearings(checked)).toBe(1);
  });

  it("cannot be signed over to another buyer", async () => {
    const { game } = await use(await begin("purchase"), "spend", { at: 0 });
    const { verdict, game: after } = await judged(picked(game, game.made.length - 1, idOf), "spend", {
      at: 1,
    });
    expect(claimOf(lockAt(after, after.made.length - 1))?.reservedFor).toBe("buyer 2");
    expect(verdict).toEqual({ state: "caught", broken: { says: "once", at: 4 } });
  });

  it("replaces an earlier one at the same knot", async () => {
    const first = await begin("purchase");
    const { game } = await use(first, "spend", { at: 0 });
    const again = await judged(picked(game, 3, idOf), "spend", { at: 0 });
    expect(again.game.made).toHaveLength(first.made.length + 1);
    expect(again.verdict).toEqual({ state: "holds" });
  });
});
