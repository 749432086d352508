import { exhibit as countersigned } from "../../src/exhibits/countersigned";
import type { Game } from "../../src/exhibits/countersigned/play";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("countersigned");
const begin = beginning(countersigned, content);
const { check } = countersigned;
const { enter, put } = countersigned.edits;
const { twice, alter, expire, extend } = countersigned.cheats;

describe("A dive entry", () => {
  it("closes with two signatures and two valid cards, and the fitness date stays closed", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(await check(game)).toBeUndefined();
    expect(game.seen).toEqual([
      { name: "Dana Example", grade: "Diver", validUntil: "2029-04-30" },
      { name: "Dana Example", grade: "Diver", validUntil: "2029-04-30" },
    ]);
    // Two words, since encrypted fields are random letters without blanks.
    expect(JSON.stringify(countersigned.record(game))).not.toContain("Fit until");
  });

  it.each([0, 1])("stays open while signature %d is missing, and closes when it is back", async (at) => {
    const open = await put(await begin(), { value: "false", at });
    expect(await check(open)).toMatchObject({ says: "open" });
    expect(await check(await put(open, { value: "true", at }))).toBeUndefined();
  });

  it("is signed anew for another depth", async () => {
    const game = await enter(await begin(), { value: " 120 " });
    expect(game.entry.depth).toBe(120);
    expect(await check(game)).toBeUndefined();
  });

  it.each(["", "0", "1001", "-5", "8e1", "🤿", "9".repeat(100_000)])(
    "does not take %.8s for a depth",
    async (value) => {
      const game = await enter(await begin(), { value });
      expect(game).toMatchObject({ problem: "depth" });
      expect(game.typed.length).toBeLessThanOrEqual(40);
      expect((await enter(game, { value: "80" })).problem).toBeUndefined();
    },
  );

  it("does not count with a card of somebody else's, of another school, or with a bent signature", async () => {
    const game = await begin();
    const [first, second] = game.cards as [Game["cards"][0], Game["cards"][0]];
    expect(await check({ ...game, cards: [first, first] })).toMatchObject({ says: "holder" });
    expect(await check({ ...game, school: first.certificate.subject })).toMatchObject({ says: "card" });
    const [one, two] = game.signatures as [NonNullable<Game["signatures"][0]>, Game["signatures"][0]];
    const bent = { ...one, signature: `${one.signature.slice(0, -2)}00` };
    expect(await check({ ...game, signatures: [bent, two] })).toMatchObject({ says: "changed" });
    expect(await check({ ...game, cards: [second, second] })).toMatchObject({ says: "holder" });
  });

  it("is verified elsewhere by the command that the page gives", async () => {
    const game = await begin();
    const told = repeated(countersigned, game, content);
    expect(told).toBe("true true true\ntrue true true");
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["two signatures of one key", twice, { says: "same", at: 80 }],
    ["another depth afterward", alter, { says: "changed", at: 60 }],
    ["a card that has run out", expire, { says: "expired", at: 80 }],
    ["a later date on that card", extend, { says: "card", at: 80 }],
  ])("%s is found, and it is so whatever was done before", async (_, cheat, broken) => {
    let game: Game = await begin();
    const typed = (there: Game) => enter(there, { value: "" });
    const unsigned = (there: Game) => put(there, { value: "false", at: 1 });
    for (const before of [undefined, extend, typed, unsigned]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await check(game)).toEqual(broken);
    }
    expect(await check(await enter(game, { value: "80" }))).toBeUndefined();
  });

  it("of the depth finds another depth even where the diver has signed the forged one", async () => {
    const game = await alter(await enter(await begin(), { value: "60" }));
    expect(await check(game)).toEqual({ says: "changed", at: 70 });
  });
});
