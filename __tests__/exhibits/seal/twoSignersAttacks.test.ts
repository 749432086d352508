import { exhibit as twoSigners } from "../../../src/exhibits/seal/two-signers";
import type { Game } from "../../../src/exhibits/seal/two-signers/play";
import { beginning, exampleOf, found } from "../../support/exhibits";

const content = exampleOf("seal-two-signers");
const begin = beginning(twoSigners, content);
const check = (game: Game) => found(twoSigners, game);
const { dive, put } = twoSigners.edits;
const { twice, peers, alter, expire, otherCard, withdraw } = twoSigners.cheats;
const { lend, backdate } = twoSigners.gaps;

describe("Each cheat", () => {
  it.each([
    ["two signatures of one key", twice, { says: "same", at: 2 }],
    ["another diver's countersignature", peers, { says: "grade", at: 2 }],
    ["another depth afterward", alter, { says: "changed", at: 60 }],
    ["a card that has run out", expire, { says: "expired", at: 1 }],
    ["another card of the same school", otherCard, { says: "type", at: 1 }],
    ["a card that the school withdrew before the dive", withdraw, { says: "revoked", at: 1 }],
  ])("%s is found, and it is so whatever was done before", async (_, cheat, broken) => {
    let game: Game = await begin();
    const unsigned = (there: Game) => put(there, { value: "false", at: 1 });
    for (const before of [
      undefined,
      expire,
      otherCard,
      withdraw,
      lend,
      backdate,
      unsigned,
      (there: Game) => dive(there, { value: "33" }),
    ]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await check(game)).toEqual(broken);
    }
  });

  it("of the depth finds another depth even where both have signed the forged one", async () => {
    let game = dive(await begin(), { value: "60" });
    for (const at of [0, 1]) game = put(game, { value: "true", at });
    expect(await check(await alter(game))).toEqual({ says: "changed", at: 70 });
  });
});

describe("The attack that still works", () => {
  it("is one person with both phones, whom the check cannot see", async () => {
    const game = await lend(await begin());
    expect(game.entry.depth).toBe(60);
    expect(game.fair.depth).toBe(80);
    expect(await check(game)).toBeUndefined();
  });

  it("is a day that both have dated back, on which an old card was still valid", async () => {
    const game = await backdate(await begin());
    expect(game.entry.day).toBe(content.sample.forged.expired);
    expect(game.seen[0]?.validUntil).toBe(game.entry.day);
    expect(await check(game)).toBeUndefined();
    const now = { ...game, entry: { ...game.entry, day: content.sample.entry.day } };
    expect(await check(now)).toMatchObject({ says: "expired" });
  });
});
