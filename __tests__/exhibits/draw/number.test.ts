import { exhibit as draw } from "../../../src/exhibits/draw";
import { beginning, exampleOf, found } from "../../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const { choose, open } = draw.edits;

describe("The visitor's number", () => {
  it("is on their ticket, and the round is played again with it", async () => {
    const game = await begin();
    const typed = await choose(game, { value: " 31 " });
    expect(typed.round.tickets.at(-1)?.number).toBe("31");
    expect(typed.round.receipts[0]?.seal).not.toBe(game.round.receipts[0]?.seal);
    expect(typed.rounds[game.at]).toEqual({ number: "31", result: typed.round.result });
    expect(await found(draw, typed)).toBeUndefined();
    expect((await open(await open(typed, { at: 9 }), { at: game.at })).round).toEqual(typed.round);
  });

  it.each([
    ["nothing", ""],
    ["a space", " "],
    ["less than nothing", "-1"],
    ["a half", "1.5"],
    ["a power", "1e3"],
    ["a word", "seven"],
    ["too large", "1234567"],
    ["a huge text", "9".repeat(100_000)],
  ])("is not %s: the round stays, and the visitor is told", async (_, value) => {
    const game = await begin();
    const after = await choose(game, { value });
    expect(after).toMatchObject({ problem: "number", round: game.round });
    expect(after.typed.length).toBeLessThanOrEqual(200);
    expect((await choose(after, { value: "7" })).problem).toBeUndefined();
  });
});
