import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../../src/exhibits/draw";
import { addLate, type Fair, fairRound, type Preset, seat } from "../../../src/exhibits/draw/moves";
import { luckOf } from "../../../src/exhibits/draw/odds";
import { type Game, type Manner, mannerOf, manners, played } from "../../../src/exhibits/draw/play";
import { check, type Round } from "../../../src/exhibits/draw/run";
import { saying } from "../../../src/exhibits/draw/saying";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { step } from "../../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, found } from "../../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const random = fixedRandom();
const { open, leave, clear } = draw.edits;
const { accuse, fold } = draw.asides;

const presets: Preset[] = ["dice", "tickets"];
const names = ["Ana", "Ben", "Cleo", "You"];
const dealt = (at: number, preset: Preset = "dice") => fairRound(`round ${at}`, preset, names, "7");

const foundIn = async (round: unknown) => (await outcomeOf(check(round as Round))).broken?.says;

/** A house with a manner, as the page begins it. */
async function houseOf(manner: Manner, preset: Preset = "dice"): Promise<Game> {
  let game: Game = { ...(await begin()), preset, names };
  do game = await leave(game, { random });
  while (mannerOf(game.secret) !== manner);
  return game;
}

/** What the check finds in each of a house's rounds. */
async function foundBy(game: Game) {
  const all: (string | undefined)[] = [];
  for (let at = 0; at < played; at++) all.push((await found(draw, await open(game, { at })))?.says);
  return all;
}

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

describe.each(presets)("A house that plays for %s", (preset) => {
  it.each([
    ["swaps", "seed"],
    ["seats", "list"],
    ["drops", "mine"],
    ["refuses", "opened"],
  ] as const)("and %s is found at the step %s, and at no other", async (manner, says) => {
    const all = await foundBy(await houseOf(manner, preset));
    expect(new Set(all)).toEqual(new Set([undefined, says]));
    expect(all.filter((one) => one).length).toBeGreaterThan(2);
  });

  it("has all of its rounds checked by one press, as one by one", async () => {
    for (const manner of manners) {
      const game = await houseOf(manner, preset);
      const checked = (await draw.finish(game)).rounds.map(({ passed }) => passed);
      expect(checked).toEqual((await foundBy(game)).map((says) => says === undefined));
    }
  });

  it("is told of beside the verdict, which is of the open round, as are record and exit code", async () => {
    const input = { value: "", at: 0, random };
    const told = async (game: Game, does = "check", at = 0) => {
      const { verdict, game: after } = await step(draw, game, game, does, { ...input, at });
      const words = saying(content, after);
      const says = "broken" in verdict ? words.fails[verdict.broken.says as "seed"] : words.holds;
      return { after, words, verdict, says, passes: words.passes };
    };
    for (const manner of manners) {
      const { after, words, verdict, says, passes } = await told(await houseOf(manner, preset));
      const count = after.rounds.filter(({ passed }) => !passed).length;
      expect(verdict).toEqual({ state: "holds" });
      const wish = preset === "dice" ? 6 : 1;
      const at = after.at + 1;
      const tally =
        preset === "tickets" && manner === "seats"
          ? `Round ${at} passes. Ticket 5 won ${count} times, and only 4 were sold`
          : ["swaps", "seats"].includes(manner)
            ? `Round ${at} passes, ${count} of the ${after.rounds.filter(({ result }) => result === wish).length} sixes don’t`
            : `Round ${at} passes, ${count} of 20 ${manner === "refuses" ? "were never opened" : "rounds don’t"}`;
      const { html } = draw.view(after, content, verdict);
      expect(html.includes("data-caught")).toBe(
        after.rounds.some((one) => one.passed === false && one.result),
      );
      expect(passes).toBe(manner === "honest" ? undefined : tally);
      const isCrooked = manner !== "honest";
      expect(words.drawnAs).toBeUndefined();
      expect(html.includes("data-lost")).toBe(manner === "refuses");
      expect(words.wentWell).toBe(isCrooked ? `Round ${at}: 7 of 7 steps` : undefined);
      const { pass, press, cross } = content.labels;
      expect(says).toBe(manner === "honest" ? pass : manner === "refuses" ? cross : press);
      // Of a house that nobody has checked, one passing round says nothing.
      expect((await told(await houseOf(manner, preset), "open", after.at)).passes ?? "").not.toContain(
        "house",
      );
      if (manner === "honest") continue;
      const crooked = await told(
        after,
        "open",
        after.rounds.findIndex(({ passed }) => !passed),
      );
      // Nobody is made to open: that is no cheat which the check has kept out.
      expect(crooked.verdict.state).toBe(manner === "refuses" ? "fails" : "caught");
      expect(saying(content, { ...crooked.after, tried: "cheat" }).passes).toBeUndefined();
    }
  });

  it("and is honest passes in all rounds", async () => {
    expect(new Set(await foundBy(await houseOf("honest", preset)))).toEqual(new Set([undefined]));
  });

  it("and seats a player early passes in all rounds while numbers are in the clear, and wins more than luck explains", async () => {
    const game = await clear(await houseOf("seats", preset), { value: "false", random });
    expect(new Set(await foundBy(game))).toEqual(new Set([undefined]));
    const won = game.rounds.filter(
      ({ result }) => result === (preset === "dice" ? 6 : game.names.length + 1),
    );
    expect(won.length).toBeGreaterThan(luckOf(played, game.names.length) / 2);
    const sealed = await clear(game, { value: "true", random });
    expect(sealed.secret).toBe(game.secret);
    expect(new Set(await foundBy(sealed))).toEqual(new Set([undefined, "list"]));
  });
});

describe.each(presets)("A player whom the house seats before the list closes, for %s", (preset) => {
  const wish = (fair: Fair) =>
    preset === "tickets" ? names.length + 1 : fair.result === fair.sides ? 1 : fair.sides;

  it("wins each of 200 rounds with the numbers in the clear, and each of them holds", async () => {
    for (let at = 0; at < 200; at++) {
      const fair = await dealt(at, preset);
      const round = await seat(fair, preset, "Guest", `seat ${at}`);
      expect(round.result).toBe(wish(fair));
      expect(await foundIn(round)).toBeUndefined();
    }
  });

  it("gains nothing if they are sealed", async () => {
    let won = 0;
    for (let at = 0; at < 1000; at++) {
      const fair = await dealt(at, preset);
      const round = await seat(fair, preset, "Guest", `seat ${at}`, true);
      if (round.result === wish(fair)) won++;
      if (at < 20) expect(await foundIn(round)).toBeUndefined();
    }
    const chance = 1000 / (preset === "dice" ? 6 : names.length + 1);
    expect(Math.abs(won - chance)).toBeLessThan(45);
  });

  it("is found if it comes late", async () => {
    for (let at = 0; at < 20; at++)
      expect(await foundIn(await addLate(await dealt(at, preset), preset, "Guest", `late ${at}`))).toBe(
        "list",
      );
  });
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
