import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../../src/exhibits/draw";
import { luckOf } from "../../../src/exhibits/draw/odds";
import { type Game, manners, played } from "../../../src/exhibits/draw/play";
import { saying } from "../../../src/exhibits/draw/saying";
import { step } from "../../../src/exhibits/kit/scene";
import { found } from "../../support/exhibits";
import { begin, clear, content, foundBy, houseOf, leave, open, random } from "../../support/house";

const { accuse, fold } = draw.asides;

it("shows all dice, the open round folded, and the bars one below the other", async () => {
  const { html } = draw.view(await begin(), content, { state: "unchecked", built: false });
  const places = ["ex-strip", "ex-table", "ex-odds", "ex-accuse"].map((name) =>
    html.indexOf(`class="${name}`),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it("unfolds the open round for a die, a cheat, a gap and a value typed over, until it is folded", async () => {
  const game = await begin();
  const input = { value: "", at: 0, random };
  const isOpen = (there: Game) => {
    const { html } = draw.view(there, content, { state: "unchecked", built: false });
    const [table] = new JSDOM(html).window.document.querySelectorAll("details.ex-table");
    expect(table?.querySelector("summary")?.matches("[data-open][data-do=fold]")).toBe(true);
    return table?.hasAttribute("open");
  };
  const after = async (does: string, more = {}) =>
    (await step(draw, game, game, does, { ...input, ...more })).game;
  for (const does of ["check", "leave", "clear", "choose"]) expect(isOpen(await after(does))).toBe(false);
  for (const does of ["open", "swap", "seat"]) {
    const opened = await after(does);
    expect(isOpen(opened)).toBe(true);
    expect(isOpen((await step(draw, game, opened, "check", input)).game)).toBe(true);
    expect(isOpen(fold(opened))).toBe(false);
    expect(isOpen(await leave(opened, input))).toBe(false);
  }
  expect(isOpen(await after("set", { path: "round.closed", value: "0" }))).toBe(true);
});

describe("Twenty rounds", () => {
  const input = { value: "", at: 0, random };

  it("begin with a fair one, whatever the house", async () => {
    for (const manner of manners) expect(await found(draw, await houseOf(manner))).toBeUndefined();
  });

  it("are the same each time they are opened, and others with another house", async () => {
    const game = await houseOf("swaps");
    expect((await open(game, { at: 4 })).round).toEqual((await open(game, { at: 4 })).round);
    expect((await leave(game, { random })).round.commitment).not.toBe(game.round.commitment);
    expect(await open(game, { at: 99 })).toBe(game);
  });

  it("keep what the check found in each, and nothing of the visitor's own attacks", async () => {
    const game = await houseOf("swaps");
    const first = await step(draw, game, game, "open", { ...input, at: game.at });
    expect(first.game.rounds[game.at]?.passed).toBe(true);
    expect(saying(content, first.game)).toMatchObject({
      passes: `Round ${game.at + 1} passes`,
      holds: content.holds,
    });
    const crooked = (await foundBy(game)).indexOf("seed");
    const second = await step(draw, game, first.game, "open", { ...input, at: crooked });
    expect(second.game.rounds.map(({ passed }) => passed).filter((one) => one !== undefined).length).toBe(2);
    expect(second.game.rounds[crooked]?.passed).toBe(false);
    const third = await open(second.game, { at: (crooked + 1) % played });
    const attacked = await step(draw, game, third, "drop", input);
    expect(attacked.game.rounds).toEqual(second.game.rounds);
    const edited = await step(draw, game, third, "set", { ...input, path: "round.seed", value: "" });
    expect((await step(draw, game, edited.game, "check", input)).game.rounds).toEqual(second.game.rounds);
  });

  it("tell what a house is up to only once somebody says so", async () => {
    const game = await houseOf("drops");
    const shown = (there: Game) => draw.view(there, content, { state: "unchecked", built: false }).html;
    const told = (there: Game) =>
      new JSDOM(shown(there)).window.document.querySelector(".ex-accuse [role=status]")?.textContent;
    const { noted, look, crosses, bars } = content.labels;
    expect(told(game)).toBe("");
    const wrong = accuse(game, { at: manners.indexOf("swaps") });
    const right = accuse(wrong, { at: manners.indexOf("drops") });
    // Before the check, a lucky guess is told no more than any other.
    for (const guessed of [wrong, right, await draw.finish({ ...right, isOne: true })])
      expect(told(guessed)).toBe(noted);
    expect(told(await draw.finish(wrong))).toBe(look);
    expect(told(await draw.finish(right))).toBe("Right. This house drops players.");
    const shut = await draw.finish(await houseOf("refuses"));
    expect(told(accuse(shut, { at: manners.indexOf("swaps") }))).toBe(crosses);
    const honest = await draw.finish(await houseOf("honest"));
    expect(told(accuse(honest, { at: manners.indexOf("swaps") }))).toBe(bars);
    expect((await open(right, { at: 5 })).accused).toEqual(right.accused);
    expect((await leave(right, { random })).accused).toBeUndefined();
    const seated = await clear(await houseOf("seats"), { value: "false", random });
    expect(saying(content, accuse(seated, { at: 2 })).drawnAs).toBeUndefined();
    expect(told(await draw.finish(accuse(seated, { at: 2 })))).toContain(content.labels.unseen);
  });
});

test("luck explains what an honest house goes beyond once in a hundred times", () => {
  expect(luckOf(20, 6)).toBe(8);
  expect(luckOf(20, 8)).toBe(6);
  expect(luckOf(1, 6)).toBe(1);
});
