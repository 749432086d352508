import { exhibit } from "../../src/exhibits/coin";
import { fateOf } from "../../src/exhibits/coin/fate";
import type { Deal, Game } from "../../src/exhibits/coin/game";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { agreed, lines } from "../../src/exhibits/coin/runEscrow";
import { coinOf } from "../../src/exhibits/coin/runHandover";
import { saidOf } from "../../src/exhibits/coin/said";
import { coinsOf } from "../../src/exhibits/coin/shown";
import { publicOf } from "../../src/exhibits/coin/sign";
import { trace } from "../../src/exhibits/coin/trace";
import { parse } from "../../src/exhibits/coin/transaction";
import { weaknesses, weaknessesOf } from "../../src/exhibits/coin/weak";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { begin, contentOf, judged, shownOf, use } from "../support/coin";
import { after, state, ticked, words } from "../support/escrow";

describe("A lock of the visitor's own", () => {
  it("that is weaker than the terms lets a stranger through, and is found out", async () => {
    const anyone = (await words((await words(await begin("escrow"), 0, "OP_1")).game, 1, "")).game;
    const { verdict, game } = await judged(anyone, "spend", { at: 2 });
    expect(verdict).toEqual({ state: "fails", broken: { says: "who", at: 1 } });
    expect(parse(game.made[1]?.hex)?.outputs[0]?.lock).toBe(coinOf(publicOf("stranger")));
  });

  it("that stays shut this way is not said to have caught anybody, as it may open another way", async () => {
    const { game } = await words(await begin("escrow"), 0, "OP_1");
    expect(await state(game)).toMatchObject({ state: "caught", broken: { says: "opens" } });
    const content = exhibit.wordsFor(contentOf("escrow"), game);
    expect(content).toMatchObject({ stopped: "Not opened this way" });
    expect(content.fails.opens).toBe("This isn’t the agreed lock. Other words might open it.");
  });

  it("that asks for one of three is broken by one of three", async () => {
    const lock = (await begin("escrow")).escrow?.lock ?? "";
    const weak = lock.replace(lines.whole, "OP_IF").replace("OP_2 buyer", "OP_1 buyer");
    const { game } = await words(
      (await words(await begin("escrow"), 0, weak)).game,
      1,
      "OP_0 sig:arbiter OP_1",
    );
    expect(await state(game)).toEqual({ state: "fails", broken: { says: "who", at: 1 } });
  });

  it.each([
    ["asks for two of three in other words", "OP_2 buyer seller arbiter OP_3 OP_CHECKMULTISIG", ""],
    ["opens for anyone, though the right two have signed", "OP_2DROP OP_2DROP OP_1", " OP_1 OP_1"],
  ])("is not the agreed one where it %s", async (_, lock, more) => {
    const begins = more === "" ? "OP_0 " : "";
    const { game } = await words(
      (await words(await begin("escrow"), 0, lock)).game,
      1,
      `${begins}sig:buyer sig:seller${more}`,
    );
    expect(await state(game)).toEqual({ state: "fails", broken: { says: "terms", at: 1 } });
  });

  it("is not taken from the record either, whatever that says was agreed", async () => {
    const lock = "OP_2DROP OP_2DROP OP_1";
    const opened = "sig:buyer sig:seller OP_1 OP_1";
    const { game } = await words((await words(await begin("escrow"), 0, lock)).game, 1, opened);
    const { terms, ...record } = exhibit.record(game) as Bundle;
    const brought = { ...record, terms: { ...terms, lock } };
    expect((await outcomeOf(check(brought))).broken).toEqual({ says: "terms", at: 1 });
  });

  it("is compared with the keys and the date that the checker brings: a record of other ones is no record of theirs", async () => {
    const first = await begin("escrow");
    const content = contentOf("escrow");
    const other = await exhibit.begin({ ...content, sample: { ...content.sample, deadline: "2026-03-01" } });
    const record = exhibit.record(other) as Bundle;
    expect((await outcomeOf(check(record))).broken).toBeUndefined();
    const { broken } = await outcomeOf(exhibit.check(record, exhibit.brought(first, other)));
    expect(broken).toEqual({ says: "terms", at: 1 });
  });

  it("lies on coins whose price is said in dollars", async () => {
    const labels = { ...contentOf("escrow").labels, dollars: "{amount} at $20 per BSV" };
    const game = await begin("escrow");
    const notes = coinsOf(game).map((coin) => saidOf(game, coin, labels).note);
    expect(notes).toEqual(["$2,000 at $20 per BSV", ""]);
    const [root, paid] = coinsOf(game);
    if (!root || !paid) throw new Error("No coins");
    expect(fateOf(game, root, false, labels)).toEqual({ name: "$2,000 has left the lock" });
    expect(fateOf({ ...game, spent: [] }, root, false, labels)).toEqual({ name: "$2,000 waits in the lock" });
    const said = ["waits", "refused", "paid", false].map(
      (one) => fateOf(game, paid, one as "waits", labels)?.said,
    );
    expect(said).toEqual(["would get $2,000", "gets nothing", "got $2,000", "gets $2,000"]);
  });

  it("is compared with terms that are said in words", async () => {
    const shown = shownOf(await begin("escrow"));
    expect(shown).toContain("or the buyer alone, from March 1, 2027.");
    expect(shown).toContain("Checked as of January 31, 2027.");
  });

  it.each(["", " ", "word ", "OP_NOSUCH", "zz", "0", "💰", "buyers", "<b>", "OP_1 xyz"])(
    "is told where it is %j",
    async (value) => {
      const first = await begin("escrow");
      const { game } = await words(first, 0, value);
      expect(game).toMatchObject({ problem: "words", made: first.made, escrow: { lock: value } });
      expect(() => shownOf(game)).not.toThrow();
      expect((await words(game, 0, first.escrow?.lock ?? "")).game.problem).toBeUndefined();
    },
  );
});

describe("A blank check", () => {
  it("opens a lock that takes signatures of any kind, and fails for who counts the signers", async () => {
    const { game, verdict } = await use(await ticked("blankPayee"), "forge");
    expect(verdict).toEqual({ state: "fails", broken: { says: "who", at: 1 } });
    expect(trace(game, 999)).toMatchObject({ stack: ["01"], hasStopped: false });
    expect(parse(game.made[1]?.hex)?.outputs[0]?.lock).toBe(coinOf(publicOf("stranger")));
    const strong = (await words(game, 0, (await begin("escrow")).escrow?.lock ?? "")).game;
    expect(await state(strong)).toEqual({ state: "caught", broken: { says: "opens", at: 1 } });
  });

  it("of the buyer's opens nothing after the date either, whoever fills it in", async () => {
    const late = await after(await begin("escrow"), ["seller", false], ["date", true]);
    const { game } = await words(late, 1, "sig:buyer:none preimage OP_0");
    for (const at of [0, 1, 2])
      expect((await judged(game, "spend", { at })).verdict).toEqual({
        state: "caught",
        broken: { says: "opens", at: 1 },
      });
  });
});

describe("A weakness that is ticked", () => {
  const content = contentOf("escrow");
  const labels = { ...content.labels, stranger: "Stranger" };
  const fails = (game: Game) => exhibit.wordsFor({ ...content, labels }, game).fails;
  const [one, anyDay, blankPayee] = weaknesses.map((_, at) => at) as [number, number, number];
  const tick = async (game: Game, at: number, on = true) =>
    (await use(game, "weaken", { at, value: String(on) })).game;

  it.each([
    ["one signature", one, "or the arbiter signs alone,", "A stranger"],
    ["no date", anyDay, "or the buyer alone, on any day.", "Second buyer"],
    ["a blank payee", blankPayee, "the payee left blank,", "A stranger"],
  ])("is a thief's way out: %s", async (_, at, said, thief) => {
    const game = await tick(await begin("escrow"), at);
    expect(game.made[1]?.names).toEqual([thief]);
    const { game: checked, verdict } = await use(game, "check");
    expect(verdict).toEqual({ state: "fails", broken: { says: "who", at: 1 } });
    const shown = shownOf(checked, verdict);
    expect(shown).toContain(said);
    expect(shown).toContain('data-way="lost"');
    expect(shown).not.toContain("A line of your own.");
    // Each weakness is in what can be typed over, and the same lock typed in ticks its box.
    const typed = (await words(await begin("escrow"), 0, game.escrow?.lock ?? "")).game;
    expect(weaknessesOf(typed.escrow?.lock ?? "")).toEqual([weaknesses[at]]);
    expect(typed.escrow?.under).toBe(game.escrow?.under);
  });

  it.each([
    ["one and blank", [one, blankPayee]],
    ["one and no date", [one, anyDay]],
    ["no date and blank", [anyDay, blankPayee]],
    ["all three", [blankPayee, anyDay, one]],
  ])("is one as well beside others: %s", async (_, all) => {
    for (const order of [all, [...all].reverse()]) {
      let game = await begin("escrow");
      for (const at of order) game = await tick(game, at);
      expect(await state(game)).toEqual({ state: "fails", broken: { says: "who", at: 1 } });
      for (const at of order) game = await tick(game, at, false);
      expect(game.escrow?.lock).toBe(agreed);
      expect(await state(game)).toEqual({ state: "holds" });
    }
  });

  it.each([
    [[one], "One signature was enough: the arbiter alone paid the stranger."],
    [[anyDay], "Any day was enough: the buyer alone freed the coins on January 31, 2027."],
    [[blankPayee], "The payee was blank, and the stranger was filled in."],
    // Only what was used is a cause: the last box says how it was tried.
    [[one, anyDay], "Any day was enough: the buyer alone freed the coins on January 31, 2027."],
    [[anyDay, one], "One signature was enough: the arbiter alone paid the stranger."],
    [
      [blankPayee, one],
      "One signature was enough: the arbiter alone paid the stranger. The payee was blank, and the stranger was filled in.",
    ],
    [
      [anyDay, one, blankPayee],
      "One signature was enough: the buyer alone paid the stranger. The payee was blank, and the stranger was filled in.",
    ],
  ])("is what the verdict names, and no other: boxes %j", async (boxes, said) => {
    let game = await begin("escrow");
    for (const at of boxes) game = await tick(game, at);
    expect(fails(game).who).toBe(said);
  });

  it("is named by who was paid, and by what else the lock takes once it opens as agreed", async () => {
    const weak = await tick(await begin("escrow"), one);
    expect(fails((await use(weak, "spend", { at: 0 })).game).who).toBe(
      "One signature was enough: the arbiter alone paid the seller.",
    );
    const late = (await use(await tick(await begin("escrow"), anyDay), "wait", { value: "14" })).game;
    expect(await state(late)).toEqual({ state: "fails", broken: { says: "terms", at: 1 } });
    expect(fails(late).terms).toBe("It opened as agreed this time, but this lock also takes: any day.");
  });

  it("is not guessed of a lock that the visitor wrote", async () => {
    const { game } = await words(await tick(await begin("escrow"), one), 0, "OP_1");
    expect(fails(game)).toEqual({ ...content.fails, opens: content.labels.ownShut });
  });

  it("is named by the stepper where the script is weaker", async () => {
    const weak = await tick(await begin("escrow"), one);
    const escrow = { ...(weak.escrow as Deal), at: 4 };
    expect(shownOf({ ...weak, escrow })).toContain("Weaker: One signature.");
  });

  it("is what the boxes of the signers then use", async () => {
    const weak = await tick(await begin("escrow"), one);
    const game = await after(weak, ["arbiter", false], ["seller", true]);
    expect(await state(game)).toEqual({ state: "fails", broken: { says: "who", at: 1 } });
    const nobody = await after(weak, ["arbiter", false], ["stranger", true]);
    expect(await state(nobody)).toEqual({ state: "caught", broken: { says: "opens", at: 1 } });
  });
});
