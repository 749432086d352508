import { Utils } from "@bsv/sdk";
import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { asked, claimOf } from "../../src/exhibits/coin/purchase";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { coinOf } from "../../src/exhibits/coin/runHandover";
import { way } from "../../src/exhibits/coin/runPurchase";
import { keyOf, mined, passOn, publicOf } from "../../src/exhibits/coin/sign";
import { idOf, parse } from "../../src/exhibits/coin/transaction";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { bytes, derivedKey, lockOf } from "../../src/exhibits/records";
import { begin } from "../support/coin";

const { toArray } = Utils;
const lockAt = ({ made }: Game, place: number) => parse(made[place]?.hex)?.outputs[0]?.lock ?? "";

describe("The hour and the place that a yard claims", () => {
  /** What the check finds of the nearest yard's own words, on a coin of its own or in the place of its record. */
  async function foundOf(change: object, replaces = false) {
    const game = await begin("purchase");
    const { made, terms } = game;
    const owner = made[1]?.owner ?? "";
    const listing = made[1]?.hex ?? "";
    const coin = replaces ? listing : mined(coinOf(publicOf(owner)), 1000, "its own");
    const claim = { ...claimOf(lockAt(game, 1)), ...change, spends: `${idOf(coin)}:0` };
    const lock = await lockOf(keyOf(owner), way, [
      bytes("parts-stock 1"),
      toArray(publicOf(owner), "hex"),
      bytes(JSON.stringify(claim)),
    ]);
    const hex = passOn(coin, 0, replaces ? derivedKey(keyOf(owner), way) : keyOf(owner), lock);
    const transactions = replaces ? [made[0]?.hex ?? "", listing, hex] : [coin, hex];
    const spentOnThisPage = [listing, hex].flatMap((one) =>
      (parse(one)?.inputs ?? []).map(({ id, output }) => ({ coin: `${id}:${output}`, by: idOf(one) })),
    );
    const record = { kind: "purchase", terms, transactions, spentOnThisPage } as Bundle;
    return (await outcomeOf(check(record, exhibit.brought(game, game)))).broken;
  }

  it("pass as the yard's word, and an older one gives way to a newer", async () => {
    expect(await foundOf({})).toBeUndefined();
    expect(await foundOf({ asOf: asked }, true)).toBeUndefined();
  });

  it.each([
    ["an hour after the day of the check", { asOf: asked + 24 * 3600 }, false],
    ["no hour", { asOf: undefined }, false],
    ["no place", { lat: undefined }, false],
    ["an hour before the record that it replaces", { asOf: asked - 4 * 3600 }, true],
    ["another place than the record that it replaces", { asOf: asked, lon: 139.7 }, true],
  ])("cannot be %s", async (_, change, replaces) => {
    expect(await foundOf(change, replaces)).toMatchObject({ says: "terms" });
  });
});
