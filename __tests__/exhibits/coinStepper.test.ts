import type { Deal } from "../../src/exhibits/coin/game";
import { trace } from "../../src/exhibits/coin/script";
import { begin, contentOf, shownOf, use } from "../support/coin";

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
