import type { Deal } from "../../src/exhibits/coin/game";
import { holesOf, trace } from "../../src/exhibits/coin/trace";
import { begin, contentOf, shownOf, use } from "../support/coin";
import { ticked } from "../support/escrow";

describe("The stepper of an escrow's script", () => {
  it("shows what lies on the stack after each word, as the interpreter has it", async () => {
    const game = await begin("escrow");
    expect(trace(game, 0)).toMatchObject({ at: 0, stack: [], hasStopped: false });
    expect(trace(game, 4).stack).toEqual([
      "",
      expect.stringMatching(/41$/),
      expect.stringMatching(/41$/),
      "01",
    ]);
    const { at, total, stack, hasStopped } = trace(game, 999);
    expect([at, stack, hasStopped]).toEqual([total, ["01"], false]);
    const shown = shownOf({ ...game, escrow: { ...(game.escrow as Deal), at: 4 } });
    for (const text of ["sig:buyer", "sig:seller", contentOf("escrow").labels.whole])
      expect(shown).toContain(text);
  });

  it("stands where the scripts stopped once they were checked", async () => {
    const { game } = await use(await begin("escrow"), "rule");
    const { at, total, hasStopped } = trace(game, 999);
    expect(hasStopped).toBe(true);
    expect(at).toBeLessThan(total);
    expect(game.escrow?.at).toBe(at);
  });
});

describe("The lock on the coin's line", () => {
  const at = async (does: string, words: string[] = []) => {
    let game = await begin("escrow");
    for (const [place, value] of words.entries())
      game = (await use(game, "write", { at: place, value })).game;
    return (await use(game, does)).game;
  };

  it("turns the keyholes of who has signed, as the stepper passes", async () => {
    const game = await at("check");
    expect(holesOf(game)).toEqual({ buyer: "turned", seller: "turned", arbiter: "shut", clock: "shut" });
    const before = { ...game, escrow: { ...(game.escrow as Deal), at: 10 } };
    expect(Object.values(holesOf(before))).toEqual(["signed", "signed", "shut", "shut"]);
  });

  it("is stuck at the clock where the buyer comes too early, and at the keys that signed something else", async () => {
    expect(holesOf(await at("rule"))).toMatchObject({ buyer: "signed", clock: "stuck" });
    expect(holesOf(await at("change"))).toMatchObject({ buyer: "stuck", seller: "stuck", clock: "shut" });
  });

  it("lacks what a weaker lock of the visitor's own does not ask for", async () => {
    const game = await at("check", ["OP_1", ""]);
    expect(Object.values(holesOf(game))).toEqual(["gone", "gone", "gone", "gone"]);
    const { lacks } = contentOf("escrow").labels;
    expect(shownOf(game).split(`<small>${lacks}</small>`)).toHaveLength(4);
    expect(shownOf(await begin("escrow"))).not.toContain(lacks);
  });

  it("ticks nothing of what is not the agreed lock, and misses no way that it still has", async () => {
    const { pair, lacks } = contentOf("escrow").labels;
    const { game, verdict } = await use(await ticked("blankPayee"), "forge");
    const shown = shownOf(game, verdict);
    expect(shown).toMatch(new RegExp(`data-way="lost"[^/]*aria-current.*<span>${pair}</span>`));
    expect(shown).not.toContain(lacks);
  });
});
