import { createHash } from "node:crypto";
import { exhibit as sealedSentence } from "../../src/exhibits/sealed-sentence";
import type { Game } from "../../src/exhibits/sealed-sentence/play";
import { check, sealOf } from "../../src/exhibits/sealed-sentence/run";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("sealed-sentence");
const begin = beginning(sealedSentence, content);
const { write, seal } = sealedSentence.edits;
const { change, hide } = sealedSentence.cheats;
const hostile = `'; rm -rf "$HOME" \`x\` %s \\n 漢字 🎲`;

describe("The seal of a sentence", () => {
  it("is its SHA-256, as any other program computes it", async () => {
    for (const text of ["", "a", hostile]) {
      expect(await sealOf(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("holds for that sentence alone", async () => {
    const { sealed } = await begin();
    expect(await check(sealed)).toBe(true);
    for (let at = 0; at < sealed.sentence.length; at++) {
      const sentence = `${sealed.sentence.slice(0, at)}*${sealed.sentence.slice(at + 1)}`;
      expect(await check({ ...sealed, sentence })).toBe(false);
    }
  });

  it("comes out the same in a terminal, whatever the sentence is", async () => {
    for (const value of [content.sample.sentence, hostile]) {
      const game = await seal(await write(await begin(), { value }));
      const { seal: sealed } = game.sealed;
      expect(repeated(sealedSentence, game, content)).toBe(`${content.labels.seal}: ${sealed}\n${sealed}  -`);
    }
  });
});

describe("The visitor's own sentence", () => {
  it("does not fit the old seal, and fits its own", async () => {
    const typed = await write(await begin(), { value: hostile });
    expect(await sealedSentence.check(typed)).toEqual({ says: "letter" });
    const own = await seal(typed);
    expect(await sealedSentence.check(own)).toBeUndefined();
    for (const cheat of [change, hide]) expect(await sealedSentence.check(await cheat(own))).toBeDefined();
  });

  it.each([
    ["nothing", "", "empty"],
    ["spaces", "   ", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s, and is not sealed", async (_, value, problem) => {
    const typed = await write(await begin(), { value });
    expect(typed).toMatchObject({ problem });
    expect(await seal(typed)).toBe(typed);
  });
});

describe("Each cheat", () => {
  it.each([
    ["a letter", change],
    ["a space at the end", hide],
  ])("%s is found, whatever was done before", async (_, cheat) => {
    let game: Game = await begin();
    for (const before of [undefined, change, hide, (there: Game) => write(there, { value: "" })]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await sealedSentence.check(game)).toEqual({ says: "letter" });
    }
  });
});
