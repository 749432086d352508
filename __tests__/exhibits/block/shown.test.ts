import { JSDOM } from "jsdom";
import { exhibit } from "../../../src/exhibits/block";
import { step } from "../../../src/exhibits/kit/scene";
import { content, random } from "../../support/block";

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
