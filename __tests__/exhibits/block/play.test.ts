import { Transaction } from "@bsv/sdk";
import { JSDOM } from "jsdom";
import { exhibit } from "../../../src/exhibits/block";
import { type Game, show } from "../../../src/exhibits/block/play";
import { step } from "../../../src/exhibits/kit/scene";
import { begin, beginHundred, broken, content, random } from "../../support/block";
import { found } from "../../support/exhibits";

const { turn, write } = exhibit.edits;
const { letter, swap, newRoot, remake, test: testNetwork } = exhibit.cheats;
const { cheap } = exhibit.gaps;

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
  it("shows the other block, whose transactions all hold", async () => {
    const first = await begin();
    const other = turn(first, { at: 1 });
    expect(other.block).toBe("hundred-thousand");
    expect(turn(other, { at: 0 }).proof).toEqual(first.proof);
    for (const at of [0, 1, 2, 3]) {
      const chosen = show(other, other.block, at);
      expect(chosen.proof.place).toBe(at);
      expect(await found(exhibit, chosen)).toBeUndefined();
    }
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
    ["a block of another chain", testNetwork, "target"],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    for (const first of [await begin(), await beginHundred()]) {
      let game: Game = { ...first, zeros: 8 };
      for (const before of [
        letter,
        swap,
        newRoot,
        testNetwork,
        cheap,
        (one: Game) => write(one, { value: "" }),
      ]) {
        game = await cheat(before(game));
        expect(game.problem).toBeUndefined();
        expect(await found(exhibit, game)).toEqual({ says });
      }
    }
  });

  it("shows where another path leads, even in a block of one transaction", async () => {
    const game = await begin();
    const alike = (there: Game) =>
      /class="ex-alike" data-lit="(\w+)"/.exec(
        exhibit.view(there, content, { state: "unchecked", built: false }).html,
      )?.[1];
    expect(alike(game)).toBe("on");
    expect(alike(swap(game))).toBe("off");
  });

  it("takes the visitor's own words into the block that is made anew", async () => {
    const typed = write(await begin(), { value: "Nothing happened" });
    expect(newRoot(typed)).toMatchObject({ words: "Nothing happened" });
    expect(newRoot(await begin()).words).toBe(content.sample.forged);
    expect((await remake({ ...typed, zeros: 8 })).words).toBe("Nothing happened");
  });
});

describe("The picture", () => {
  const shown = (game: Game) =>
    new JSDOM(exhibit.view(game, content, { state: "unchecked", built: false }).html).window.document;

  it("says the block's date and its work, and has the bytes behind one fold", async () => {
    const document = shown(await beginHundred());
    expect(document.querySelector(".ex-head")?.textContent).toMatch(/100,000.*Dec 29, 2010.*62 trillion/s);
    expect(document.querySelectorAll(".ex-caption")).toHaveLength(3);
    const fold = document.querySelector("details.ex-bytes");
    expect(fold?.hasAttribute("open")).toBe(false);
    for (const name of ["proof.transaction", "proof.header"])
      expect(fold?.querySelector(`[data-value="${name}"]`)).not.toBeNull();
  });

  it("says that the work is gone as soon as the header is another one, and how much there is in a cheap one", async () => {
    const game = await beginHundred();
    const head = (there: Game) => shown(there).querySelector(".ex-head")?.textContent;
    expect(head(newRoot(game))).toContain(content.labels.idleWork);
    expect(head(await remake({ ...game, zeros: 8 }))).toContain("about 260 tries");
  });
});

describe("The attack that still works", () => {
  it("is a forgery with the work of 2009: all steps pass, and the verdict says what is not covered", async () => {
    const first = await begin();
    const { game, verdict } = await step(exhibit, first, first, "cheap", { value: "", at: 0, random });
    expect(verdict).toEqual({ state: "uncovered", gap: "cheap" });
    expect(game.words).toBe(content.sample.forged);
    expect(game.proof.transaction).not.toBe(first.proof.transaction);
    expect(game.proof.header).not.toBe(first.proof.header);
    expect(await broken(game.proof)).toBeUndefined();
  });

  it("is over as soon as something else is done", async () => {
    const game = cheap(await begin());
    for (const next of [letter(game), write(game, { value: "x" }), turn(game, { at: 0 })])
      expect(next.block).toBe("first");
  });
});
