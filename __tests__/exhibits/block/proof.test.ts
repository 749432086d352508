import { MerklePath } from "@bsv/sdk";
import { exhibit } from "../../../src/exhibits/block";
import type { Game } from "../../../src/exhibits/block/play";
import { idOf, targetOf } from "../../../src/exhibits/block/run";
import { proofOf } from "../../../src/exhibits/block/tree";
import { frame } from "../../../src/exhibits/kit/frame";
import { step } from "../../../src/exhibits/kit/scene";
import { begin, broken, content, proofs, random, turned } from "../../support/block";
import { kitWords } from "../../support/exhibits";

describe("A proof of the chain", () => {
  it.each(proofs)("holds: $name, transaction $place", async ({ name, place }) => {
    // The test network began in 2011 with the work of 2009.
    const says = name === "test-network" ? { says: "target" } : undefined;
    expect(await broken(proofOf(name, place))).toEqual(says);
  });

  it.each(proofs)("is the one that the SDK reads as BRC-74: $name, transaction $place", ({ name, place }) => {
    const { id, path, root } = proofOf(name, place);
    const own = { offset: place, hash: id, txid: true };
    const levels = path.map((hash, height) => {
      const leaf = { offset: (place >> height) ^ 1, hash };
      return height === 0 ? [own, leaf].sort((a, b) => a.offset - b.offset) : [leaf];
    });
    const bump = new MerklePath(100_000, levels.length === 0 ? [[own]] : levels);
    expect(bump.computeRoot(id)).toBe(root);
  });

  it("does not hold with any of its characters changed", async () => {
    for (const { name, place } of proofs) {
      const proof = proofOf(name, place);
      const keys = ["transaction", "id", "root", "header"] as const;
      for (const key of keys)
        for (let at = 0; at < proof[key].length; at += 7)
          expect([key, at, await broken({ ...proof, [key]: flipped(proof[key], at) })]).not.toContain(
            undefined,
          );
      for (const list of ["path", "next"] as const)
        for (const [place, value] of proof[list].entries())
          for (let at = 0; at < value.length; at += 11) {
            const other = proof[list].with(place, flipped(value, at));
            expect([list, place, at, await broken({ ...proof, [list]: other })]).not.toContain(undefined);
          }
    }
  }, 60_000);

  it("names the step, and in the chain after it the block, that does not pass", async () => {
    const proof = proofOf("hundred-thousand", 1);
    const { next, path, header } = proof;
    expect(await broken({ ...proof, transaction: flipped(proof.transaction, 40) })).toEqual({ says: "id" });
    expect(await broken({ ...proof, path: path.toReversed() })).toEqual({ says: "path" });
    expect(await broken({ ...proof, place: 0 })).toEqual({ says: "path" });
    expect(await broken({ ...proof, header: flipped(header, 100) })).toEqual({ says: "root" });
    expect(await broken({ ...proof, header: flipped(header, 158) })).toEqual({ says: "work" });
    expect(await broken({ ...proof, next: next.with(3, flipped(next[3] ?? "", 10)) })).toEqual({
      says: "next",
      at: 4,
    });
    expect(await broken({ ...proof, next: next.toSpliced(2, 1) })).toEqual({ says: "next", at: 3 });
    expect(await broken({ ...proof, next: [] })).toEqual({ says: "next", at: 1 });
  });

  it("has no other way to write it: letters of another case, a place that is none", async () => {
    const proof = proofOf("hundred-thousand", 2);
    for (const key of ["transaction", "id", "root", "header"] as const)
      expect(await broken({ ...proof, [key]: proof[key].toUpperCase() })).toBeDefined();
    for (const place of [2.5, -2, 6, Number.NaN, "2" as never])
      expect(await broken({ ...proof, place })).toEqual({ says: "path" });
    for (const place of [1, 0.5, -0.5])
      expect(await broken({ ...proofOf("first", 0), place })).toEqual({ says: "path" });
  });

  it("does not hold for two hashes of the tree that are passed off as a transaction", async () => {
    const proof = proofOf("hundred-thousand", 0);
    const [beside = "", ...above] = proof.path;
    const transaction = turned(proof.id) + turned(beside);
    expect(await broken({ ...proof, transaction, id: idOf(transaction), path: above })).toEqual({
      says: "id",
    });
  });

  it("does not hold for a target that is negative or easier than the chain's", () => {
    expect(targetOf("1d00ffff")).toBe(0xffffn << 208n);
    expect(targetOf("03123456")).toBe(0x123456n);
    expect(targetOf("02123456")).toBe(0x1234n);
    expect(targetOf("04800001")).toBe(0n);
    for (const above of ["ff7fffff", "217fffff", "23000001", "22000100"]) expect(targetOf(above)).toBe(0n);
    expect(targetOf("207fff00")).toBe(0x7fff00n << 232n);
  });
});

const flipped = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1);

describe("Whatever is written over a proof", () => {
  const characters = "0123456789abcdefABCDEFxyz é-.🎲\n";

  /** A number below `most`, from fixed bytes. */
  const below = (most: number) => {
    const [high = 0, low = 0] = random(2);
    return (high * 256 + low) % most;
  };

  /** A text with something put in, taken out, or put in its place. */
  function edited(text: string): string {
    const at = below(text.length + 1);
    const put = Array.from({ length: below(3) }, () => characters[below(characters.length)]).join("");
    return text.slice(0, at) + put + text.slice(at + below(3));
  }

  it("never holds where it differs, and neither check nor picture stumbles: 200 edits", async () => {
    const sound = proofs.filter(({ name }) => name !== "test-network");
    for (let count = 0; count < 200; count++) {
      const { name, place } = sound[below(sound.length)] ?? { name: "first" as const, place: 0 };
      const proof = proofOf(name, place);
      const paths = [
        ...["transaction", "id", "root", "header"],
        ...proof.path.map((_, at) => `path.${at}`),
        ...proof.next.map((_, at) => `next.${at}`),
      ];
      const path = paths[below(paths.length)] ?? "id";
      const value = path
        .split(".")
        .reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], proof) as string;
      const other = edited(value);
      const game: Game = { ...(await begin()), block: name, place, proof };
      const input = { value: other, path: `proof.${path}`, at: 0, random };
      const typed = await step(exhibit, game, game, "set", input);
      const { verdict, ...scene } = await step(exhibit, game, typed.game, "check", input);
      expect([path, other, verdict.state]).toEqual([
        path,
        other,
        other === value ? "holds" : expect.stringMatching(/^(?:fails|caught)$/),
      ]);
      expect(frame(exhibit, content, kitWords, { ...scene, verdict }).html).toContain("ex-block");
    }
  }, 60_000);
});
