import { createHash } from "node:crypto";
import { exhibit as hashChain } from "../../src/exhibits/hash-chain";
import type { Game } from "../../src/exhibits/hash-chain/play";
import { check, type Log, write } from "../../src/exhibits/hash-chain/run";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("hash-chain");
const begin = beginning(hashChain, content);
const texts = ["one", "two", "three", "four", "five"];

const broken = async (log: Log) => (await outcomeOf(check(log))).broken;
const line = (at: number) => ({ says: "line", at });

describe("A chain of lines", () => {
  it("is what any other implementation of the same rule comes to", async () => {
    const { lines, anchor } = await write(texts);
    let before = "0".repeat(64);
    for (const { text, hash } of lines) {
      before = createHash("sha256").update(`${before}\n${text}\n`).digest("hex");
      expect(hash).toBe(before);
    }
    expect(anchor).toBe(before);
    expect(await broken({ lines, anchor })).toBeUndefined();
  });

  it("names the first line that was changed, added, taken out or moved", async () => {
    const { lines, anchor } = await write(texts);
    const [first, second, third] = lines;
    if (!first || !second || !third) throw new Error("The log is too short");
    const at = (changed: typeof lines) => broken({ lines: changed, anchor });
    expect(await at([first, { ...second, text: "2" }, ...lines.slice(2)])).toEqual(line(2));
    expect(await at([first, { ...second, hash: third.hash }, ...lines.slice(2)])).toEqual(line(2));
    expect(await at([first, ...lines.slice(2)])).toEqual(line(2));
    expect(await at(lines.slice(1))).toEqual(line(1));
    expect(await at([first, third, second, ...lines.slice(3)])).toEqual(line(2));
    expect(await at([first, first, ...lines.slice(1)])).toEqual(line(2));
  });

  it("that is cut short or written anew from some line on shows at its anchor", async () => {
    const { lines, anchor } = await write(texts);
    expect(await broken({ lines: lines.slice(0, -1), anchor })).toEqual({ says: "anchor" });
    expect(await broken({ lines: [], anchor })).toEqual({ says: "anchor" });
    expect(await broken(await write([]))).toEqual({ says: "anchor" });
    const anew = await write(["one", "2", "three", "four", "five"]);
    expect(await broken({ lines: anew.lines, anchor })).toEqual({ says: "anchor" });
  });

  it("does not take half a character for the sign that would stand in for it", async () => {
    const { lines, anchor } = await write(["one", "\ufffd"]);
    expect(await broken({ lines, anchor })).toBeUndefined();
    const halves = lines.map(({ text, hash }) => ({ text: text.replace("\ufffd", "\ud83c"), hash }));
    expect(await broken({ lines: halves, anchor })).toEqual(line(2));
  });

  it("does not take a line with a break in it for two lines", async () => {
    expect((await write(["a", "b"])).anchor).not.toBe((await write(["a\nb"])).anchor);
  });
});

describe("What the visitor types over a line", () => {
  const { overwrite } = hashChain.edits;

  it("breaks the chain there, and typing it back mends it", async () => {
    const game = await begin();
    const { text = "" } = game.log.lines[1] ?? {};
    const typed = await overwrite(game, { value: `${text}!`, at: 1 });
    expect(await found(hashChain, typed)).toEqual({ says: "line", at: 2 });
    expect(typed.found).not.toBe(game.found);
    const back = await overwrite(typed, { value: text, at: 1 });
    expect(await found(hashChain, back)).toBeUndefined();
    expect(back.found).toBe(game.found);
  });

  it.each([
    ["nothing", "", "empty"],
    ["a space", " ", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s", async (_, value, problem) => {
    expect(await overwrite(await begin(), { value, at: 0 })).toMatchObject({ problem });
  });

  it("may be in any script", async () => {
    const typed = await overwrite(await begin(), { value: "漢字 🎲 é", at: 0 });
    expect(typed.problem).toBeUndefined();
    expect(await found(hashChain, typed)).toEqual({ says: "line", at: 1 });
  });
});

describe("Each cheat", () => {
  const { forge, remove, swap, rewrite } = hashChain.cheats;

  it.each([
    ["a changed line", forge, { says: "line", at: 2 }],
    ["a missing line", remove, { says: "line", at: 2 }],
    ["two lines in the other order", swap, { says: "line", at: 1 }],
    ["a new hash for every line", rewrite, { says: "anchor" }],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    let game = await begin();
    for (const before of [undefined, forge, remove, swap, rewrite]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await found(hashChain, game)).toEqual(says);
    }
  });
});

describe("What has changed in a line", () => {
  const { forge, remove, swap, rewrite } = hashChain.cheats;
  const marked = (game: Game) =>
    hashChain
      .view(game, content, { state: "unchecked", built: false })
      .html.match(/(?<=<mark>).*?(?=<\/mark>)/g);

  it("is marked in that line, whoever changed it", async () => {
    const game = await begin();
    expect(marked(game)).toBeNull();
    for (const cheat of [forge, rewrite]) expect(marked(await cheat(game))).toEqual(["nobod"]);
    const { text = "" } = game.log.lines[0] ?? {};
    expect(marked(await hashChain.edits.overwrite(game, { value: `${text}<`, at: 0 }))).toEqual(["&lt;"]);
  });

  it("is both lines where two were swapped, and none where one is gone", async () => {
    expect(marked(await swap(await begin()))).toHaveLength(2);
    expect(marked(await remove(await begin()))).toBeNull();
  });
});
