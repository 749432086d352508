import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import { exhibit as phone } from "../../src/exhibits/phone";
import { preimage } from "../../src/exhibits/phone/coin";
import type { Game } from "../../src/exhibits/phone/play";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("phone");
const begin = beginning(phone, content);
const { decide, again } = phone.edits;
const { pose, raise, reuse } = phone.cheats;

const isAnswered = ({ answers }: Game) => answers.map(Boolean);

describe("A phone that a page asks", () => {
  it("answers what its holder approves, and opens the one field", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(await found(phone, game)).toBeUndefined();
    expect(isAnswered(game)).toEqual([true, true, true]);
    expect(game.seen).toEqual({ Grade: "Diver" });
    expect(JSON.stringify(phone.record(game))).not.toContain("1991");
  });

  it.each([0, 1, 2])(
    "gives nothing for request %d once it is declined, which is as it should be",
    async (at) => {
      const game = await decide(await begin(), { value: "false", at });
      expect(isAnswered(game)).toEqual([0, 1, 2].map((index) => index !== at));
      expect(game.seen).toEqual(at === 2 ? {} : { Grade: "Diver" });
      expect(await found(phone, game)).toBeUndefined();
      expect(isAnswered(await decide(game, { value: "true", at }))).toEqual([true, true, true]);
    },
  );

  it("pays until the budget has run out, and again once something before it is declined", async () => {
    const three = await again(await again(await begin()));
    expect(isAnswered(three)).toEqual([true, true, true, true, false]);
    expect(await found(phone, three)).toBeUndefined();
    const room = await decide(three, { value: "false", at: 0 });
    expect(isAnswered(room)).toEqual([false, true, true, true, true]);
    expect(await found(phone, room)).toBeUndefined();
    let many = three;
    for (let count = 0; count < 5; count++) many = await again(many);
    expect(many.asked).toHaveLength(6);
  });

  it("that paid more than its budget would be found out", async () => {
    const game = await again(await begin());
    expect(await found(phone, { ...game, budget: 900 })).toEqual({ says: "budget", at: 1800 });
  });

  it("gives no answer that fits another request", async () => {
    const game = await begin();
    const [first, second, third] = game.answers as [
      Game["answers"][0],
      Game["answers"][0],
      Game["answers"][0],
    ];
    expect(await found(phone, { ...game, answers: [second, first, third] })).toEqual({
      says: "changed",
      at: 1,
    });
    expect(await found(phone, { ...game, answers: [first, third, second] })).toEqual({
      says: "changed",
      at: 2,
    });
  });

  it("spends a coin of its own for each payment, and no page gets two payments of one", async () => {
    const game = await again(await begin());
    const [first, , , fourth] = game.answers;
    expect(first?.coin).toMatch(/^[0-9a-f]{64}\.0$/);
    expect(fourth?.coin).toMatch(/^[0-9a-f]{64}\.0$/);
    expect(fourth?.coin).not.toBe(first?.coin);
    const answers = game.answers.with(3, fourth && first ? { ...fourth, coin: first.coin } : null);
    expect(await found(phone, { ...game, answers })).toEqual({ says: "twice", at: 4 });
  });

  it.each([-900, 0, 0.5, 10_001])("pays no %d satoshis", (satoshis) => {
    const coin = `${"00".repeat(32)}.0`;
    const lock = new P2PKH().lock(new PrivateKey(7).toAddress());
    expect(preimage(coin, 900, lock, lock).length).toBeGreaterThan(100);
    expect(() => preimage(coin, satoshis, lock, lock)).toThrow("no payment");
  });

  it.each([
    ["no coin", ""],
    ["another coin", `${"00".repeat(32)}.0`],
    ["what is no coin", "coin"],
    ["its coin, spelled otherwise", undefined],
  ])("has approved no payment with %s", async (_, changed) => {
    const game = await begin();
    const coin = changed ?? `${game.answers[0]?.coin}0`;
    const answers = game.answers.with(0, { signature: game.answers[0]?.signature ?? "", coin });
    expect(await found(phone, { ...game, answers })).toEqual({ says: "changed", at: 1 });
  });
});

describe("Each cheat", () => {
  it.each([
    ["another page under this one's name", pose, { says: "name", at: 1 }],
    ["a price that is doubled afterward", raise, { says: "changed", at: 1 }],
    ["an approval used twice", reuse, { says: "twice", at: 4 }],
  ])("%s is found, and it is so whatever was done before", async (_, cheat, broken) => {
    let game: Game = await begin();
    const declined = (there: Game) => decide(there, { value: "false", at: 0 });
    for (const before of [undefined, pose, raise, reuse, declined]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await found(phone, game)).toEqual(broken);
    }
    const fair = await decide(game, { value: "true", at: 0 });
    expect(await found(phone, fair)).toBeUndefined();
    expect(fair.asked.map(({ request }) => request.satoshis)).toEqual([900, 0, 0]);
  });

  it("under another name gets nothing at all", async () => {
    const game = await pose(await again(await begin()));
    expect(isAnswered(game)).toEqual([false, false, false, false]);
    expect(game.seen).toEqual({});
  });

  it("is found when the budget is used up too", async () => {
    const full = await again(await again(await begin()));
    expect(await found(phone, await raise(full))).toEqual({ says: "changed", at: 1 });
    expect(await found(phone, await reuse(full))).toMatchObject({ says: "twice" });
  });
});
