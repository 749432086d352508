import { toArray } from "@bsv/sdk/primitives/utils";
import { exampleKey } from "../../src/exhibits/exampleKey";
import { exhibit as partsSearch } from "../../src/exhibits/parts";
import { distance } from "../../src/exhibits/parts/distance";
import { type Game, recordOf, within } from "../../src/exhibits/parts/play";
import { readStock, way } from "../../src/exhibits/parts/run";
import { idOf, outpointOf } from "../../src/exhibits/provenance/run";
import { bytes, lockOf } from "../../src/exhibits/records";
import { beginning, exampleOf, fixedRandom, found } from "../support/exhibits";

const content = exampleOf("parts");
const begin = beginning(partsSearch, content);
const { reach, reserve } = partsSearch.edits;
const { keepStale, rewrite, grow, promise } = partsSearch.cheats;

const judged = (game: Game) => found(partsSearch, game);

describe("A search for a part", () => {
  it("finds what lies within the radius, nearest first, each as its holder signed it", async () => {
    const game = await begin();
    expect(within(game).map(({ yard }) => yard)).toEqual([0, 1, 2]);
    expect(within(reach(game, { value: "150" })).map(({ yard }) => yard)).toEqual([0, 1]);
    expect(within(reach(game, { value: "nonsense" })).map(({ yard }) => yard)).toEqual([0]);
    const [first] = game.shown;
    expect(await readStock(first?.lock ?? "")).toMatchObject({ part: "HX-2041-B", quantity: 1 });
    expect(await judged(game)).toBeUndefined();
  });

  it("takes no record of another format or length, whoever signed it", async () => {
    const holder = exampleKey("yard 0");
    const key = toArray(holder.toPublicKey().toString(), "hex");
    const claim = bytes(JSON.stringify(content.sample));
    const read = async (...fields: number[][]) => readStock(await lockOf(holder, way, fields));
    await expect(read(bytes("parts-stock 1"), key, claim)).resolves.toMatchObject({ part: "HX-2041-B" });
    await expect(read(bytes("parts-stock 2"), key, claim)).rejects.toThrow("Another format");
    await expect(read(bytes("parts-stock 1"), key, claim, claim)).rejects.toThrow("Another format");
    await expect(read(bytes("parts-stock 1"), [...key, 0], claim)).rejects.toThrow("Wrong length");
    await expect(read(bytes("parts-stock 1"), key, Array(1001).fill(32))).rejects.toThrow("Wrong length");
  });

  it("measures as the crow flies", () => {
    const [berlin, paris] = [
      { lat: 52.52, lon: 13.405 },
      { lat: 48.857, lon: 2.352 },
    ];
    expect(distance(berlin, paris)).toBeCloseTo(877, -1);
    expect(distance(berlin, berlin)).toBe(0);
  });

  it("lets two buyers race: one of them gets the part, whoever comes first, and the list loses it", async () => {
    const random = fixedRandom();
    const winners = new Set<string>();
    let game: Game = await begin();
    for (let turn = 0; turn < 6; turn++) {
      game = await reserve(game, { random });
      expect(await judged(game)).toBeUndefined();
      expect(within(game).map(({ yard }) => yard)).toEqual([1, 2]);
      const [winner, ...others] = game.claims.filter(({ isPromised }) => isPromised);
      expect(others).toEqual([]);
      expect(Object.values(game.spentOnThisPage)).toEqual([winner && idOf(winner)]);
      winners.add(winner?.buyer ?? "");
    }
    expect([...winners].sort()).toEqual(["other", "you"]);
  });

  it("finds nothing to check in no results", async () => {
    expect(await judged({ ...(await begin()), shown: [] })).toEqual({ says: "found" });
  });

  it("spends a coin of its own for each record", async () => {
    const { fair } = await begin();
    expect(new Set(fair.map(({ spends }) => spends)).size).toBe(fair.length);
  });

  it("tells a spent record by its transaction, whatever the host does to the transaction", async () => {
    const game = await keepStale(await begin());
    const [first] = game.shown;
    if (!first) throw new Error("There is no result");
    for (const part of ["spends", "unlock"] as const) {
      const other = { ...first, [part]: first[part].replace(/.$/, (last) => (last === "1" ? "2" : "1")) };
      expect(outpointOf(idOf(other)) in game.spentOnThisPage).toBe(false);
      expect(await judged({ ...game, shown: [other] })).toEqual({ says: "forged", at: 1 });
    }
    expect(await judged({ ...game, shown: [{ ...first, lock: "zz" }] })).toEqual({ says: "forged", at: 1 });
  });

  it("takes no record for a new one that replaces another: the spend is checked too", async () => {
    const game = await grow(await begin());
    expect(await judged({ ...game, earlier: [] })).toEqual({ says: "forged", at: 1 });
    expect(partsSearch.record(game).before).toEqual(game.earlier.map(recordOf));
  });

  it("believes no reservation that the holder has not signed", async () => {
    const game = await reserve(await begin(), { random: fixedRandom() });
    const claims = game.claims.map((claim) => ({ ...claim, lock: claim.lock.replace(/.$/, "0") }));
    expect(await judged({ ...game, claims })).toEqual({ says: "forged", at: 3 });
  });
});

describe("Each cheat", () => {
  it.each([
    ["a listing of what is gone", keepStale, { says: "stale", at: 1 }],
    ["a count that the host has written", rewrite, { says: "forged", at: 1 }],
    ["one piece made into nine", grow, { says: "grown", at: 1 }],
    ["a part that was promised twice", promise, { says: "twice" }],
  ])("%s is found, whatever was done before", async (_, cheat, verdict) => {
    let game: Game = await begin();
    for (const before of [undefined, promise, (there: Game) => reach(there, { value: "50" })]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await judged(game)).toEqual(verdict);
    }
    expect(await judged(reach(game, { value: "350" }))).toBeUndefined();
  });
});
