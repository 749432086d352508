import { exhibit as clipboards } from "../../src/exhibits/clipboards";
import type { Game } from "../../src/exhibits/clipboards/play";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("clipboards");
const { answer } = content.sample;
const begin = beginning(clipboards, content);
const { write, choose } = clipboards.edits;
const { lend, alter, forge } = clipboards.cheats;

describe("One answer on five clipboards", () => {
  it("is sealed five times, each time for another key, and none of it can be read", async () => {
    const copies = clipboards.record(await begin());
    expect(new Set(copies.map((copy) => copy?.recipient)).size).toBe(5);
    expect(new Set(copies.map((copy) => copy?.encryptedMessage)).size).toBe(5);
    expect(JSON.stringify(copies)).not.toContain(answer);
  });

  it("is read by each of them, with its own key", async () => {
    const read = await clipboards.finish(JSON.parse(JSON.stringify(await begin())));
    expect(read.boards.map((board) => board.read)).toEqual(Array(5).fill(answer));
    expect(await clipboards.check(read)).toBeUndefined();
  });

  it("goes to those alone who were chosen", async () => {
    const game = await choose(await begin(), { at: 1, value: "false" });
    const read = await clipboards.finish(game);
    expect(read.boards.map((board) => board.read)).toEqual([answer, undefined, answer, answer, answer]);
    expect(read.boards[1]?.copy).toBeUndefined();
    expect(await clipboards.check(read)).toBeUndefined();
    expect((await choose(read, { at: 1, value: "true" })).boards[1]?.copy).toBeDefined();
  });

  it("goes to nobody, which is told", async () => {
    let game = await begin();
    for (let at = 0; at < 5; at++) game = await choose(game, { at, value: "false" });
    expect(game.problem).toBe("nobody");
    expect((await choose(game, { at: 3, value: "true" })).problem).toBeUndefined();
  });

  it.each(["漢字 🎲 é", `"quotes" \\ and\nlines`])("carries %j", async (value) => {
    const game = await clipboards.finish(await write(await begin(), { value }));
    expect(game.boards[4]?.read).toBe(value);
  });

  it.each([
    ["nothing", "", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s, and the one before stays", async (_, value, problem) => {
    const typed = await write(await begin(), { value });
    expect(typed).toMatchObject({ problem, text: answer });
    expect(typed.typed.length).toBeLessThanOrEqual(400);
    expect((await write(typed, { value: answer })).problem).toBeUndefined();
  });

  it("is opened elsewhere by the command that the page gives", async () => {
    const game = await choose(await begin(), { at: 0, value: "false" });
    const told = repeated(clipboards, game, content);
    expect(told.split("\n")).toEqual([2, 3, 4, 5].map((at) => `${at} ${answer}`));
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["another clinic's key", lend, { says: "locked", at: 4 }],
    ["a copy changed on its way", alter, { says: "sealed", at: 3 }],
    ["an answer in the patient's name", forge, { says: "sealed", at: 5 }],
  ])(
    "%s is found, nothing is read there, and it is so whatever was done before",
    async (_, cheat, broken) => {
      let game: Game = await begin();
      const nobody = async (there: Game) => ({
        ...(await choose(there, { at: 3, value: "false" })),
        problem: "x",
      });
      for (const before of [undefined, cheat === lend ? forge : lend, nobody]) {
        if (before) game = await before(game);
        game = await cheat(game);
        expect(game.problem).toBeUndefined();
        expect(await clipboards.check(game)).toEqual(broken);
        expect(game.boards.map(({ read }) => read === undefined)).toEqual(
          game.boards.map((_board, at) => at + 1 === broken.at),
        );
      }
      expect(await clipboards.check(await write(game, { value: "None" }))).toBeUndefined();
    },
  );
});
