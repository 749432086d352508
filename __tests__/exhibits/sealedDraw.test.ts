import { createHash, createHmac } from "node:crypto";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { exhibit as sealedDraw } from "../../src/exhibits/sealed-draw";
import { check, close, hashOf, type Round, roll } from "../../src/exhibits/sealed-draw/run";
import { beginning, exampleOf, fixedRandom, found } from "../support/exhibits";

const content = exampleOf("sealed-draw");
const begin = beginning(sealedDraw, content);
const random = fixedRandom();

const broken = async (round: Round) => (await outcomeOf(check(round))).broken?.says;

describe("A sealed draw", () => {
  it("is what any other implementation of the same rule comes to", async () => {
    const { round } = await begin();
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect(round.seal).toBe(sha256(round.seed));
    expect(round.closed).toBe(sha256(round.numbers.map((number) => `${number}\n`).join("")));
    const mixed = createHmac("sha256", round.seed).update(`${round.closed}:0`).digest();
    expect(round.roll).toBe(1 + (mixed.readUInt32BE() % 6));
    expect(await broken(round)).toBeUndefined();
  });

  it("falls on each side about as often as on the others", async () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 3000; index++) {
      const side = await roll("a seed", String(index));
      counts.set(side, (counts.get(side) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it("breaks at the seed if the house opens another one, whatever the die then shows", async () => {
    const { round } = await begin();
    const seed = `${round.seed.slice(0, -1)}${round.seed.endsWith("0") ? "1" : "0"}`;
    expect(await broken({ ...round, seed, roll: await roll(seed, round.closed) })).toBe("seed");
  });

  it("breaks at the list if a number comes, goes, changes or moves", async () => {
    const { round } = await begin();
    const { numbers, seed } = round;
    for (const other of [
      [...numbers, "1"],
      numbers.slice(1),
      ["1", ...numbers.slice(1)],
      [...numbers].reverse(),
    ]) {
      expect(await broken({ ...round, numbers: other, roll: await roll(seed, await close(other)) })).toBe(
        "list",
      );
    }
  });

  it("is none without numbers or without a seed", async () => {
    const { round } = await begin();
    expect(await broken({ ...round, numbers: [], closed: await close([]) })).toBe("list");
    expect(await broken({ ...round, seed: "", seal: await hashOf("") })).toBe("seed");
  });

  it("breaks at the roll if another one is announced", async () => {
    const { round } = await begin();
    expect(await broken({ ...round, roll: (round.roll % 6) + 1 })).toBe("roll");
  });
});

describe("What a sealed draw does not show", () => {
  it("is who is on the list: a house that enters a number of its own gets whatever roll it likes, and the check passes", async () => {
    const { round } = await begin();
    for (const wanted of [1, 2, 3, 4, 5, 6]) {
      let own = 0;
      let numbers = round.numbers;
      let closed = round.closed;
      // The house knows its seed and can read the numbers, so it tries its own until the die falls as it likes.
      while ((await roll(round.seed, closed)) !== wanted) {
        numbers = [...round.numbers, String(own++)];
        closed = await close(numbers);
      }
      expect(own).toBeLessThan(200);
      expect(await broken({ ...round, numbers, closed, roll: wanted })).toBeUndefined();
    }
  });
});

describe("The visitor's part in it", () => {
  it("is a number, put in after the house has sealed a new seed and before it opens it", async () => {
    const game = await begin();
    const { choose } = sealedDraw.edits;
    const typed = await choose(game, { value: "31", random });
    expect(typed).toMatchObject({ opened: false, typed: "31" });
    expect(typed.round.seal).not.toBe(game.round.seal);
    expect(typed.round.numbers.at(-1)).toBe("31");
    const further = await choose(typed, { value: "315", random });
    expect(further.round.seal).toBe(typed.round.seal);
    expect(further.round.closed).not.toBe(typed.round.closed);
    expect(await found(sealedDraw, await sealedDraw.finish(further))).toBeUndefined();
  });

  it.each([
    ["nothing", ""],
    ["a space", " "],
    ["less than nothing", "-1"],
    ["a half", "1.5"],
    ["a power", "1e3"],
    ["a word", "seven"],
    ["a picture", "🎲"],
    ["too large", "1234567"],
    ["a huge text", "9".repeat(100_000)],
  ])("is not %s: the round stays, and the visitor is told", async (_, typed) => {
    const game = await begin();
    const after = await sealedDraw.edits.choose(game, { value: typed, random });
    expect(after).toMatchObject({ problem: "number", round: game.round });
    expect(after.typed.length).toBeLessThanOrEqual(200);
    const mended = await sealedDraw.edits.choose(after, { value: "7", random });
    expect(mended.problem).toBeUndefined();
  });

  it("rolls what is sealed, and then a new round", async () => {
    const { choose, open } = sealedDraw.edits;
    const sealed = await choose(await begin(), { value: "31", random });
    const rolled = await open(sealed, { random });
    expect(rolled).toMatchObject({ opened: true, round: sealed.round });
    const again = await open(rolled, { random });
    expect(again.opened).toBe(true);
    expect(again.round.seed).not.toBe(rolled.round.seed);
    expect(await found(sealedDraw, again)).toBeUndefined();
  });
});

describe("Each cheat", () => {
  const { swap, slip } = sealedDraw.cheats;

  it.each([
    ["another seed", swap, "seed"],
    ["a late number", slip, "list"],
  ])(
    "%s gets the house the roll it wants, and is found, whatever was done before",
    async (_, cheat, says) => {
      let game = await begin();
      const fair = game.round;
      for (const before of [undefined, swap, slip]) {
        if (before) game = await before(game, random);
        game = await cheat(game, random);
        expect(await found(sealedDraw, game)).toEqual({ says });
        expect(game.round.roll).not.toBe(fair.roll);
        expect(game.found.seal).toBe(await hashOf(game.round.seed));
        expect(game.fair).toEqual(fair);
      }
    },
  );
});
