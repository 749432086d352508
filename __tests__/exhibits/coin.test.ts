import { JSDOM } from "jsdom";
import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { coinsOf } from "../../src/exhibits/coin/shown";
import { hexOf, idOf, parse } from "../../src/exhibits/coin/transaction";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { begin, contentOf, judged, picked, presets, shownOf, use } from "../support/coin";
import { expectEditsToBeFound } from "../support/edits";

/** What the check finds in a record, as a file would bring it. */
const foundIn = async (record: unknown) =>
  (await outcomeOf(check(JSON.parse(JSON.stringify(record)) as Bundle))).broken?.says;

describe("A record", () => {
  it("that names one coin twice, and one that is not there, has no coin to spend", async () => {
    const record = exhibit.record(await begin("handover")) as Bundle;
    const [last = "", ...before] = [...record.transactions].reverse();
    const transaction = parse(last) as NonNullable<ReturnType<typeof parse>>;
    const [input] = transaction.inputs;
    if (!input) throw new Error("There is no input");
    const inputs = [input, input, { ...input, id: "ab".repeat(32) }];
    const doubled = hexOf({ ...transaction, inputs });
    expect(await foundIn({ ...record, transactions: [...before.reverse(), doubled] })).toBe("coin");
  });

  it("whose list says twice who spent a coin goes by the first", async () => {
    const record = exhibit.record(await begin("handover")) as Bundle;
    const [spent] = record.spentOnThisPage;
    const other = { coin: spent?.coin, by: "ab".repeat(32) };
    expect(await foundIn({ ...record, spentOnThisPage: [...record.spentOnThisPage, other] })).toBeUndefined();
    expect(await foundIn({ ...record, spentOnThisPage: [other, ...record.spentOnThisPage] })).toBe("once");
  });
});

describe.each(presets)("The preset %s", (preset) => {
  it("holds, and is data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin(preset)));
    expect((await use(game, "check")).verdict).toEqual({ state: "holds" });
  });

  // Again at a second check, too: link.test.ts.
  it("finds each cheat, whatever was done before, and marks a place in the picture", async () => {
    const { cheats } = exhibit.partsOf(contentOf(preset));
    let game = await begin(preset);
    for (const before of ["spend", ...cheats, "unseen"]) {
      const there = (await use(game, before)).game;
      for (const cheat of cheats) {
        const { game: after, verdict } = await use(there, cheat);
        expect([before, cheat, verdict.state]).toEqual([
          before,
          cheat,
          expect.stringMatching(/^(?:fails|caught)$/),
        ]);
        expect(after.problem).toBeUndefined();
        const shown = shownOf(after, verdict);
        expect(/<li class="ex-(?:coin|knot)"[^>]*data-mark="(?:fail|caught)"/.test(shown)).toBe(true);
      }
      game = there;
      for (const gap of exhibit.partsOf(contentOf(preset)).gaps)
        expect((await use(game, gap)).verdict).toEqual({ state: "uncovered", gap });
    }
  }, 120_000);

  it("finds a second spend of the same coin, and lets both be opened", async () => {
    const { game, verdict } = await use(await begin(preset), "twice");
    expect(verdict).toMatchObject({ state: "caught", broken: { says: "once" } });
    const [, drawer = ""] = shownOf(game, verdict).split(/<summary data-open>/);
    const coin = coinsOf(game).find(({ by }) => by.length === 2);
    for (const place of coin?.by ?? []) expect(drawer).toContain(`data-do="look" data-at="${place}"`);
  });

  it("finds a change of any value that it says it covers, whichever transaction is open", async () => {
    const first = await begin(preset);
    for (const place of first.offered) {
      const open = { ...first, chosen: place };
      const { document } = new JSDOM(shownOf(open)).window;
      for (const { dataset, value } of document.querySelectorAll<HTMLTextAreaElement>("[data-covered=yes]"))
        for (let at = 0; at < value.length; at += Math.ceil(value.length / 7)) {
          const flipped = value.slice(0, at) + (value[at] === "1" ? "2" : "1") + value.slice(at + 1);
          const { do: does = "set", at: index = 0 } = dataset;
          const input = { path: dataset.value ?? "", at: Number(index), value: flipped };
          const { game } = await use(open, does, input);
          const { state } = (await use(game, "check")).verdict;
          expect([dataset.value, at, state]).toEqual([
            dataset.value,
            at,
            // What a field has no room for is told, and never checked.
            expect.stringMatching(does === "set" ? /^(?:fails|caught)$/ : /^(?:fails|caught|unchecked)$/),
          ]);
        }
    }
  }, 60_000);

  it.each(exhibit.partsOf(contentOf(preset)).gaps)("has an attack that it cannot see: %s", async (gap) => {
    const { game, verdict } = await use(await begin(preset), gap);
    expect(verdict).toEqual({ state: "uncovered", gap });
    expect(await foundIn(exhibit.record(game))).toBeUndefined();
  });

  it("is drawn and checked without a crash, whatever is typed over", async () => {
    const first = await begin(preset);
    for (const place of first.offered)
      for (const value of ["", "zz", "00".repeat(3000), "💰", "ff".repeat(33)]) {
        const { game } = await use(first, "set", { path: `made.${place}.hex`, value });
        expect(() => shownOf(game)).not.toThrow();
        expect((await use(game, "check")).verdict.state).toBe("fails");
        expect((await judged(game, "spend", { at: 0 })).verdict.state).toMatch(/^(?:holds|caught)$/);
      }
  }, 60_000);

  it("changes nothing by a coin that is picked up or a transaction that is opened", async () => {
    const game: Game = await begin(preset);
    const { pick, look } = exhibit.asides;
    expect(pick(game, { at: 1 }).picked).toBe(coinsOf(game)[1]?.outpoint);
    expect(look(game, { at: 1 }).chosen).toBe(1);
    for (const at of [-1, 99]) {
      expect(pick(game, { at })).toEqual(game);
      expect(look(game, { at })).toEqual(game);
    }
  });

  it("never holds and never crashes after 200 edits of its record, of any kind and at any place", async () => {
    const record = JSON.parse(JSON.stringify(exhibit.record(await begin(preset))));
    await expectEditsToBeFound(record, foundIn);
  }, 60_000);
});

describe("A list of spends", () => {
  it("has the first spend of a coin, also where the visitor drops the coin twice", async () => {
    const first = await begin("handover");
    const once = await judged(first, "spend", { at: 0 });
    expect(once.verdict).toEqual({ state: "holds" });
    const sold = picked(once.game, first.made.length - 1, idOf);
    const twice = await judged(sold, "spend", { at: 1 });
    expect(twice.verdict).toEqual({ state: "caught", broken: { says: "once", at: first.made.length } });
    expect(twice.game.made).toHaveLength(first.made.length + 2);
  });

  it("begins with coins that were not there before, so that none is there twice", async () => {
    const record = exhibit.record(await begin("payment"));
    const [coin = ""] = record.transactions;
    expect(await foundIn({ ...record, transactions: [coin, ...record.transactions] })).toBe("read");
    expect(await foundIn({ ...record, transactions: [] })).toBe("read");
    expect(await foundIn({ ...record, kind: "toString" })).toBe("terms");
  });
});
