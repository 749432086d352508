import { MerklePath, Transaction } from "@bsv/sdk";
import { exhibit as merkleProof } from "../../src/exhibits/merkle-proof";
import type { Game } from "../../src/exhibits/merkle-proof/play";
import { fingerprint, idOf, type Kept, rootIn } from "../../src/exhibits/merkle-proof/run";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("merkle-proof");
const begin = beginning(merkleProof, content);
const { write } = merkleProof.edits;
const { wait } = merkleProof.asides;
const { change, bend, remake } = merkleProof.cheats;

/** The same path as BRC-74 has it. */
function bump({ path }: Kept, id: string): MerklePath {
  let offset = path.reduce((sum, { side }, height) => sum + (side === "left" ? 2 ** height : 0), 0);
  const own = { offset, hash: id, txid: true };
  const levels = path.map(({ hash }, height) => {
    const leaf = { offset: offset ^ 1, hash };
    offset >>= 1;
    return height === 0 ? [own, leaf].sort((a, b) => a.offset - b.offset) : [leaf];
  });
  return new MerklePath(800_000, levels);
}

describe("An archived page", () => {
  it("is named in a transaction, and its path leads to the root, as the SDK reads them", async () => {
    const { kept, found: there } = await begin();
    const transaction = Transaction.fromHex(kept.transaction);
    expect(transaction.toHex()).toBe(kept.transaction);
    expect(transaction.id("hex")).toBe(there.id);
    expect(transaction.outputs.at(-1)?.lockingScript.toHex()).toBe(`006a20${await fingerprint(kept)}`);
    expect(bump(kept, there.id).computeRoot(there.id)).toBe(there.root);
    expect(rootIn(kept.header)).toBe(there.root);
    expect(kept.header).toHaveLength(160);
  });

  it("has the name that the network gives to a header", async () => {
    const first =
      "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e" +
      "67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c";
    expect(await idOf(first)).toBe("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
    expect(rootIn(first)).toBe("4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b");
  });

  it("is in a block that is invented, as the page says: no work went into it, and the check does not ask for any", async () => {
    const game = await begin();
    // What the header claims as its work asks for eight leading zeros.
    expect(game.kept.header.slice(144, 152)).toBe("ffff001d");
    expect(game.block).not.toMatch(/^0{8}/);
    expect(await found(merkleProof, game)).toBeUndefined();
  });

  it("holds in every year", async () => {
    let game = await begin();
    for (const value of ["0", "7", "30", "31", "-1", "x"]) {
      game = wait(game, { value });
      expect(game.year).toBeGreaterThanOrEqual(0);
      expect(game.year).toBeLessThanOrEqual(30);
      expect(await found(merkleProof, game)).toBeUndefined();
    }
  });

  it("fails with one digit changed in any part of its proof", async () => {
    const game = await begin();
    const at = (kept: Partial<Kept>) => found(merkleProof, { ...game, kept: { ...game.kept, ...kept } });
    const bent = (hex: string, place: number) =>
      hex.slice(0, place) + (hex[place] === "0" ? "1" : "0") + hex.slice(place + 1);
    const { salt, transaction, header, path } = game.kept;
    expect(await at({ salt: bent(salt, 3) })).toEqual({ says: "page" });
    expect(await at({ transaction: bent(transaction, 20) })).toEqual({ says: "path" });
    expect(await at({ transaction: bent(transaction, transaction.length - 20) })).toEqual({ says: "page" });
    for (const step of path) {
      const other = path.map((one) => (one === step ? { ...one, hash: bent(one.hash, 9) } : one));
      expect(await at({ path: other })).toEqual({ says: "path" });
    }
    expect(await at({ path: path.slice(1) })).toEqual({ says: "path" });
    expect(await at({ header: bent(header, 80) })).toEqual({ says: "path" });
    expect(await at({ header: bent(header, 150) })).toEqual({ says: "header" });
    expect(await at({ header: `${header}0` })).toEqual({ says: "path" });
    expect(await at({ path: path.map((one) => ({ ...one, hash: `${one.hash}x` })) })).toEqual({
      says: "path",
    });
    expect(await at({ page: "" })).toEqual({ says: "page" });
  });
});

describe("What the visitor types over the page", () => {
  it("has another fingerprint, and the page has its own again when it is typed back", async () => {
    const game = await begin();
    const typed = await write(game, { value: `${game.kept.page} ` });
    expect(await found(merkleProof, typed)).toEqual({ says: "page" });
    expect(await found(merkleProof, await write(typed, { value: game.kept.page }))).toBeUndefined();
    expect((await write(wait(game, { value: "9" }), { value: "漢字 🎲" })).year).toBe(9);
  });

  it.each([
    ["nothing", "", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s", async (_, value, problem) => {
    expect(await write(await begin(), { value })).toMatchObject({ problem });
  });
});

describe("Each cheat", () => {
  it.each([
    ["a changed page", change, "page"],
    ["a changed path", bend, "path"],
    ["a page, a path and a header made anew", remake, "header"],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    let game: Game = await begin();
    for (const before of [undefined, change, bend, remake, (there: Game) => write(there, { value: "" })]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await found(merkleProof, game)).toEqual({ says });
    }
  });
});
