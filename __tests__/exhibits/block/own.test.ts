import { Hash, Transaction, Utils } from "@bsv/sdk";
import { JSDOM } from "jsdom";
import { exhibit } from "../../../src/exhibits/block";
import blocks from "../../../src/exhibits/block/blocks.json";
import { bitsOf, triesFor, withoutWork } from "../../../src/exhibits/block/mine";
import { fewest } from "../../../src/exhibits/block/play";
import { idOf, parse } from "../../../src/exhibits/block/run";
import { proofOf } from "../../../src/exhibits/block/tree";
import { mine } from "../../../src/exhibits/block/worker";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { frame } from "../../../src/exhibits/kit/frame";
import { begin, broken, content, turned } from "../../support/block";
import { found, kitWords } from "../../support/exhibits";

const { turn, give } = exhibit.edits;
const { letter, swap, newRoot, remake, back } = exhibit.cheats;

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

  it.each(["ff7fffff", "217fffff", "04800001"])("needs work, whatever target it writes: %s", async (bits) => {
    const { proof } = await given();
    const { header } = proof;
    const free = `${header.slice(0, 144)}${turned(bits)}00000000`;
    expect(await broken({ ...proof, header: free })).toEqual({ says: "work" });
  });

  it("is asked for the least work that the slider sets, however easy a target its header names", async () => {
    const { proof } = await given();
    expect(await broken(proof)).toBeUndefined();
    expect(triesFor(bitsOf(fewest))).toBeCloseTo(256, -1);
    for (const bits of ["207fffff", "2001ffff"]) {
      const mined = await mine(withoutWork(proof.header, proof.root, bits), () => true);
      expect(await broken({ ...proof, header: mined?.header ?? "" })).toEqual({ says: "own" });
    }
  });

  it("has too little work for the date that its miner writes, once it is said to be of the chain", async () => {
    const game = await back(await given());
    expect(game.own?.name).toBe("deed.txt");
    expect(parse(game.proof.header)).toBeDefined();
    expect(game.proof.header.slice(136, 144)).toBe(blocks.first.header.slice(136, 144));
    expect(await found(exhibit, game)).toEqual({ says: "target" });
    const ours = await back(await begin());
    expect(ours.own?.name).toBe(content.sample.forged);
    const captionOf = (there: typeof game) =>
      /class="ex-caption">([^<]*)/.exec(
        exhibit.view(there, content, { state: "unchecked", built: false }).html,
      )?.[1];
    expect([captionOf(game), captionOf(ours)]).toEqual([content.labels.given, content.labels.ours]);
  });

  it("is asked for the work of its date only where it is said to be of the chain", async () => {
    const stepsOf = (game: Parameters<typeof exhibit.wordsFor>[1]) =>
      Object.keys(exhibit.wordsFor(content, game).steps);
    expect(stepsOf(await begin())).toEqual(["id", "path", "root", "work", "target", "next"]);
    expect(stepsOf(await given())).toEqual(["id", "path", "root", "work", "own"]);
    expect(exhibit.wordsFor(content, await given()).holds).toBe(content.ownHolds);
    expect(exhibit.wordsFor(content, await begin()).holds).toBe(
      "Not a character has changed since this block was mined. The block’s date: Jan 3, 2009.",
    );
    const game = await back(await begin());
    expect(stepsOf(game)).toEqual(stepsOf(await begin()));
    expect(exhibit.view(game, content, { state: "holds" }).html).toContain(
      "0.0001% of the 4.3 billion that the chain asked for<",
    );
  });

  it("names no number that its date asks for: a known block's work, and that today's take far more", async () => {
    const { html } = exhibit.view(await given(), content, { state: "unchecked", built: false });
    const told = new JSDOM(html).window.document.querySelector(".ex-head small")?.textContent;
    expect(told).toBe("The chain’s block 100,000 took 62 trillion on Dec 29, 2010. Today’s take far more.");
  });

  it("passes its own proof, and says so: it is asked for nothing more, and its block is marked as nobody else's", async () => {
    const game = await given();
    const { html } = frame(exhibit, content, kitWords, {
      game,
      verdict: { state: "holds" },
      passed: (await outcomeOf(exhibit.check(game.proof))).passed,
    });
    const { document } = new JSDOM(html).window;
    expect(document.querySelector("[data-verdict=holds]")?.textContent).toContain(content.ownHolds);
    expect(document.querySelector("[data-verdict] strong")?.textContent).toBe(content.labels.passesOwn);
    expect(document.querySelectorAll("[data-tone=uncovered], [data-state=uncovered]")).toHaveLength(0);
    expect(document.querySelector(".ex-head")?.getAttribute("data-mark")).toBe("gap");
    expect(document.querySelector(".ex-head")?.textContent).toContain(content.labels.notChains);
    expect(document.querySelectorAll("[data-went=pass]")).toHaveLength(5);
    expect(document.querySelectorAll("[data-went=none]")).toHaveLength(0);
  });

  it("goes when another block is shown", async () => {
    expect(turn(await given(), { at: 0 })).not.toHaveProperty("own");
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
