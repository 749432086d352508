import { LockingScript, PushDrop, Transaction } from "@bsv/sdk";
import { exhibit as provenance } from "../../src/exhibits/provenance";
import type { Game } from "../../src/exhibits/provenance/play";
import { coinOf, hexOf, idOf } from "../../src/exhibits/provenance/run";
import { beginning, exampleOf, fixedRandom } from "../support/exhibits";
import { ran, repeated } from "../support/repeated";

const content = exampleOf("provenance");
const begin = beginning(provenance, content);
const { handTwice, forge, mint, retype } = provenance.cheats;
const { takeOver } = provenance.edits;
const random = fixedRandom();
const you = (game: Game) => takeOver(game, { random });

/** The game with one hex digit changed somewhere in the history. */
const damaged = (game: Game, at: number, part: "spends" | "lock" | "unlock", digit: number): Game => ({
  ...game,
  shown: game.shown.map((state, index) => {
    if (index !== at) return state;
    const text = state.handover[part];
    const other = text[digit] === "0" ? "1" : "0";
    return {
      ...state,
      handover: { ...state.handover, [part]: text.slice(0, digit) + other + text.slice(digit + 1) },
    };
  }),
});

describe("A token", () => {
  it("passes from hand to hand in transactions as the SDK reads them", async () => {
    const game = await begin();
    let opened = LockingScript.fromHex(coinOf(game.issuer));
    for (const { handover, id, event, key } of game.shown) {
      const transaction = Transaction.fromHex(hexOf(handover));
      expect(transaction.toHex()).toBe(hexOf(handover));
      expect(transaction.id("hex")).toBe(id);
      const [output] = transaction.outputs;
      if (!output) throw new Error("There is no output");
      const { fields, lockingPublicKey } = PushDrop.decode(output.lockingScript);
      expect([lockingPublicKey.toString(), Buffer.from(fields[0] ?? []).toString()]).toEqual([key, event]);
      opened = output.lockingScript;
    }
    expect(opened.toHex()).toBe(game.shown.at(-1)?.handover.lock);
    expect(await provenance.check(game)).toBeUndefined();
  });

  it("can be taken over by the visitor, with a new key each time", async () => {
    const first = you(await begin());
    expect(await provenance.check(first)).toBeUndefined();
    expect(first.shown).toHaveLength(content.sample.hands.length + 1);
    const again = you(first);
    expect(again.shown).toHaveLength(first.shown.length);
    expect(again.seal).not.toBe(first.seal);
    expect(await provenance.check(JSON.parse(JSON.stringify(again)))).toBeUndefined();
  });

  it("has no history left if one digit of any lock, signature or link is another", async () => {
    const game = await begin();
    for (let at = 0; at < game.shown.length; at++) {
      for (const [part, digit] of [
        ["spends", 5],
        ["lock", 81],
        ["unlock", 60],
      ] as const) {
        expect([at, part, await provenance.check(damaged(game, at, part, digit))]).not.toContain(undefined);
      }
    }
  });

  it("is not the issuer's if another key made it", async () => {
    const game = await begin();
    expect(await provenance.check({ ...game, issuer: game.shown[1]?.key ?? "" })).toEqual({
      says: "issuer",
      at: 1,
    });
  });

  it("records what an editor writes, in any script and at full length", async () => {
    const [first, ...others] = content.sample.hands;
    const hands = [{ name: first?.name ?? "", event: "🍊".repeat(40) }, ...others];
    const game = await provenance.begin({ ...content, sample: { ...content.sample, hands } });
    expect(game.shown[0]?.event).toBe("🍊".repeat(40));
    expect(idOf(game.fair[0]?.handover ?? { spends: "", lock: "", unlock: "" })).toBe(
      Transaction.fromHex(hexOf(game.shown[0]?.handover ?? { spends: "", lock: "", unlock: "" })).id("hex"),
    );
    expect(await provenance.check(game)).toBeUndefined();
  });

  it("is checked elsewhere by the command that the page gives", async () => {
    const game = await begin();
    const sound = (shown: Game) => shown.shown.map(({ id }) => `${id} true`).join("\n");
    expect(repeated(provenance, game, content)).toBe(sound(game));
    for (const cheat of [handTwice, forge, mint, retype]) {
      const cheated = cheat(game);
      expect(ran("sh", provenance, cheated, content).stdout).not.toBe(sound(cheated));
    }
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["a second handover of the same state", handTwice, { says: "twice", at: 4 }],
    ["a forged handover", forge, { says: "signature", at: 4 }],
    ["a second token", mint, { says: "issuer", at: 4 }],
    ["an entry that was retyped", retype, { says: "link", at: 2 }],
  ])("%s is found, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    for (const before of [undefined, you, handTwice, forge, mint, retype]) {
      if (before) game = before(game);
      game = cheat(game);
      expect(await provenance.check(game)).toEqual(broken);
    }
    expect(await provenance.check(you(game))).toBeUndefined();
  });
});
