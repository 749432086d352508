import { exhibit as countersigned } from "../../src/exhibits/countersigned";
import type { Game } from "../../src/exhibits/countersigned/play";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("countersigned");
const begin = beginning(countersigned, content);
const check = (game: Game) => found(countersigned, game);
const { enter, put } = countersigned.edits;
const { twice, peers, alter, expire, extend } = countersigned.cheats;

describe("A dive entry", () => {
  it("closes with two signatures and two valid cards, and the fitness date stays closed", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(await check(game)).toBeUndefined();
    expect(game.seen).toEqual([
      { name: "Dana Example", grade: "Diver", validUntil: "2029-04-30" },
      { name: "Lee Example", grade: "Dive supervisor", validUntil: "2029-04-30" },
    ]);
    // Two words, since encrypted fields are random letters without blanks.
    expect(JSON.stringify(countersigned.record(game))).not.toContain("Fit until");
  });

  it.each([0, 1])("stays open while signature %d is missing, and closes when it is back", async (at) => {
    const open = await put(await begin(), { value: "false", at });
    expect(await check(open)).toEqual({ says: "open" });
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
    expect(await check({ ...game, cards: [second, second] })).toEqual({ says: "holder" });
    expect(await check({ ...game, cards: [first, first] })).toEqual({ says: "grade" });
    expect(await check({ ...game, cards: [], signatures: [] })).toEqual({ says: "open" });
    expect(await check({ ...game, school: first.certificate.subject })).toEqual({ says: "card" });
    const [one, two] = game.signatures as [NonNullable<Game["signatures"][0]>, Game["signatures"][0]];
    for (const signature of [`${one.signature.slice(0, -2)}00`, "", "zz"]) {
      expect(await check({ ...game, signatures: [{ ...one, signature }, two] })).toEqual({
        says: "changed",
        at: 80,
      });
      const unread = two && { ...two, signature };
      expect(await check({ ...game, signatures: [one, unread] })).toEqual({ says: "unread" });
    }
  });

  it("is not countersigned by a diver, who has a key and a card that are as good", async () => {
    const game = await peers(await begin());
    expect(game.seen[1]).toEqual({ name: "Sam Example", grade: "Diver", validUntil: "2029-04-30" });
    expect(await check(game)).toEqual({ says: "grade" });
    const known = game.known.map((card) => ({ ...card, grade: "Diver" }));
    expect(await check({ ...game, known })).toBeUndefined();
  });

  it("needs cards of the day that the record carries, wherever and whenever it is checked", async () => {
    const game = await expire(await begin());
    expect(countersigned.record(game).entry.day).toBe(content.sample.entry.day);
    expect(await check({ ...game, entry: { ...game.entry, day: "2024-04-30" } })).toMatchObject({
      says: "changed",
    });
  });
});

describe("Each cheat", () => {
  it.each([
    ["two signatures of one key", twice, { says: "same" }],
    ["another diver's countersignature", peers, { says: "grade" }],
    ["another depth afterward", alter, { says: "changed", at: 60 }],
    ["a card that has run out", expire, { says: "expired" }],
    ["a later date on that card", extend, { says: "card" }],
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
