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

describe("What is shown after an attack", () => {
  const input = { value: "", at: 0, random };
  const after = async (preset: "first" | "hundred-thousand", ...acts: string[]) => {
    const first = await exhibit.begin({ ...content, preset });
    let scene = await step(exhibit, first, first, acts[0] ?? "", input);
    for (const does of acts.slice(1)) scene = await step(exhibit, first, scene.game, does, input);
    const { document } = new JSDOM(exhibit.view(scene.game, content, scene.verdict).html).window;
    return { scene, document };
  };

  it("is a verdict of its own for the other chain's block, and nothing of what was mined before", async () => {
    const { scene, document } = await after("first", "remake", "test");
    expect(exhibit.lessonOf(scene.game, content)).toBe(content.labels.trialCaught);
    expect(document.querySelector("[data-mining]")?.textContent).toBe(content.labels.idle);
    const rebuilt = await after("first", "remake");
    expect(rebuilt.scene.verdict).toMatchObject({ broken: { says: "target" } });
    expect(exhibit.lessonOf(rebuilt.scene.game, content)).toBeUndefined();
    expect(rebuilt.document.querySelector("[data-mining]")?.textContent).toMatch(
      /^Found after [\d,]+ tries, [\d,]+ a second\./,
    );
    // The slider is there once something was mined.
    const fresh = await after("first", "check");
    const sliders = [fresh, rebuilt].map((one) => one.document.querySelectorAll("[type=range]").length);
    expect(sliders).toEqual([0, 1]);
  });

  it("is how much work is in the block, on a scale with what its date asks for", async () => {
    const shares = async (...acts: Parameters<typeof after>) => {
      const { document } = await after(...acts);
      const style = document.querySelector(".ex-share")?.getAttribute("style");
      return {
        share: Number(style?.match(/[\d.]+/)),
        asked: Number(
          document
            .querySelector(".ex-share > i")
            ?.getAttribute("style")
            ?.match(/[\d.]+/),
        ),
        says: document.querySelector(".ex-head > [data-lit] > small")?.textContent,
        needs: document.querySelector(".ex-head strong")?.textContent,
      };
    };
    const atItsDate = [
      await shares("hundred-thousand", "check"),
      await shares("first", "check"),
      await shares("first", "cheap"),
    ];
    for (const { share, asked, says, needs } of atItsDate) {
      expect(share).toBe(asked);
      expect(says).toMatch(/^100% of the (?:4\.3 billion|62 trillion) that the chain asked for$/);
      expect(needs).toBeUndefined();
    }
    const practice = await shares("first", "test");
    expect(practice.says).toBe("0.007% of the 62 trillion in the chain’s block 100,000 of Dec 29, 2010");
    expect(practice.share).toBeLessThan(practice.asked);
    // What was mined here is a visible part of it: each step of the scale is as many times more.
    for (const [preset, says, needs] of [
      ["hundred-thousand", "0.000000007% of the 62 trillion that the chain asked for", /^This.* years\.$/],
      ["first", "0.0001% of the 4.3 billion that the chain asked for", /^This.* hours\.$/],
    ] as const) {
      const remade = await shares(preset, "remake");
      expect(remade).toMatchObject({ share: 0.25, says, needs: expect.stringMatching(needs) });
    }
    // Like with like: a block of 2009 is compared with the work of its own date.
    expect((await shares("first", "back")).says).toMatch(/4\.3 billion that the chain asked for/);
    expect((await shares("hundred-thousand", "newRoot")).share).toBe(0);
  });

  it("is how far the slider goes next, beside what this device does in a second", async () => {
    const { scene } = await after("first", "remake");
    const next = (zeros: number) =>
      /data-next style="--at:([\d.]+)"/.exec(
        exhibit.view({ ...scene.game, zeros }, content, scene.verdict).html,
      )?.[1];
    expect([next(8), next(12), next(20)].map(Number)).toEqual([0.1667, 0.25, 0.4167]);
  });

  it.each([
    ["check", "In block 0", "100%"],
    ["letter", "Not in block 0", "for another record"],
    ["swap", "Not shown in block 0", "for another record"],
    ["newRoot", "In a forged block 0", "none left"],
    ["remake", "In a forged block 0", "about 4,100 tries"],
    ["cheap", "In a forged block 0", "100%"],
    ["test", "In a practice block 0", "0.007%"],
  ])("is where the record is after %s: %s", async (act, name, says) => {
    const { document } = await after("first", act);
    const head = document.querySelector(".ex-head");
    expect(head?.querySelector("h3")?.textContent).toBe(name);
    expect(head?.textContent).toContain(says);
    // Nobody reads of all the work below a record for which it was not done.
    if (act === "letter" || act === "swap") expect(head?.textContent).not.toContain("100%");
  });

  it.each([
    ["letter", "03/Jan/2009 03/Jan/2008"],
    ["newRoot", "on brink of rules out"],
    ["cheap", "on brink of rules out"],
  ])("is what %s has written over, and what stands there: %s", async (act, says) => {
    const { document } = await after("first", act);
    const line = document.querySelector(".ex-leaf .ex-change");
    expect(line?.textContent).toBe(says);
    expect(says.startsWith(line?.querySelector("s")?.textContent ?? "?")).toBe(true);
    // The record is seen together with what becomes of it, as far as the window allows.
    expect(line?.closest("[data-whole]")?.querySelector(".ex-head")).not.toBeNull();
  });

  it("is that no explorer has it, until the block is the chain's again", async () => {
    for (const act of ["letter", "swap", "newRoot", "remake"]) {
      const { document } = await after("hundred-thousand", act);
      expect(document.querySelector(".ex-which p")?.textContent).toBe(content.labels.changed);
    }
    for (const acts of [["check"], ["remake", "reset"], ["letter", "turn"]] as const) {
      const { document } = await after("hundred-thousand", ...acts);
      expect(document.querySelector(".ex-which p")?.textContent).toBe(content.labels.shared);
    }
  });

  it.each([
    ["first", "headline", "otherHeadline"],
    ["hundred-thousand", "amount", "otherAmount"],
  ] as const)(
    "is called what it is: of %s, changed words stand under no name of the chain's",
    async (preset, real, other) => {
      const captionAfter = async (...acts: string[]) =>
        (await after(preset, ...acts)).document.querySelector(".ex-leaf .ex-caption")?.textContent;
      for (const acts of [["check"], ["swap"], ["letter", "reset"]])
        expect(await captionAfter(...acts)).toBe(content.labels[real]);
      for (const act of ["letter", "newRoot", "remake"])
        expect(await captionAfter(act)).toBe(content.labels[other]);
    },
  );

  it("is the amount that was written over, and the one that stands there", async () => {
    const { document } = await after("hundred-thousand", "letter");
    expect(document.querySelector(".ex-leaf .ex-change")?.textContent).toBe("0.01 1.01");
  });
});
