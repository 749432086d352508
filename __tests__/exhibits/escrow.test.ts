import BigNumber from "@bsv/sdk/primitives/BigNumber";
import Curve from "@bsv/sdk/primitives/Curve";
import { sign as signed } from "@bsv/sdk/primitives/ECDSA";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { exhibit as escrow } from "../../src/exhibits/escrow";
import { type Game, moveOf, termsOf } from "../../src/exhibits/escrow/play";
import { check, lines, lock, type Move, type Terms } from "../../src/exhibits/escrow/run";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { beginning, exampleOf, found, kitWords } from "../support/exhibits";

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
    expect(await found(escrow, game)).toBeUndefined();
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
    expect(await found(escrow, after(await begin(), ...boxes))).toEqual({ says });
  });

  it("ask for a signature: with none nothing is run", async () => {
    const nobody = after(await begin(), [0, false], [1, false]);
    expect(nobody.problem).toBe("nobody");
    expect(wait(nobody, { value: "true" })).toMatchObject({ problem: "nobody", late: true });
    expect(after(nobody, [2, true]).problem).toBeUndefined();
  });

  it("hold for the transaction that was signed, and for no other", async () => {
    const { deadline, attempt, lock } = after(await begin(), [1, false], ["date", true]);
    const terms = termsOf(deadline);
    const move = moveOf(lock, attempt);
    const broken = async (changed: Partial<Move>, agreed: Terms = terms) =>
      (await outcomeOf(check({ terms: agreed, move: { ...move, ...changed } }))).broken?.says;
    expect(await broken({})).toBeUndefined();
    expect(await broken({ lockTime: deadline + 1_000 })).toBe("same");
    expect(await broken({ sourceSatoshis: 1 })).toBe("same");
    expect(await broken({ sourceTXID: "e6".repeat(32) })).toBe("same");
    expect(await broken({ outputs: move.outputs.map((output) => ({ ...output, satoshis: 1 })) })).toBe(
      "same",
    );
    expect(await broken({ unlock: move.unlock.replace(/00$/, "51") })).toBe("settle");
    const later = { ...terms, deadline: deadline + 1_000_000 };
    expect(await broken({}, later)).toBe("lock");
    expect(await broken({}, { ...terms, buyer: "nobody" })).toBe("lock");
  });

  it("have one opening script: a second form of it would be another transaction", async () => {
    const { deadline, attempt, lock } = await begin();
    const terms = termsOf(deadline);
    for (const unlock of [
      attempt.unlock.replace(/51$/, "52"),
      `51${attempt.unlock}`,
      attempt.unlock.replace(/^00/, "51"),
      attempt.unlock.slice(0, -1),
      "",
      "zz",
    ]) {
      const { broken } = await outcomeOf(check({ terms, move: moveOf(lock, { ...attempt, unlock }) }));
      expect([unlock.slice(-2), broken?.says]).toEqual([
        unlock.slice(-2),
        expect.stringMatching(/^(?:unlock|settle)$/),
      ]);
    }
  });

  it("are data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin()));
    expect(await found(escrow, game)).toBeUndefined();
  });
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
      expect(await found(escrow, game)).toEqual({ says });
    }
    expect(await found(escrow, after(game, [0, true], [1, true]))).toBeUndefined();
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
    expect(current(twice(game), { state: "caught", broken: { says: "settle" } })).toBe(labels.held);
  });
});
