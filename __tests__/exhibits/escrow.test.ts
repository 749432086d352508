import BigNumber from "@bsv/sdk/primitives/BigNumber";
import Curve from "@bsv/sdk/primitives/Curve";
import { sign as signed } from "@bsv/sdk/primitives/ECDSA";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import { exhibit as escrow } from "../../src/exhibits/escrow";
import { type Game, moveOf, termsOf } from "../../src/exhibits/escrow/play";
import { check, lines, lock } from "../../src/exhibits/escrow/run";
import { beginning, exampleOf, kitWords } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("escrow");
const begin = beginning(escrow, content);
const { sign, wait } = escrow.edits;
const { twice, strange, early, pretend } = escrow.cheats;

/** The game after boxes were ticked or ticked off: 0 to 2 are buyer, seller and arbiter. */
const after = (game: Game, ...boxes: [at: number | "date", on: boolean][]) =>
  boxes.reduce(
    (before, [at, on]) =>
      at === "date" ? wait(before, { value: String(on) }) : sign(before, { value: String(on), at }),
    game,
  );

describe("The lock", () => {
  it("knows the key under which a signature with the nonce 1 is the hash plus one", () => {
    const { g, n } = new Curve();
    const key = new PrivateKey(g.getX().invm(n));
    const { same } = lines(termsOf(0));
    expect(same).toContain(key.toPublicKey().toString());
    const digest = new BigNumber(Array(32).fill(17));
    const { r, s } = signed(digest, key, false, new BigNumber(1));
    expect(r.toHex(32)).toBe(g.getX().toHex(32));
    expect(same).toContain(r.toHex(32));
    expect(s.toHex(32)).toBe(digest.addn(1).toHex(32));
  });

  it("has as many operations as its lines have words, so that a line can be named", () => {
    const terms = termsOf(1_803_859_200);
    const words = Object.values(lines(terms)).join(" ").split(" ");
    expect(lock(terms).chunks).toHaveLength(words.length);
  });
});

describe("The terms of an escrow", () => {
  it.each([
    ["buyer and seller", [], "settle"],
    [
      "buyer and arbiter",
      [
        [1, false],
        [2, true],
      ],
      "settle",
    ],
    [
      "seller and arbiter",
      [
        [2, true],
        [0, false],
      ],
      "settle",
    ],
    ["all three", [[2, true]], "settle"],
    [
      "the buyer alone, after the date",
      [
        [1, false],
        ["date", true],
      ],
      "refund",
    ],
  ] as [string, [number | "date", boolean][], string][])("are met by %s", async (_, boxes, way) => {
    const game = after(await begin(), ...[...boxes].sort(([, a], [, b]) => Number(b) - Number(a)));
    expect(game.attempt.way).toBe(way);
    expect(await escrow.check(game)).toBeUndefined();
  });

  it.each([
    ["the buyer alone, before the date", [[1, false]], "late"],
    ["the seller alone, before the date", [[0, false]], "late"],
    [
      "the seller alone, after the date",
      [
        [0, false],
        ["date", true],
      ],
      "refund",
    ],
  ] as [string, [number | "date", boolean][], string][])("are not met by %s", async (_, boxes, says) => {
    expect(await escrow.check(after(await begin(), ...boxes))).toEqual({ says });
  });

  it("ask for a signature: with none nothing is run", async () => {
    const nobody = after(await begin(), [0, false], [1, false]);
    expect(nobody.problem).toBe("nobody");
    expect(wait(nobody, { value: "true" })).toMatchObject({ problem: "nobody", late: true });
    expect(after(nobody, [2, true]).problem).toBeUndefined();
  });

  it("hold for the transaction that was signed, and for no other", async () => {
    const { deadline, attempt } = after(await begin(), [1, false], ["date", true]);
    const terms = termsOf(deadline);
    const move = moveOf(attempt);
    expect(check(terms, move)).toBeUndefined();
    expect(check(terms, { ...move, lockTime: deadline + 1_000 })).toBe("same");
    expect(check(terms, { ...move, sourceSatoshis: 1 })).toBe("same");
    expect(check({ ...terms, deadline: deadline + 1_000_000 }, move)).toBe("same");
    const unlockingScript = UnlockingScript.fromHex(attempt.unlocking.replace(/51$|00$/, "51"));
    expect(check(terms, { ...move, unlockingScript })).toBe("settle");
  });

  it("are data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin()));
    expect(await escrow.check(game)).toBeUndefined();
  });

  it("can be run in a terminal, with the SDK alone", async () => {
    const game = after(await begin(), [1, false], ["date", true]);
    expect(repeated(escrow, game, content)).toBe("true");
  }, 20_000);
});

describe("Each cheat", () => {
  it.each([
    ["the buyer's signature, twice", twice, "settle"],
    ["a stranger's key", strange, "settle"],
    ["the way out, before the date", early, "late"],
    ["a date that the transaction does not wait for", pretend, "waits"],
  ])("%s stops the script, whatever was done before", async (_, cheat, says) => {
    let game = await begin();
    for (const before of [undefined, twice, strange, early, pretend]) {
      if (before) game = before(game);
      game = cheat(game);
      expect(await escrow.check(game)).toEqual({ says });
      expect(game.stopped).toBe(says);
    }
    expect(await escrow.check(after(game, [0, true], [1, true]))).toBeUndefined();
  });
});

describe("The chart", () => {
  const current = (game: Game, verdict: Parameters<typeof escrow.view>[2]) =>
    /aria-current="step">([^<]*)</.exec(escrow.view(game, content, verdict, kitWords).html)?.[1];

  it("shows where the coins are", async () => {
    const { labels } = content;
    const game = await begin();
    expect(current(game, { state: "unchecked", built: true })).toBe(labels.held);
    expect(current(game, { state: "holds" })).toBe(labels.toSeller);
    expect(current(after(game, [1, false], ["date", true]), { state: "holds" })).toBe(labels.toBuyer);
    expect(current(twice(game), { state: "fails", broken: { says: "settle" } })).toBe(labels.held);
  });
});
