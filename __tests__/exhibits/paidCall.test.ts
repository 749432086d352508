import { toArray } from "@bsv/sdk/primitives/utils";
import Transaction from "@bsv/sdk/transaction/Transaction";
import { fullWalletOf } from "../../src/exhibits/example";
import { step } from "../../src/exhibits/kit/scene";
import { exhibit as paidCall } from "../../src/exhibits/paid-call";
import { idOf, outpointOf, pack, unpack } from "../../src/exhibits/paid-call/beef";
import { type Game, paid, taken } from "../../src/exhibits/paid-call/play";
import { payee, price } from "../../src/exhibits/paid-call/run";
import { pay } from "../../src/exhibits/paid-call/wallet";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";

const content = exampleOf("paid-call");
const begin = beginning(paidCall, content);
const { ask, again } = paidCall.edits;
const { underpay, raise, replay, respend, borrow } = paidCall.cheats;

const fairId = ({ fair }: Game) => idOf(unpack(fair.payment.transaction).spending);

describe("A paid call", () => {
  it("holds when the caller pays what the server asked", async () => {
    const game = await begin();
    expect(game.exchange.asked).toMatchObject({
      "x-bsv-payment-version": "1.0",
      "x-bsv-payment-satoshis-required": "50",
      "x-bsv-payment-derivation-prefix": game.exchange.payment.derivationPrefix,
      "x-bsv-auth-identity-key": expect.stringMatching(/^0[23][0-9a-f]{64}$/),
    });
    expect(await found(paidCall, game)).toBeUndefined();
  });

  it("is asked for by an answer that names the server, and paid to nobody where it does not", async () => {
    const server = fullWalletOf("server");
    const { publicKey } = await server.getPublicKey({ identityKey: true });
    const asked = await price(server, 50);
    expect(payee(asked)).toBe(publicKey);
    const { "x-bsv-auth-identity-key": _, ...nameless } = asked;
    expect(() => payee(nameless)).toThrow("x-bsv-auth-identity-key");
    const unnamed = { ...asked, "x-bsv-auth-identity-key": "" };
    await expect(pay(fullWalletOf("caller"), unnamed, 50)).rejects.toThrow("x-bsv-auth-identity-key");
  });

  it("travels as Atomic BEEF that the SDK's own class reads and writes alike", async () => {
    const { payment } = (await begin()).exchange;
    const { coin, spending } = unpack(payment.transaction);
    const read = Transaction.fromAtomicBEEF(toArray(payment.transaction, "base64"));
    expect(read.id("hex")).toBe(idOf(spending));
    expect(read.inputs[0]?.sourceTransaction?.id("hex")).toBe(spending.inputs[0].sourceTXID);
    expect(read.outputs[0]?.satoshis).toBe(50);
    expect(read.outputs[0]?.lockingScript.toHex()).toBe(spending.outputs[0]?.lockingScript.toHex());
    expect(pack(coin, spending)).toBe(payment.transaction);
  });

  it("is data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin()));
    expect(await found(paidCall, game)).toBeUndefined();
    expect(await found(paidCall, await again(game))).toBeUndefined();
  });

  it("breaks where a byte of the payment is another", async () => {
    const game = await begin();
    const { payment } = game.exchange;
    const changed = async (part: keyof typeof payment, value: string) => {
      const exchange = { ...game.exchange, payment: { ...payment, [part]: value } };
      return (await found(paidCall, { ...game, exchange }))?.says;
    };
    const prefix = `${payment.derivationPrefix.startsWith("A") ? "B" : "A"}${payment.derivationPrefix.slice(1)}`;
    expect(await changed("derivationPrefix", prefix)).toBe("prefix");
    expect(await changed("derivationSuffix", "AAAA")).toBe("payee");
    const { coin, spending } = unpack(payment.transaction);
    const [input] = spending.inputs;
    const other = {
      ...spending,
      inputs: [{ ...input, sourceTXID: "ab".repeat(32) }] as typeof spending.inputs,
    };
    expect(await changed("transaction", pack(coin, other))).toBe("signature");
    const rich = { ...coin, outputs: coin.outputs.map((output) => ({ ...output, satoshis: 49 })) };
    expect(await changed("transaction", pack(rich, spending))).toBe("signature");
    for (const text of [
      payment.transaction.replace("AQEBA", "AQEBB"),
      `${payment.transaction}AAAA`,
      "",
      "💰",
    ])
      expect(await changed("transaction", text)).toBe("package");
  });

  it("made by another caller pays another key", async () => {
    const game = await begin();
    const caller = game.exchange.asked["x-bsv-auth-identity-key"];
    for (const other of [caller, "nobody", ""])
      expect(await found(paidCall, { ...game, caller: other })).toEqual({ says: "payee" });
  });

  it("spends a coin of its own each time, and the server remembers all of them by their outpoints", async () => {
    let game = await begin();
    const coins = new Set<string>();
    for (let call = 0; call < 4; call++) {
      coins.add(outpointOf(unpack(game.exchange.payment.transaction).spending));
      game = await again(game);
      expect(paidCall.record(game).taken).toEqual([...coins]);
    }
    expect(coins.size).toBe(4);
  });

  it("is refused with the coin of any earlier call, in another transaction too", async () => {
    const first = await begin();
    const { coin } = unpack(first.fair.payment.transaction);
    const later = await again(await again(first));
    const asked = await price(fullWalletOf("server"), 50);
    const payment = await pay(fullWalletOf("caller"), asked, 50, coin);
    expect(await found(paidCall, { ...later, exchange: { asked, payment } })).toEqual({ says: "replay" });
    expect(await found(paidCall, { ...first, earlier: [], exchange: { asked, payment } })).toBeUndefined();
  });
});

describe("The meter", () => {
  const input = { value: "", at: 0, random: fixedRandom() };

  it("counts each paid call once, and no other", async () => {
    let game = await begin();
    const after = async (does: string) => {
      const reached = await step(paidCall, game, game, does, input);
      game = reached.game;
      const { html } = paidCall.view(game, content, reached.verdict, kitWords);
      return /visually-hidden">(\d+)</.exec(html)?.[1];
    };
    expect(await after("check")).toBe("50");
    expect(await after("again")).toBe("100");
    for (const cheat of Object.keys(paidCall.cheats)) expect(await after(cheat)).toBe("100");
    expect(await after("again")).toBe("150");
    expect(new Set(taken(game).map(({ coin }) => coin)).size).toBe(2);
  });
});

describe("The price that the visitor types", () => {
  it("is asked for, and paid", async () => {
    const game = await ask(await begin(), { value: " 501 " });
    expect(game.exchange.asked["x-bsv-payment-satoshis-required"]).toBe("501");
    expect(paid(game.exchange)).toBe(501);
    expect(await found(paidCall, game)).toBeUndefined();
  });

  it.each([
    ["nothing", ""],
    ["a space", " "],
    ["free", "0"],
    ["less than nothing", "-1"],
    ["a half", "1.5"],
    ["a power", "1e3"],
    ["a word", "fifty"],
    ["a picture", "💰"],
    ["too much", "100000"],
    ["a huge text", "9".repeat(100_000)],
  ])("is told where it is %s", async (_, value) => {
    const game = await begin();
    const after = await ask(game, { value });
    expect(after).toMatchObject({ problem: "price", exchange: game.exchange });
    expect(after.typed.length).toBeLessThanOrEqual(200);
    expect((await ask(after, { value: "7" })).problem).toBeUndefined();
    expect(await again(after)).toMatchObject({ problem: undefined, typed: "50" });
  });
});

describe("Each cheat", () => {
  it.each([
    ["half the price", underpay, { says: "amount", at: 25 }],
    ["a sum that was raised after signing", raise, { says: "signature" }],
    ["the payment of the call before", replay, { says: "replay" }],
    ["the coin of the call before", respend, { says: "replay" }],
    ["a prefix of another server's", borrow, { says: "prefix" }],
  ])("%s is refused, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    const id = fairId(game);
    const typed = (there: Game) => ask(there, { value: "" });
    for (const before of [undefined, underpay, raise, replay, respend, borrow, typed]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await found(paidCall, game)).toEqual(broken);
      expect(fairId(game)).toBe(id);
    }
    expect(await found(paidCall, await again(game))).toBeUndefined();
  });
});
