import { Hash, MerklePath, Transaction, Utils } from "@bsv/sdk";
import { exhibit } from "../../src/exhibits/block";
import blocks from "../../src/exhibits/block/blocks.json";
import { bitsOf, search, triesFor, withoutWork } from "../../src/exhibits/block/mine";
import type { Game } from "../../src/exhibits/block/play";
import { progress } from "../../src/exhibits/block/progress";
import { check, idOf, type Proof, parse, targetOf } from "../../src/exhibits/block/run";
import { type BlockName, proofOf } from "../../src/exhibits/block/tree";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";

const content = exampleOf("block");
const hundred = { ...content, preset: "hundred-thousand" as const };
const begin = beginning(exhibit, content);
const beginHundred = beginning(exhibit, hundred);
const { turn, choose, write, give } = exhibit.edits;
const { letter, swap, newRoot, remake } = exhibit.cheats;
const { test: testNetwork, back } = exhibit.gaps;
const random = fixedRandom();

/** The first step that a proof does not pass. */
const broken = async (proof: Proof) => (await outcomeOf(check(proof))).broken;

/** Every proof that there is in the data. */
const proofs = (Object.keys(blocks) as BlockName[]).flatMap((name) =>
  blocks[name].transactions.map((_, place) => ({ name, place })),
);

const twice = (hex: string) => Utils.toHex(Hash.hash256(Utils.toArray(hex, "hex")).reverse());
const turned = (hex: string) => Utils.toHex(Utils.toArray(hex, "hex").reverse());

describe.each(Object.entries(blocks))("The block %s, recomputed with the SDK alone", (_, block) => {
  const root = turned(block.header.slice(72, 136));

  it("has the root that its transactions lead to", () => {
    let nodes = block.transactions.map((hex) => {
      expect(Transaction.fromHex(hex).toHex()).toBe(hex);
      return Transaction.fromHex(hex).id("hex");
    });
    while (nodes.length > 1) {
      const pairs = nodes.flatMap((left, at) => (at % 2 === 0 ? [[left, nodes[at + 1] ?? left]] : []));
      nodes = pairs.map(([left = "", right = ""]) => twice(turned(left) + turned(right)));
    }
    expect(nodes).toEqual([root]);
  });

  it("has its work, and each header after it names the one before and has its own", () => {
    const headers = [block.header, ...block.next];
    expect(headers.length).toBeGreaterThan(2);
    for (const [at, header] of headers.entries()) {
      expect(header).toMatch(/^[0-9a-f]{160}$/);
      const bits = turned(header.slice(144, 152));
      const target = BigInt(`0x${bits.slice(2)}`) << (8n * (BigInt(`0x${bits.slice(0, 2)}`) - 3n));
      expect(BigInt(`0x${twice(header)}`) <= target).toBe(true);
      if (at > 0) expect(turned(header.slice(8, 72))).toBe(twice(headers[at - 1] ?? ""));
    }
  });
});

describe("The data", () => {
  it("is what explorers show of these blocks", () => {
    expect(Object.values(blocks).map(({ header }) => idOf(header))).toEqual([
      "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f",
      "000000000003ba27aa200b1cecaad478d2b00432346c3f1f3986da1afd33e506",
      "000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943",
    ]);
    expect(parse(blocks.first.header)).toMatchObject({ bits: "1d00ffff" });
  });

  it("took the work that the page speaks of", () => {
    expect(triesFor("1d00ffff")).toBe(4_295_032_833);
    expect(triesFor("1b04864c")).toBe(62_209_952_899_966);
    expect(content.labels.mined).toContain("4.3 billion");
    expect(content.labels.mined).toContain("62 trillion");
  });

  it("carries the headline, which is what the visitor can type over", async () => {
    expect((await begin()).words).toBe(
      "The Times 03/Jan/2009 Chancellor on brink of second bailout for banks",
    );
    const amounts = [0, 1, 2, 3].map(
      (at) => choose({ ...hundredGame, block: "hundred-thousand" }, { at }).words,
    );
    expect(amounts).toEqual(["50", "5.56", "0.01", "0.01"]);
  });
});

const hundredGame = exhibit.edits.turn({ forged: "x", zeros: 8 } as Game, { at: 1 });

describe("A proof of the chain", () => {
  it.each(proofs)("holds: $name, transaction $place", async ({ name, place }) => {
    expect(await broken(proofOf(name, place))).toBeUndefined();
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
    for (let count = 0; count < 200; count++) {
      const { name, place } = proofs[below(proofs.length)] ?? { name: "first" as const, place: 0 };
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

describe("What the visitor types", () => {
  it("changes the transaction and nothing else, and the proof holds again when it is typed back", async () => {
    for (const [game, other] of [
      [await begin(), "The Times 03/Jan/2009 Chancellor on brink of second bailout for bankz"],
      [await begin(), "漢字 🎲"],
      [await beginHundred(), "21.00000001"],
    ] as const) {
      const typed = write(game, { value: other });
      expect(await found(exhibit, typed)).toEqual({ says: "id" });
      expect({ ...typed.proof, transaction: "" }).toEqual({ ...game.proof, transaction: "" });
      expect(Transaction.fromHex(typed.proof.transaction).toHex()).toBe(typed.proof.transaction);
      const back = write(typed, { value: game.words });
      expect(back.proof).toEqual(game.proof);
      expect(await found(exhibit, back)).toBeUndefined();
    }
  });

  it.each([
    ["nothing", "first", " ", "empty"],
    ["a long headline", "first", "x".repeat(76), "long"],
    ["a huge one", "first", "é".repeat(100_000), "long"],
    ["no number", "hundred-thousand", "5,56", "amount"],
    ["too small an amount", "hundred-thousand", "0.000000001", "amount"],
  ] as const)("is told if it is %s", async (_, preset, value, problem) => {
    const game = write(await exhibit.begin({ ...content, preset }), { value });
    expect(game).toMatchObject({ problem });
    expect(game.words.length).toBeLessThanOrEqual(200);
    expect(write(game, { value: preset === "first" ? "x" : "1" }).problem).toBeUndefined();
  });

  it("is as long as the place allows: 75 bytes", async () => {
    const { proof, problem } = write(await begin(), { value: "x".repeat(75) });
    expect(problem).toBeUndefined();
    expect(Transaction.fromHex(proof.transaction).inputs[0]?.unlockingScript?.toHex()).toContain(
      "78".repeat(75),
    );
  });
});

describe("A choice", () => {
  it("shows the other block, or another transaction of the same one, and all of them hold", async () => {
    const first = await begin();
    const other = turn(first, { at: 1 });
    expect(other.block).toBe("hundred-thousand");
    expect(turn(other, { at: 0 }).proof).toEqual(first.proof);
    for (const at of [0, 1, 2, 3]) {
      const chosen = choose(other, { at });
      expect(chosen.proof.place).toBe(at);
      expect(await found(exhibit, chosen)).toBeUndefined();
    }
    expect(choose(other, { at: 99 }).proof.place).toBe(0);
  });

  it("begins with the block that the page names", async () => {
    expect((await begin()).block).toBe("first");
    expect((await beginHundred()).block).toBe("hundred-thousand");
  });
});

describe("Each cheat", () => {
  it.each([
    ["a letter", letter, "id"],
    ["another path", swap, "path"],
    ["a root made to fit", newRoot, "work"],
    ["a block made anew", remake, "target"],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    for (const first of [await begin(), await beginHundred()]) {
      let game: Game = { ...first, zeros: 8 };
      for (const before of [letter, swap, newRoot, testNetwork, (one: Game) => write(one, { value: "" })]) {
        game = await cheat(before(game));
        expect(game.problem).toBeUndefined();
        expect(await found(exhibit, game)).toEqual({ says });
      }
    }
  });

  it("takes the visitor's own words into the block that is made anew", async () => {
    const typed = write(await begin(), { value: "Nothing happened" });
    expect(newRoot(typed)).toMatchObject({ words: "Nothing happened" });
    expect(newRoot(await begin()).words).toBe(content.sample.forged);
    expect((await remake({ ...typed, zeros: 8 })).words).toBe("Nothing happened");
  });
});

describe("The attack that still works", () => {
  it("is a block with its work, on another chain: all steps pass, and the verdict says what is not covered", async () => {
    const first = await begin();
    const { game, verdict } = await step(exhibit, first, first, "test", { value: "", at: 0, random });
    expect(verdict).toEqual({ state: "uncovered", gap: "test" });
    expect(game.proof.transaction).toBe(first.proof.transaction);
    expect(game.proof.header).not.toBe(first.proof.header);
    expect(await broken(game.proof)).toBeUndefined();
  });

  it("is over as soon as something else is done", async () => {
    const game = testNetwork(await begin());
    for (const next of [
      letter(game),
      choose(game, { at: 0 }),
      write(game, { value: "x" }),
      turn(game, { at: 0 }),
    ])
      expect(next.block).toBe("first");
  });
});

describe("A file of the visitor's", () => {
  const text = "Deed of plot 12";
  const hash = Utils.toHex(Hash.sha256(text, "utf8"));
  const file = new File([text], "deed.txt");
  const given = async () => give({ ...(await begin()), zeros: 8 }, { file });

  it("becomes a leaf of a block that was mined for it, and the proof holds", async () => {
    const game = await given();
    expect(game.own?.name).toBe("deed.txt");
    expect(game.proof.file).toBe(hash);
    const { transaction, id, path, root, header } = game.proof;
    const read = Transaction.fromHex(transaction);
    expect([read.toHex(), read.id("hex")]).toEqual([transaction, id]);
    expect(read.inputs[0]?.unlockingScript?.toHex()).toBe(`20${hash}`);
    expect(path).toEqual(proofOf("hundred-thousand", 0).path);
    expect(parse(header)).toMatchObject({
      root,
      previous: idOf(blocks["hundred-thousand"].next.at(-1) ?? ""),
    });
    expect(await found(exhibit, game)).toBeUndefined();
    const age = Date.now() / 1000 - Number.parseInt(turned(header.slice(136, 144)), 16);
    expect(age).toBeLessThan(120);
  });

  it("is what every cheat then works on, and each is found", async () => {
    const game = await given();
    for (const [cheat, says] of [
      [letter, "id"],
      [swap, "path"],
      [newRoot, "id"],
      [remake, "id"],
    ] as const) {
      const cheated = await cheat(game);
      expect(cheated.own).toEqual(game.own);
      expect(await found(exhibit, cheated)).toEqual({ says });
    }
  });

  it("makes no block of the chain: without the file, the same proof asks for the chain's work", async () => {
    const { file: _, ...proof } = (await given()).proof;
    expect(await broken(proof)).toEqual({ says: "target" });
    expect(await broken({ ...proofOf("first", 0), file: hash })).toEqual({ says: "id" });
  });

  it("is as old as its miner says: that is an attack which still works", async () => {
    const game = await back(await given());
    expect(game.own?.name).toBe("deed.txt");
    expect(parse(game.proof.header)).toBeDefined();
    expect(game.proof.header.slice(136, 144)).toBe(blocks.first.header.slice(136, 144));
    expect(await found(exhibit, game)).toBeUndefined();
    expect((await back(await begin())).own?.name).toBe(content.sample.forged);
  });

  it("goes when another block is shown", async () => {
    for (const next of [turn(await given(), { at: 0 }), choose(await given(), { at: 1 })])
      expect(next).not.toHaveProperty("own");
  });

  it("is told if it is empty, too large, or gone, and what was shown stays", async () => {
    const game = await begin();
    const sized = (size: number) => Object.defineProperty(new File(["x"], "x"), "size", { value: size });
    const lost = Object.assign(new File(["x"], "x"), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }),
    });
    for (const [other, problem] of [
      [sized(0), "nothing"],
      [sized(200_000_001), "large"],
      [lost, "gone"],
    ] as const)
      expect(await give(game, { file: other })).toMatchObject({ problem, proof: game.proof });
    expect(await give(game, { file: undefined })).toBe(game);
  });

  it("is not waited for once the visitor starts again", async () => {
    const game = await begin();
    const running = give({ ...game, zeros: 20 }, { file });
    exhibit.stop();
    expect(await running).toMatchObject({ problem: "stopped", proof: game.proof });
  });
});

describe("Mining", () => {
  it.each([8, 9, 11, 12, 15, 16])(
    "finds a hash with %i zero bits, and the header says so itself",
    async (zeros) => {
      const game = await remake({ ...(await begin()), zeros });
      const read = parse(game.proof.header);
      const hash = BigInt(`0x${read?.hash}`);
      expect(hash <= targetOf(read?.bits ?? "")).toBe(true);
      expect(hash >> BigInt(256 - zeros)).toBe(0n);
      expect(triesFor(read?.bits ?? "") / 2 ** zeros).toBeCloseTo(1, 3);
      expect(game.mined?.header).toBe(game.proof.header);
      expect(game.mined?.rate).toBeGreaterThan(0);
    },
  );

  it("stops when the visitor starts again, and when the page is hidden", async () => {
    const { tell } = progress;
    const game = { ...(await begin()), zeros: 20 };
    const running = remake(game);
    exhibit.stop();
    expect(await running).toMatchObject({ problem: "stopped", proof: game.proof });
    progress.tell = () => false;
    expect(await remake(game)).toMatchObject({ problem: "stopped" });
    progress.tell = tell;
  });

  it("never goes on for more than its slice without a pause", () => {
    const { header, root } = proofOf("first", 0);
    const go = search(withoutWork(header, root, bitsOf(20)));
    const start = performance.now();
    const { hashes } = go(16);
    expect(hashes).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(200);
  });

  it("is set by the slider, within its ends", async () => {
    const { ease } = exhibit.asides;
    const game = await begin();
    for (const [value, zeros] of [
      ["8", 8],
      ["20", 20],
      ["99", 20],
      ["-1", 8],
      ["x", 8],
      ["12.4", 12],
    ] as const)
      expect(ease(game, { value }).zeros).toBe(zeros);
  });
});
