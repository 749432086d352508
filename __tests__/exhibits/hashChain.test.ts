import { createHash } from "node:crypto";
import { exhibit as hashChain } from "../../src/exhibits/hash-chain";
import { check, write } from "../../src/exhibits/hash-chain/run";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("hash-chain");
const begin = beginning(hashChain, content);
const texts = ["one", "two", "three", "four", "five"];

describe("A chain of lines", () => {
  it("is what any other implementation of the same rule comes to", async () => {
    const { lines, anchor } = await write(texts);
    let before = "0".repeat(64);
    for (const { text, hash } of lines) {
      before = createHash("sha256").update(`${before}\n${text}\n`).digest("hex");
      expect(hash).toBe(before);
    }
    expect(anchor).toBe(before);
    expect(await check({ lines, anchor })).toBeUndefined();
  });

  it("names the first line that was changed, added, taken out or moved", async () => {
    const { lines, anchor } = await write(texts);
    const [first, second, third] = lines;
    if (!first || !second || !third) throw new Error("The log is too short");
    const at = (changed: typeof lines) => check({ lines: changed, anchor });
    expect(await at([first, { ...second, text: "2" }, ...lines.slice(2)])).toBe(2);
    expect(await at([first, { ...second, hash: third.hash }, ...lines.slice(2)])).toBe(2);
    expect(await at([first, ...lines.slice(2)])).toBe(2);
    expect(await at(lines.slice(1))).toBe(1);
    expect(await at([first, third, second, ...lines.slice(3)])).toBe(2);
    expect(await at([first, first, ...lines.slice(1)])).toBe(2);
  });

  it("that is cut short or written anew from some line on shows at its anchor", async () => {
    const { lines, anchor } = await write(texts);
    expect(await check({ lines: lines.slice(0, -1), anchor })).toBe("anchor");
    expect(await check({ lines: [], anchor })).toBe("anchor");
    const anew = await write(["one", "2", "three", "four", "five"]);
    expect(await check({ lines: anew.lines, anchor })).toBe("anchor");
  });

  it("does not take a line with a break in it for two lines", async () => {
    expect((await write(["a", "b"])).anchor).not.toBe((await write(["a\nb"])).anchor);
  });

  it("can be repeated with the tools of a terminal", async () => {
    const game = await begin();
    expect(repeated(hashChain, game, content).split("\n")).toEqual([
      ...game.log.lines.map(({ hash, text }) => `${hash} ${text}`),
      `${content.labels.anchor}: ${game.log.anchor}`,
    ]);
  });
});

describe("What the visitor types over a line", () => {
  const { overwrite } = hashChain.edits;

  it("breaks the chain there, and typing it back mends it", async () => {
    const game = await begin();
    const { text = "" } = game.log.lines[1] ?? {};
    const typed = await overwrite(game, { value: `${text}!`, at: 1 });
    expect(await hashChain.check(typed)).toEqual({ says: "line", at: 2 });
    expect(typed.found).not.toBe(game.found);
    const back = await overwrite(typed, { value: text, at: 1 });
    expect(await hashChain.check(back)).toBeUndefined();
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
    expect(await hashChain.check(typed)).toEqual({ says: "line", at: 1 });
  });
});

describe("Each cheat", () => {
  const { forge, remove, swap, rewrite } = hashChain.cheats;

  it.each([
    ["a changed line", forge, { says: "line", at: 2 }],
    ["a missing line", remove, { says: "line", at: 2 }],
    ["two lines in the other order", swap, { says: "line", at: 1 }],
    ["a new hash for every line", rewrite, { says: "anchor" }],
  ])("%s is found, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    for (const before of [undefined, forge, remove, swap, rewrite]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await hashChain.check(game)).toEqual(broken);
    }
  });
});
