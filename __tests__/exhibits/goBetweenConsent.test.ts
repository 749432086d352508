import { JSDOM } from "jsdom";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import { fee } from "../../src/exhibits/go-between/coin";
import type { Game } from "../../src/exhibits/go-between/play";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, kitWords } from "../support/exhibits";
import { beginner, contentFor, mailOf, sample } from "../support/goBetween";

const random = fixedRandom();
const { again, decline } = goBetween.edits;

describe("The holder of a phone", () => {
  const begin = beginner("phone");
  const answered = (game: Game) => mailOf(game, "requests").letters.map(({ answer }) => answer !== null);

  it("gives the page nothing to show where its holder has declined, and that is no pass", async () => {
    const first = await begin();
    const scene = await step(goBetween, first, first, "decline", { value: "", at: 0, random });
    expect(scene.verdict.state).toBe("holds");
    const content = contentFor("phone");
    const { document } = new JSDOM(frame(goBetween, content, kitWords, scene).html).window;
    expect(document.querySelector(".ex-page")?.textContent).not.toContain(content.labels.answered);
    expect(document.querySelector('[data-tone="holds"], [data-state="holds"]')).toBeNull();
    expect(document.querySelector('.ex-phone [data-mark="caught"]')).not.toBeNull();
    const { saidNo, nothingGot } = content.labels;
    expect(document.querySelector("output")?.textContent).toBe(`${saidNo} ${nothingGot}`);
    expect(document.querySelector(".ex-steps > summary")?.textContent).toBe("2 of 5 steps ran");
  });

  it.each([
    ["while requests wait", [true, null, null], "unchecked", "Dana hasn’t answered 2 of 3", "1 yes, 0 no"],
    [
      "and tells a no among them",
      [false, null, true],
      "unchecked",
      "Dana hasn’t answered 1 of 3",
      "1 yes, 1 no",
    ],
    [
      "where she said no to some",
      [true, false, true],
      "caught",
      "Dana said no to 1 of 3",
      "nothing for that",
    ],
    ["only once she said yes to all", [true, true, true], "holds", kitWords.holds, "It’s from the workshop"],
  ])("gets an ordinary pass %s", async (_, chosen, drawn, heading, says) => {
    const content = contentFor("phone");
    const first = await begin();
    const several = await again(first);
    const game = { ...several, plan: { ...several.plan, chosen } };
    const said = chosen.findLastIndex((one) => one !== null);
    const does = chosen[said] ? "agree" : "decline";
    const scene = await step(goBetween, first, game, does, { value: "", at: said, random });
    const { document } = new JSDOM(frame(goBetween, content, kitWords, scene).html).window;
    const output = document.querySelector("output");
    expect(document.querySelector("[data-tone]")?.getAttribute("data-tone")).toBe(drawn);
    expect(output?.getAttribute("data-verdict")).toBe(drawn === "unchecked" ? drawn : "holds");
    expect(output?.textContent).toContain(heading);
    expect(output?.textContent).toContain(says);
    const noes = chosen.filter((one) => one === false).length;
    expect(document.querySelectorAll('.ex-phone [data-mark="caught"]')).toHaveLength(noes);
  });

  it.each(["change", "repeat", "divert", "misuse", "keep"])(
    "keeps a no through an attack that needs a yes: %s",
    async (does) => {
      const first = await begin();
      const no = await decline(first, { at: 0 });
      const { game, verdict } = await step(goBetween, first, no, does, { value: "", at: 0, random });
      expect([verdict.state, answered(game), game.plan.chosen]).toEqual(["holds", [false], [false]]);
      const content = contentFor("phone");
      expect(goBetween.wordsFor(content, game)).toMatchObject({
        drawnAs: "caught",
        passes: content.labels.saidNo,
        holds: content.labels.noYes,
      });
    },
  );

  it("asks for its own yes or no above the limit, and nothing is handed in as if she had said it", async () => {
    const content = contentFor("phone");
    const first = await begin();
    const over = await step(goBetween, first, first, "misuse", { value: "", at: 0, random });
    const drawn = (scene: typeof over) =>
      new JSDOM(frame(goBetween, content, kitWords, scene).html).window.document;
    const asked = drawn(over);
    const buttons = [...asked.querySelectorAll(".ex-phone li:nth-child(2) .ex-yesno button")];
    expect(buttons.map((one) => one.textContent)).toEqual([content.labels.agree, content.labels.decline]);
    expect(asked.querySelector(".ex-slip .ex-yes[data-empty]:empty")).not.toBeNull();
    expect(asked.querySelector(".ex-slip .ex-finger, .ex-slip s")).toBeNull();
    const [answeredRow] = asked.querySelectorAll(".ex-phone li");
    expect(answeredRow?.textContent).toContain(content.labels.herYes);
    expect(answeredRow?.querySelector("button")).toBeNull();
    const press = (does: string) => step(goBetween, first, over.game, does, { value: "", at: 1, random });
    const [yes, no] = [await press("agree"), await press("decline")];
    expect([yes.verdict.state, answered(yes.game), mailOf(yes.game, "requests").budget]).toEqual([
      "holds",
      [true, true],
      sample.pay?.satoshis === undefined ? 0 : sample.pay.satoshis + sample.pay.budget + 2 * fee,
    ]);
    expect([no.verdict.state, answered(no.game)]).toEqual(["holds", [true, false]]);
    expect(drawn(no).querySelector("output")?.textContent).toContain("Dana said no to 1 of 2");
    // Another attack begins with the page's first request alone.
    const fresh = await step(goBetween, first, over.game, "change", { value: "", at: 0, random });
    expect(answered(fresh.game)).toEqual([true]);
  });

  it("shows a no below a yes that somebody else has tapped, and asks no more once answered", async () => {
    const content = contentFor("phone");
    const first = await begin();
    const no = await decline(first, { at: 0 });
    const shownAfter = async (game: Game, does: string) => {
      const scene = await step(goBetween, first, game, does, { value: "", at: 0, random });
      const { document } = new JSDOM(frame(goBetween, content, kitWords, scene).html).window;
      const row = document.querySelector(".ex-phone li") as Element;
      const buttons = row.querySelectorAll(".ex-yesno button").length;
      return [scene.verdict.state, buttons, row.querySelector("b + span")?.textContent];
    };
    const { declined, herYes } = content.labels;
    expect(await shownAfter(no, "trick")).toEqual(["uncovered", 0, declined]);
    expect((await shownAfter(no, "pose")).slice(0, 2)).toEqual(["caught", 0]);
    expect((await shownAfter(first, "reset")).slice(0, 2)).toEqual(["unchecked", 2]);
    expect((await shownAfter(first, "pose")).slice(0, 2)).toEqual(["caught", 0]);
    // The example's yes is hers, and nobody has pressed it here.
    expect(await shownAfter(first, "check")).toEqual(["holds", 0, herYes]);
    expect(await shownAfter(first, "agree")).toEqual(["holds", 0, ""]);
  });
});
