import { LockingScript, PushDrop, Transaction } from "@bsv/sdk";
import { exhibit as provenance } from "../../src/exhibits/provenance";
import { type Game, read } from "../../src/exhibits/provenance/play";
import { coinOf, hexOf, idOf } from "../../src/exhibits/provenance/run";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";

const content = exampleOf("provenance");
const begin = beginning(provenance, content);
const { handTwice, offerAgain, forge, mint, retype } = provenance.cheats;
const { takeOver } = provenance.edits;
const random = fixedRandom();
const you = (game: Game) => takeOver(game, { random });

/** The game with one hex digit changed somewhere in the history. */
const damaged = (game: Game, at: number, part: "spends" | "lock" | "unlock", digit: number): Game => ({
  ...game,
  shown: game.shown.map((handover, index) => {
    if (index !== at) return handover;
    const text = handover[part];
    const other = text[digit] === "0" ? "1" : "0";
    return { ...handover, [part]: text.slice(0, digit) + other + text.slice(digit + 1) };
  }),
});

describe("A token", () => {
  it("passes from hand to hand in transactions as the SDK reads them", async () => {
    const game = await begin();
    let opened = LockingScript.fromHex(coinOf(game.issuer));
    for (const handover of game.shown) {
      const { id, event } = read(handover);
      const transaction = Transaction.fromHex(hexOf(handover));
      expect(transaction.toHex()).toBe(hexOf(handover));
      expect(transaction.id("hex")).toBe(id);
      const [output] = transaction.outputs;
      if (!output) throw new Error("There is no output");
      const { fields } = PushDrop.decode(output.lockingScript);
      expect(Buffer.from(fields[0] ?? []).toString()).toBe(event);
      opened = output.lockingScript;
    }
    expect(opened.toHex()).toBe(game.shown.at(-1)?.lock);
    expect(await found(provenance, game)).toBeUndefined();
  });

  it("can be taken over by the visitor, with a new key each time", async () => {
    const first = you(await begin());
    expect(await found(provenance, first)).toBeUndefined();
    expect(first.shown).toHaveLength(content.sample.hands.length + 1);
    const again = you(first);
    expect(again.shown).toHaveLength(first.shown.length);
    expect(again.seal).not.toBe(first.seal);
    expect(await found(provenance, JSON.parse(JSON.stringify(again)))).toBeUndefined();
  });

  it("has no history left if one digit of any lock, signature or link is another", async () => {
    const game = await begin();
    for (let at = 0; at < game.shown.length; at++) {
      for (const [part, digit] of [
        ["spends", 5],
        ["lock", 81],
        ["unlock", 60],
      ] as const) {
        expect([at, part, await found(provenance, damaged(game, at, part, digit))]).not.toContain(undefined);
      }
    }
  });

  it("is not the issuer's if another key made it", async () => {
    const game = await begin();
    const issuer = game.shown[1]?.lock.slice(2, 68) ?? "";
    expect(await found(provenance, { ...game, issuer })).toEqual({
      says: "issuer",
      at: 1,
    });
  });

  it("records what an editor writes, in any script and at full length", async () => {
    const [first, ...others] = content.sample.hands;
    const hands = [{ name: first?.name ?? "", event: "🍊".repeat(40) }, ...others];
    const game = await provenance.begin({ ...content, sample: { ...content.sample, hands } });
    const [shown = { spends: "", lock: "", unlock: "" }] = game.shown;
    expect(read(shown).event).toBe("🍊".repeat(40));
    expect(idOf(shown)).toBe(Transaction.fromHex(hexOf(shown)).id("hex"));
    expect(await found(provenance, game)).toBeUndefined();
  });

  it("is not offered by an empty history, nor by one that ends before its last handover", async () => {
    const game = await begin();
    expect(await found(provenance, { ...game, offered: [] })).toEqual({ says: "offered" });
    expect(await found(provenance, { ...game, offered: [0] })).toEqual({ says: "unspent", at: 1 });
    expect(await found(provenance, { ...game, offered: [0, 1] })).toEqual({ says: "unspent", at: 2 });
  });

  it("is refused where a value is no transaction at all", async () => {
    const game = await begin();
    for (const [part, text] of [
      ["lock", "zz"],
      ["unlock", "4"],
      ["spends", ""],
    ] as const) {
      const shown = game.shown.map((handover, at) => (at === 1 ? { ...handover, [part]: text } : handover));
      expect(await found(provenance, { ...game, shown })).toEqual({ says: "link", at: 2 });
      expect(await found(provenance, { ...game, shown, offered: [0, 1] })).toEqual({
        says: part === "spends" ? "link" : "signature",
        at: part === "spends" ? 1 : 2,
      });
    }
  });
});

describe("A state that is handed over twice", () => {
  it("has the mark, and the names of both transactions that spend it", async () => {
    const game = handTwice(await begin());
    const verdict = { state: "caught", broken: { says: "twice", at: 2 } } as const;
    const { html } = provenance.view(game, content, verdict, kitWords);
    const marked = html.split("<section").find((record) => record.includes(content.labels.again)) ?? "";
    expect(marked).toContain('data-mark="caught"');
    expect(marked).toContain(idOf(game.shown[2] as (typeof game.shown)[0]));
    expect(marked).toContain(idOf(game.shown[3] as (typeof game.shown)[0]));
    const signature = new RegExp(`data-mark="caught"><dt>${content.labels.signature}`);
    expect(html).not.toMatch(signature);
  });
});

describe("Each cheat", () => {
  it.each([
    ["a second handover of the same state", handTwice, { says: "twice", at: 2 }],
    ["what was handed on already", offerAgain, { says: "unspent", at: 2 }],
    ["a forged handover", forge, { says: "signature", at: 4 }],
    ["a second token", mint, { says: "issuer", at: 1 }],
    ["an entry that was retyped", retype, { says: "link", at: 2 }],
  ])("%s is found, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    for (const before of [undefined, you, handTwice, offerAgain, forge, mint, retype]) {
      if (before) game = before(game);
      game = cheat(game);
      expect(await found(provenance, game)).toEqual(broken);
    }
    expect(await found(provenance, you(game))).toBeUndefined();
  });
});
