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
    expect(typed.found.at(-1)).not.toBe(game.found.at(-1));
    const back = await overwrite(typed, { value: text, at: 1 });
    expect(await found(hashChain, back)).toBeUndefined();
    expect(back.found).toEqual(game.found);
  });

  it.each([
    ["nothing", "", "empty"],
    ["a space", " ", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s", async (_, value, problem) => {
    expect(await overwrite(await begin(), { value, at: 0 })).toMatchObject({ problem });
  });

  it("stays one line, whatever is pasted", async () => {
    const typed = await overwrite(await begin(), { value: "one\ntwo", at: 0 });
    expect(typed.log.lines[0]?.text).toBe("onetwo");
  });

  it("may be in any script", async () => {
    const typed = await overwrite(await begin(), { value: "漢字 🎲 é", at: 0 });
    expect(typed.problem).toBeUndefined();
    expect(await found(hashChain, typed)).toEqual({ says: "line", at: 1 });
  });
});

describe("Each cheat", () => {
  const { forge, remove, swap, cut, double, slip, rewrite } = hashChain.cheats;

  it.each([
    ["a changed line", forge, { says: "line", at: 2 }],
    ["a missing line", remove, { says: "line", at: 2 }],
    ["two lines in the other order", swap, { says: "line", at: 1 }],
    ["an end that is missing", cut, { says: "anchor" }],
    ["a line that is there once more", double, { says: "line", at: 4 }],
    ["a line that was slipped in", slip, { says: "line", at: 3 }],
    ["a new hash for every line", rewrite, { says: "anchor" }],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    let game = await begin();
    for (const before of [undefined, forge, remove, swap, cut, double, slip, rewrite]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await found(hashChain, game)).toEqual(says);
    }
  });
});

describe("The place of lines that are gone", () => {
  const { remove, cut } = hashChain.cheats;
  const { early, cutEarly } = hashChain.gaps;

  it("stays, one for each; of a log that was not whole yet, none is", async () => {
    const game = await begin();
    const gone = (there: Game) =>
      hashChain.view(there, content, { state: "unchecked", built: false }).html.split("ex-gone").length - 1;
    const there = [game, await remove(game), await cut(game), await early(game)];
    expect(there.map(gone)).toEqual([0, 1, 2, 0]);
    expect(gone({ ...(await cutEarly(game)), gap: "cutEarly" })).toBe(2);
  });
});

describe("The attack that still works", () => {
  const { replace, early, cutEarly } = hashChain.gaps;

  it("is the kept hash put in another one's place, or a line that said so from the start", async () => {
    const game = await begin();
    for (const gap of [replace, early]) {
      const attacked = await gap(game);
      expect(attacked.log.lines.map(({ text }) => text)).toContain(game.forged.text);
      expect(await found(hashChain, attacked)).toBeUndefined();
      expect(attacked.log.anchor).not.toBe(game.log.anchor);
    }
    expect((await early(game)).log.lines).toHaveLength(game.forged.at + 1);
    expect((await replace(game)).log.lines).toHaveLength(game.log.lines.length);
  });

  it("is an end that was cut off before anybody had its hashes", async () => {
    const game = await begin();
    const attacked = await cutEarly(game);
    expect(attacked.log.lines).toEqual(game.log.lines.slice(0, -2));
    expect(await found(hashChain, attacked)).toBeUndefined();
  });
});
