import { createHash } from "node:crypto";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { exhibit as sealedSentence } from "../../../src/exhibits/seal/sentence";
import type { Game } from "../../../src/exhibits/seal/sentence/play";
import { check, type Sealed, sealOf } from "../../../src/exhibits/seal/sentence/run";
import { beginning, exampleOf, found } from "../../support/exhibits";

const content = exampleOf("seal-sentence");
const begin = beginning(sealedSentence, content);
const { write, seal } = sealedSentence.edits;
const { change, hide } = sealedSentence.cheats;
const { anew, guess } = sealedSentence.gaps;
const hostile = `'; rm -rf "$HOME" \`x\` %s \\n 漢字 🎲`;

const holds = async (sealed: Sealed) => (await outcomeOf(check(sealed))).broken === undefined;

describe("The seal of a sentence", () => {
  it("is its SHA-256, as any other program computes it", async () => {
    for (const text of ["", "a", hostile]) {
      expect(await sealOf(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("holds for that sentence alone", async () => {
    const { sealed } = await begin();
    expect(await holds(sealed)).toBe(true);
    for (let at = 0; at < sealed.sentence.length; at++) {
      const sentence = `${sealed.sentence.slice(0, at)}*${sealed.sentence.slice(at + 1)}`;
      expect(await holds({ ...sealed, sentence })).toBe(false);
    }
  });

  it("is not taken for nothing, nor for half a character, which would share the seal of another", async () => {
    for (const sentence of ["", " "])
      expect(await holds({ sentence, seal: await sealOf(sentence) })).toBe(false);
    expect(await sealOf("\ud83c")).toBe(await sealOf("\ufffd"));
    const seal = await sealOf("\ufffd");
    expect(await holds({ sentence: "\ufffd", seal })).toBe(true);
    expect(await holds({ sentence: "\ud83c", seal })).toBe(false);
    expect(await holds({ sentence: "🎲", seal: await sealOf("🎲") })).toBe(true);
  });
});

describe("The visitor's own sentence", () => {
  it("does not fit the old seal, and fits its own", async () => {
    const typed = await write(await begin(), { value: hostile });
    expect(await found(sealedSentence, typed)).toEqual({ says: "letter" });
    const own = await seal(typed);
    expect(await found(sealedSentence, own)).toBeUndefined();
    for (const cheat of [change, hide]) expect(await found(sealedSentence, await cheat(own))).toBeDefined();
  });

  it("has the same seal whether it was caught or sealed again", async () => {
    const sealsOf = (game: Game, verdict: Parameters<typeof sealedSentence.view>[2]) =>
      sealedSentence.view(game, content, verdict).html.match(/<svg class="ex-seal".*?<\/svg>/gs) ?? [];
    const game = await begin();
    const caught = sealsOf(await change(game), { state: "caught", broken: { says: "letter" } });
    // The crack between the halves of a broken one is no line of the seal.
    const linesOf = (svg = "") => new Set(svg.replace(/<path pathLength.*?>/, "").match(/d="[^"]+"/g));
    const anewSeals = sealsOf(await anew(game), { state: "uncovered", gap: "anew" });
    expect(anewSeals.map(linesOf)).toContainEqual(linesOf(caught[1]));
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
      expect(await found(sealedSentence, game)).toEqual({ says: "letter" });
    }
  });
});

describe("The attack that still works", () => {
  it("is a sentence that was changed and sealed anew: all fits, and the strip still shows the change", async () => {
    const forged = await anew(await begin());
    expect(forged.sealed.sentence).not.toBe(forged.fair.sentence);
    expect(await found(sealedSentence, forged)).toBeUndefined();
    expect(await found(sealedSentence, await change(forged))).toEqual({ says: "letter" });
  });

  it.each([
    ["Pump 3 passed.", "0123"],
    ["no digit", /n$/],
    ["\u00e9t\u00e9", /\u00e9$/],
  ])("is a guess: whoever has the seal of %j finds what was sealed", async (sentence, tried) => {
    const whole = await sealedSentence.edits.seal(await write(await begin(), { value: sentence }));
    const game = await guess(await change(whole));
    expect(game.tried).toMatch(tried);
    expect(game.sealed).toEqual(whole.sealed);
    expect(await found(sealedSentence, game)).toBeUndefined();
    const { html } = sealedSentence.view({ ...game, gap: "guess" }, content, {
      state: "uncovered",
      gap: "guess",
    });
    // The seals of the last tries, and of them the one that it has.
    expect(html.match(/<del>/g) ?? []).toHaveLength(Math.min(game.tried.length, 4) - 1);
    expect(game.tries?.at(-1)).toBe(whole.sealed.seal);
    expect(html).toContain(`<mark>${game.tried.at(-1)}</mark>`);
    // It says what had to be known for that.
    expect(html).toContain(sentence.replace(game.tried.at(-1) ?? "", "_"));
    expect(sealedSentence.view(game, content, { state: "holds" }).html).not.toContain("<del>");
  });
});

describe("What has changed", () => {
  const shown = async (game: Game) => {
    const { html } = sealedSentence.view(game, content, { state: "unchecked", built: false });
    return html.match(/<mark>(.*?)<\/mark>/)?.[1];
  };

  it("is marked, down to a space that no eye sees", async () => {
    const game = await begin();
    expect(await shown(game)).toBeUndefined();
    expect(await shown(await hide(game))).toBe("\u2423");
    expect(await shown(await change(game))).toMatch(/^\d$/);
    expect(await shown(await write(game, { value: `<${game.sealed.sentence}` }))).toBe("&lt;");
    expect(await shown(await write(game, { value: game.sealed.sentence.slice(1) }))).toBe("\u2205");
    // No more than that, even at the end of a word.
    expect(await shown(await write(game, { value: `${game.sealed.sentence.slice(0, -1)}!` }))).toBe("!");
  });

  it("stands behind what it was written over, struck; a space that was added has nothing before it", async () => {
    const struck = (game: Game) =>
      sealedSentence
        .view(game, content, { state: "unchecked", built: false })
        .html.match(/<s>(.*?)<\/s><mark>/)?.[1];
    const game = await begin();
    expect(struck(await change(game))).toMatch(/^\d$/);
    expect(struck(await hide(game))).toBeUndefined();
  });
});

describe("The sign between both seals", () => {
  const sign = (game: Game, verdict: Parameters<typeof sealedSentence.view>[2]) =>
    sealedSentence.view(game, content, verdict).html.match(/<b class="ex-same".*?>(.)<\/b>/)?.[1];

  it("asks whether they are one until a check has said so, and says at once that they are not", async () => {
    const game = await begin();
    expect(sign(game, { state: "unchecked", built: true })).toBe("?");
    expect(sign(game, { state: "holds" })).toBe("=");
    const typed = await write(game, { value: "Something else." });
    expect(sign(typed, { state: "unchecked", built: false })).toBe("\u2260");
    expect(sign(await anew(game), { state: "uncovered", gap: "anew" })).toBe("=");
  });
});

describe("The button that seals the visitor's own words", () => {
  const isThere = (game: Game) =>
    sealedSentence.view(game, content, { state: "unchecked", built: false }).html.includes('data-do="seal"');

  it("is there once there are any", async () => {
    const game = await begin();
    const typed = await write(game, { value: "Something else." });
    expect([game, typed, await seal(typed)].map(isThere)).toEqual([false, true, false]);
  });
});
