import { LockingScript, Utils } from "@bsv/sdk";
import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { claimOf } from "../../src/exhibits/coin/purchase";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { coinOf } from "../../src/exhibits/coin/runHandover";
import { readStock, way } from "../../src/exhibits/coin/runPurchase";
import { keyOf, mined, passOn, pay, publicOf } from "../../src/exhibits/coin/sign";
import { idOf, type Output, parse } from "../../src/exhibits/coin/transaction";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { bytes, derivedKey, lockOf } from "../../src/exhibits/records";
import { begin, contentOf, picked, use } from "../support/coin";
import { linesOf, ran, shownCommands } from "../support/repeated";

const lockAt = ({ made }: Game, place: number) => parse(made[place]?.hex)?.outputs[0]?.lock ?? "";

describe("A record of one yard", () => {
  /** What the check finds once a yard has made one more transaction. */
  const foundWith = async (game: Game, hex: string) => {
    const { transactions, ...record } = exhibit.record(game) as Bundle;
    const [input] = parse(hex)?.inputs ?? [];
    const spent = [...record.spentOnThisPage, { coin: `${input?.id}:${input?.output}`, by: idOf(hex) }];
    const { broken } = await outcomeOf(
      check({ ...record, transactions: [...transactions, hex], spentOnThisPage: spent }),
    );
    return broken;
  };

  it("cannot be planted by another yard, on its own record or on a coin of its own", async () => {
    const game = await begin("purchase");
    const planted = passOn(
      game.made[3]?.hex ?? "",
      0,
      derivedKey(keyOf(game.made[3]?.owner ?? ""), way),
      lockAt(game, 1),
    );
    expect(await foundWith(game, planted)).toEqual({ says: "who", at: 3 });
  });

  it("cannot be used again by the yard itself, once it is sold", async () => {
    const { game } = await use(await begin("purchase"), "spend", { at: 0 });
    const key = derivedKey(keyOf(game.made[1]?.owner ?? ""), way);
    const replayed = passOn(game.made.at(-1)?.hex ?? "", 0, key, lockAt(game, 1));
    expect(await foundWith(game, replayed)).toEqual({ says: "who", at: 4 });
  });

  /** The dock in Portland splits its record of four. */
  const splitInto = async (...shares: { quantity: number; reservedFor?: string; asOf?: number }[]) => {
    const game = await begin("purchase");
    const { hex = "", owner = "" } = game.made[3] ?? {};
    const spends = `${idOf(hex)}:0`;
    const outputs = await Promise.all(
      shares.map(async (change) => ({
        satoshis: 100,
        lock: await lockOf(keyOf(owner), way, [
          bytes("parts-stock 1"),
          Utils.toArray(publicOf(owner), "hex"),
          bytes(JSON.stringify({ ...claimOf(lockAt(game, 3)), ...change, spends })),
        ]),
      })),
    );
    return foundWith(game, pay(hex, 0, derivedKey(keyOf(owner), way), outputs));
  };

  it("can be split into as many pieces as it had, and no more", async () => {
    const mine = { quantity: 1, reservedFor: "buyer 1" };
    expect(await splitInto(mine, { quantity: 3 })).toBeUndefined();
    expect(await splitInto(mine, { quantity: 1, reservedFor: "buyer 2" }, { quantity: 2 })).toBeUndefined();
    expect(await splitInto(mine, { quantity: 4 })).toEqual({ says: "terms", at: 3 });
    expect(await splitInto({ quantity: 5 }, { quantity: -1 })).toEqual({ says: "terms", at: 3 });
    expect(await splitInto(mine, { quantity: 3, asOf: 1 })).toEqual({ says: "terms", at: 3 });
  });

  it("leaves no output that is none of its yard's records", async () => {
    const game = await begin("purchase");
    const { hex = "", owner = "" } = game.made[3] ?? {};
    const { game: split } = await use(picked(game, 3, idOf), "spend", { at: 0 });
    const [one] = parse(split.made.at(-1)?.hex)?.outputs ?? [];
    const other = { satoshis: 100, lock: coinOf(publicOf(owner)) };
    const beside = pay(hex, 0, derivedKey(keyOf(owner), way), [one as Output, other]);
    expect(await foundWith(game, beside)).toEqual({ says: "who", at: 3 });
  });

  it("is one for each listing", async () => {
    const game = await begin("purchase");
    const yard = game.made[1]?.owner ?? "";
    const coin = mined(coinOf(publicOf(yard)), 1000, "another coin");
    const lock = await lockOf(keyOf(yard), way, [
      bytes("parts-stock 1"),
      Utils.toArray(publicOf(yard), "hex"),
      bytes(JSON.stringify({ ...claimOf(lockAt(game, 1)), spends: `${idOf(coin)}:0` })),
    ]);
    const twins = [
      { satoshis: 100, lock },
      { satoshis: 101, lock },
    ];
    const listed = pay(coin, 0, keyOf(yard), twins);
    const spent = [{ coin: `${idOf(coin)}:0`, by: idOf(listed) }];
    const record = {
      kind: "purchase",
      terms: game.terms,
      transactions: [coin, listed],
      spentOnThisPage: spent,
    };
    expect((await outcomeOf(check(record as Bundle))).broken).toEqual({ says: "terms", at: 1 });
  });

  it("is locked to its key and nothing else", async () => {
    const lock = lockAt(await begin("purchase"), 1);
    const words = LockingScript.fromHex(lock).toASM();
    for (const other of [
      words.replace("OP_CHECKSIG", "OP_NOP"),
      `${words} OP_DROP OP_1`,
      words.replace(/ OP_2DROP$/, " OP_DROP OP_DROP"),
    ])
      await expect(readStock(LockingScript.fromASM(other).toHex())).rejects.toThrow("alone");
    expect((await readStock(lock)).holder).toMatch(/^0[23]/);
  });

  it("has signed which coin it is made of", async () => {
    const game = await begin("purchase");
    const yard = game.made[1]?.owner ?? "";
    const coin = mined(coinOf(publicOf(yard)), 1000, "another coin");
    const old = passOn(coin, 0, keyOf(yard), lockAt(game, 1));
    const spent = [{ coin: `${idOf(coin)}:0`, by: idOf(old) }];
    const record = { kind: "purchase", terms: game.terms, transactions: [coin, old], spentOnThisPage: spent };
    expect((await outcomeOf(check(record as Bundle))).broken).toEqual({ says: "who", at: 1 });
  });

  it("that was split comes to the same in a terminal, step by step", async () => {
    const content = contentOf("purchase");
    const first = await begin("purchase");
    const { game, verdict } = await use(picked(first, 3, idOf), "spend", { at: 0 });
    expect(verdict).toEqual({ state: "holds" });
    const brought = exhibit.brought(first, game);
    const commands = shownCommands("coin", exhibit, content, brought);
    const { code, lines, stderr } = await ran("bash", "coin", commands, exhibit.record(game));
    expect([code, stderr]).toEqual([0, ""]);
    const said = await linesOf(exhibit, content, game, brought);
    expect(lines.slice(0, said.length).map((line) => line.trim())).toEqual(said);
  });
});
