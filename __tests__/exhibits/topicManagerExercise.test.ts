import { JSDOM } from "jsdom";
import { frame } from "../../src/exhibits/kit/frame";
import { type Scene, step, unchecked } from "../../src/exhibits/kit/scene";
import { exhibit as topicManager } from "../../src/exhibits/topic-manager";
import type { Game } from "../../src/exhibits/topic-manager/play";
import { whole } from "../../src/exhibits/topic-manager/run";
import { exampleOf, fixedRandom, kitWords } from "../support/exhibits";
import { offered, withRule } from "../support/topicManager";

const content = exampleOf("topic-manager");
const { choose, restore } = topicManager.edits;
const { loosen } = topicManager.cheats;

describe("An exercise", () => {
  const exercise = { ...content, sample: { ...content.sample, choose: true } };
  const input = { value: "", at: 0, random: fixedRandom() };
  const shown = ({ game, verdict }: Pick<Scene<Game>, "game" | "verdict">) => {
    const { document } = new JSDOM(topicManager.view(game, exercise, verdict).html).window;
    return [...document.querySelectorAll("ol > li")].map((row) => ({
      mark: row.getAttribute("data-mark"),
      isWrong: row.querySelector(".ex-wrong") !== null,
    }));
  };

  it("strikes the line that was taken away, and marks the one that was added", async () => {
    const changed = async (does: string) => {
      const game = await topicManager.begin(exercise);
      const scene = await step(topicManager, game, game, does, input);
      const { document } = new JSDOM(topicManager.view(scene.game, exercise, scene.verdict).html).window;
      return [...document.querySelectorAll("ul > li:is([data-less], [data-more])")].map(
        (row) => `${row.hasAttribute("data-more") ? "+" : "-"}${row.textContent?.trim()}`,
      );
    };
    expect(await changed("check")).toEqual([]);
    expect(await changed("strip")).toEqual([`-${content.labels.signed}`]);
    expect(await changed("loosen")).toEqual([`-${content.labels.follows}`]);
    expect(await changed("tighten")).toEqual([`+${content.labels.known}`]);
  });

  it("begins with the list's own rule, which is what its first check is about", async () => {
    const game = await topicManager.begin(exercise);
    expect(game.rule).toEqual(whole);
    const { document } = new JSDOM(topicManager.view(game, exercise, unchecked(game).verdict).html).window;
    const boxes = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, false]);
    const scene = await step(topicManager, game, game, "check", input);
    expect(scene.verdict.state).toBe("holds");
    expect(shown(scene)).toEqual(Array(5).fill({ mark: "pass", isWrong: false }));
  });

  it.each([
    ["format", 3],
    ["signed", 4],
    ["follows", 5],
  ] as const)("lets a slip in as soon as its line is taken away: %s", async (line, at) => {
    const game = await topicManager.begin(exercise);
    const bare = await choose(game, { value: "false", at: offered.indexOf(line) });
    const untick = { ...input, value: "false", at: offered.indexOf(line) };
    // The tick itself runs the check, and what is wrong waits for it.
    const scene = await step(topicManager, game, game, "choose", untick);
    const wrong = (there: Pick<Scene<Game>, "game" | "verdict">) =>
      shown(there).flatMap(({ isWrong }, index) => (isWrong ? [index + 1] : []));
    expect([wrong(unchecked(bare)), wrong(scene)]).toEqual([[], [at]]);
    const { verdict } = scene;
    expect(verdict).toMatchObject({ state: "fails", broken: { at } });
    // The verdict itself says which line is gone, and has the button that puts it back.
    const { html } = frame(topicManager, exercise, kitWords, { game: bare, verdict });
    const said = new JSDOM(html).window.document.querySelector(".ex-verdict");
    expect(said?.textContent).toContain(`${content.labels.taken} “${content.labels[line]}”.`);
    expect(said?.querySelector("[data-do=restore]")?.textContent).toBe(content.labels.restore);
  });

  it("lays each slip in the lane where the rule puts it, and says what should come of it where that's wrong", async () => {
    const game = await topicManager.begin(exercise);
    const lanes = (there: Game) => {
      const { html } = topicManager.view(there, exercise, { state: "fails", broken: { says: "admitted" } });
      return [...new JSDOM(html).window.document.querySelectorAll("ol.ex-slips > li")];
    };
    expect(lanes(game).map((slip) => slip.hasAttribute("data-in"))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const bare = lanes(await loosen(game));
    expect(bare.map((slip) => slip.hasAttribute("data-in"))).toEqual([true, true, false, false, true]);
    expect(bare[4]?.querySelector(".ex-wrong")?.textContent).toContain(content.labels.refused);
    // It lies in a row where the other lane is empty: there it should be.
    expect(bare.filter((slip) => slip.hasAttribute("data-misplaced"))).toEqual([bare[4]]);
    expect(bare.map((slip) => slip.getAttribute("style"))).toEqual(
      [1, 2, 1, 2, 3].map((row) => `--row:${row}`),
    );
    expect(frame(topicManager, exercise, kitWords, unchecked(game)).html).toContain(content.tries);
  });

  it("names each slip that is wrong in its verdict", async () => {
    const saidAfter = async (does: string) => {
      const game = await topicManager.begin(exercise);
      const scene = await step(topicManager, game, game, does, input);
      const { html } = frame(topicManager, exercise, kitWords, scene);
      return new JSDOM(html).window.document.querySelector("output")?.textContent;
    };
    expect(await saidAfter("strip")).not.toContain("Wrong, too");
    expect(await saidAfter("tighten")).toContain("The rule is wrong about slip 2, too.");
    expect(await saidAfter("loosen")).not.toContain("Wrong, too");
  });

  it("offers the line that keeps a sixth slip off once there is one, and holds with it", async () => {
    const boxesIn = (game: Game) =>
      topicManager.view(game, exercise, unchecked(game).verdict).html.match(/type="checkbox"/g)?.length;
    const first = await topicManager.begin(exercise);
    const { game } = await step(topicManager, first, first, "again", input);
    expect([boxesIn(first), boxesIn(game)]).toEqual([4, 5]);
    const once = { ...input, at: offered.indexOf("once") };
    const ticked = await step(topicManager, first, game, "choose", { ...once, value: "true" });
    const { verdict, game: held } = ticked;
    expect(held.answers.at(-1)).toBe("once");
    expect(held.answers).toHaveLength(6);
    expect(verdict).toEqual({ state: "holds" });
    expect((await step(topicManager, first, held, "tighten", input)).game.samples).toHaveLength(5);
    // Without it, there is nothing but the rule of five.
    const { game: again } = await step(topicManager, first, held, "choose", { ...once, value: "false" });
    expect(again).toMatchObject({ samples: first.samples, rule: whole });
  });

  it("offers a list of owners once a stranger has taken the name, and holds with it", async () => {
    const fair = await topicManager.begin(exercise);
    const { game } = await step(topicManager, fair, fair, "first", input);
    const listed = { ...input, at: offered.indexOf("listed") };
    const { game: asked } = await step(topicManager, fair, game, "choose", { ...listed, value: "true" });
    expect(asked.answers).toEqual(["listed", undefined, undefined, "format", "signed", "follows"]);
    expect((await step(topicManager, fair, asked, "check", input)).verdict).toEqual({ state: "holds" });
    const { game: bare } = await step(topicManager, fair, asked, "choose", { ...listed, value: "false" });
    expect(bare.samples).toEqual(fair.samples);
  });

  it("never passes without a line", async () => {
    const game = await withRule(await topicManager.begin(exercise), []);
    expect(game.rule).toEqual([]);
    expect((await step(topicManager, game, game, "check", input)).verdict.state).toBe("fails");
  });

  it("has its rule back when somebody asks for it", async () => {
    const game = await withRule(await topicManager.begin(exercise), ["known"]);
    const back = await restore(game);
    expect(back.rule).toEqual(whole);
    const { html } = frame(topicManager, exercise, kitWords, unchecked(back));
    expect(html).not.toContain('data-do="restore"');
  });

  it("is judged as soon as its rule is back", async () => {
    const game = await topicManager.begin(exercise);
    const { game: stripped } = await step(topicManager, game, game, "strip", input);
    expect((await step(topicManager, game, stripped, "restore", input)).verdict).toEqual({ state: "holds" });
  });
});
