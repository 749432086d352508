import { toArray } from "@bsv/sdk/primitives/utils";
import Transaction from "@bsv/sdk/transaction/Transaction";
import { fullWalletOf } from "../../src/exhibits/example";
import { exhibit as paidCall } from "../../src/exhibits/paid-call";
import { pack, unpack } from "../../src/exhibits/paid-call/beef";
import { answer, type Game, paid } from "../../src/exhibits/paid-call/play";
import { payee, price } from "../../src/exhibits/paid-call/run";
import { pay } from "../../src/exhibits/paid-call/wallet";
import { beginning, exampleOf, kitWords } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("paid-call");
const begin = beginning(paidCall, content);
const { ask, again } = paidCall.edits;
const { underpay, raise, replay, borrow } = paidCall.cheats;

const fairId = ({ fair }: Game) => unpack(fair.payment.transaction).id;

describe("A paid call", () => {
  it("holds when the caller pays what the server asked", async () => {
    const game = await begin();
    expect(game.exchange.asked).toMatchObject({
      "x-bsv-payment-version": "1.0",
      "x-bsv-payment-satoshis-required": "50",
      "x-bsv-payment-derivation-prefix": game.exchange.payment.derivationPrefix,
      "x-bsv-auth-identity-key": game.keys.server,
    });
    expect(game.exchange.broken).toBeUndefined();
    expect(await paidCall.check(game)).toBeUndefined();
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
    const { id, coin, spending } = unpack(payment.transaction);
    const read = Transaction.fromAtomicBEEF(toArray(payment.transaction, "base64"));
    expect(read.id("hex")).toBe(id);
    expect(read.inputs[0]?.sourceTransaction?.id("hex")).toBe(spending.inputs[0].sourceTXID);
    expect(read.outputs[0]?.satoshis).toBe(50);
    expect(read.outputs[0]?.lockingScript.toHex()).toBe(spending.outputs[0]?.lockingScript.toHex());
    expect(pack(coin, spending)).toBe(payment.transaction);
  });

  it("is data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin()));
    expect(await paidCall.check(game)).toBeUndefined();
    expect(await paidCall.check(await again(game))).toBeUndefined();
  });

  it("breaks where a byte of the payment is another", async () => {
    const game = await begin();
    const { payment } = game.exchange;
    const changed = (part: keyof typeof payment, value: string) =>
      answer({ ...game, exchange: { ...game.exchange, payment: { ...payment, [part]: value } } });
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
    await expect(changed("transaction", payment.transaction.replace("AQEBA", "AQEBB"))).rejects.toThrow();
  });

  it("made by another caller pays another key", async () => {
    const game = await begin();
    expect(await answer({ ...game, keys: { ...game.keys, caller: game.keys.server } })).toBe("payee");
  });

  it("can be checked in a terminal, with the SDK alone", async () => {
    const game = await begin();
    const lines = repeated(paidCall, game, content).split("\n");
    expect(lines).toEqual(["own prefix true", "output 0 50 of 50", "signature true"]);
  }, 20_000);
});

describe("The meter", () => {
  const shown = async (game: Game) => {
    const { html } = paidCall.view(game, content, { state: "unchecked", built: false }, kitWords);
    return /visually-hidden">(\d+)</.exec(html)?.[1];
  };

  it("counts each paid call once, and no other", async () => {
    let game = await begin();
    expect(await shown(game)).toBe("50");
    game = await again(game);
    expect(await shown(game)).toBe("100");
    for (const cheat of [underpay, raise, replay, borrow]) {
      game = await cheat(game);
      expect(await shown(game)).toBe("100");
    }
    game = await again(game);
    expect(await shown(game)).toBe("150");
    expect(new Set(game.claimed.map(({ id }) => id)).size).toBe(2);
  });
});

describe("The price that the visitor types", () => {
  it("is asked for, and paid", async () => {
    const game = await ask(await begin(), { value: " 501 " });
    expect(game.exchange.asked["x-bsv-payment-satoshis-required"]).toBe("501");
    expect(paid(game.exchange)).toBe(501);
    expect(await paidCall.check(game)).toBeUndefined();
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
    ["a sum that was raised after signing", raise, { says: "signature", at: 50 }],
    ["the payment of the call before", replay, { says: "replay", at: 50 }],
    ["a prefix of another server's", borrow, { says: "prefix", at: 50 }],
  ])("%s is refused, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    const id = fairId(game);
    for (const before of [undefined, underpay, raise, replay, borrow]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await paidCall.check(game)).toEqual(broken);
      expect(game.exchange.broken).toBe(broken.says);
      expect(fairId(game)).toBe(id);
    }
    expect(await paidCall.check(await again(game))).toBeUndefined();
  });
});
