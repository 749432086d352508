import { exhibit as clipboards } from "../../src/exhibits/clipboards";
import type { Game } from "../../src/exhibits/clipboards/play";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("clipboards");
const { answer } = content.sample;
const begin = beginning(clipboards, content);
const { write, choose } = clipboards.edits;
const { lend, alter, forge, invent, putBack } = clipboards.cheats;

describe("One answer on five clipboards", () => {
  it("is sealed five times, each time for another key, and none of it can be read", async () => {
    const copies = (await begin()).boards.map(({ copy }) => copy);
    expect(new Set(copies.map((copy) => copy?.recipient)).size).toBe(5);
    expect(new Set(copies.map((copy) => copy?.encryptedMessage)).size).toBe(5);
    expect(JSON.stringify(copies)).not.toContain(answer);
  });

  it("is read by each of them, with its own key", async () => {
    const read = await clipboards.finish(JSON.parse(JSON.stringify(await begin())));
    expect(read.boards.map((board) => board.read)).toEqual(Array(5).fill(answer));
    expect(await found(clipboards, read)).toBeUndefined();
  });

  it("goes to those alone who were chosen", async () => {
    const game = await choose(await begin(), { at: 1, value: "false" });
    const read = await clipboards.finish(game);
    expect(read.boards.map((board) => board.read)).toEqual([answer, undefined, answer, answer, answer]);
    expect(read.boards[1]?.copy).toBeUndefined();
    expect(await found(clipboards, read)).toBeUndefined();
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

  it("is not checked where nobody has a copy", async () => {
    const game = await begin();
    const boards = game.boards.map(({ copy, ...board }) => board);
    expect(await found(clipboards, { ...game, boards })).toEqual({ says: "shared" });
  });

  it("lies on the clipboard that it was written for, and on no other", async () => {
    const game = await begin();
    const [first, second] = game.boards as [Game["boards"][0], Game["boards"][0]];
    const boards = game.boards.with(0, { ...first, copy: second.copy });
    expect(await found(clipboards, { ...game, boards })).toEqual({ says: "locked", at: 1 });
  });
});

describe("Each cheat", () => {
  it.each([
    ["another clinic's key", lend, { says: "locked", at: 4 }],
    ["a copy changed on its way", alter, { says: "sealed", at: 3 }],
    ["an answer in the patient's name", forge, { says: "sealed", at: 5 }],
    ["an answer that a clinic made up", invent, { says: "author", at: 4 }],
    ["an answer that was read before", putBack, { says: "old", at: 1 }],
  ])("%s is found there, and it is so whatever was done before", async (_, cheat, broken) => {
    let game: Game = await begin();
    const nobody = async (there: Game) => ({
      ...(await choose(there, { at: 3, value: "false" })),
      problem: "x",
    });
    for (const before of [undefined, cheat === lend ? forge : lend, nobody]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await found(clipboards, game)).toEqual(broken);
      expect(game.boards.map(({ read }) => read === undefined)).toEqual(
        game.boards.map((_board, at) => at + 1 === broken.at && /locked|sealed/.test(broken.says)),
      );
    }
    expect(await found(clipboards, await write(game, { value: "None" }))).toBeUndefined();
  });
});
