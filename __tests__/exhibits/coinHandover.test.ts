import { LockingScript, PushDrop, Transaction, TransactionSignature } from "@bsv/sdk";
import { exhibit } from "../../src/exhibits/coin";
import { eventOf } from "../../src/exhibits/coin/handover";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { coinOf, tokenOf } from "../../src/exhibits/coin/runHandover";
import { coinsOf } from "../../src/exhibits/coin/shown";
import { keyOf, publicOf, signature, unlocked, unsigned } from "../../src/exhibits/coin/sign";
import { opens } from "../../src/exhibits/coin/spend";
import { idOf, type Output, parse } from "../../src/exhibits/coin/transaction";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { frame } from "../../src/exhibits/kit/frame";
import { begin, contentOf, judged, picked, shownOf, use } from "../support/coin";
import { kitWords } from "../support/exhibits";

const firstId = "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16";

describe("A token", () => {
  it("passes from hand to hand as the SDK reads it, each time with what happened there", async () => {
    const { made, terms } = await begin("handover");
    expect(parse(made[0]?.hex)?.outputs[0]?.lock).toBe(coinOf((terms as { issuer: string }).issuer));
    for (const [at, { hex }] of made.slice(1).entries()) {
      const [output] = Transaction.fromHex(hex).outputs;
      const { fields } = PushDrop.decode(output?.lockingScript ?? new LockingScript());
      expect(Buffer.from(fields[0] ?? []).toString()).toBe(contentOf("handover").sample.hands[at]?.event);
    }
  });

  it("records what an editor writes, in any script and at full length", async () => {
    const content = contentOf("handover");
    const hands = content.sample.hands.map((hand) => ({ ...hand, event: "🍊".repeat(40) }));
    const game = await exhibit.begin({ ...content, sample: { ...content.sample, hands } });
    expect(eventOf(parse(game.made.at(-1)?.hex)?.outputs[0]?.lock ?? "")).toBe("🍊".repeat(40));
    expect((await use(game, "check")).verdict).toEqual({ state: "holds" });
  });

  it("can be taken over, with a new key each time, and handed on from there", async () => {
    const first = await begin("handover");
    const [one, two] = [await judged(first, "spend"), await judged(first, "spend")];
    expect([one.verdict, two.verdict]).toEqual([{ state: "holds" }, { state: "holds" }]);
    expect(one.game.made.at(-1)?.hex).not.toBe(two.game.made.at(-1)?.hex);
    const onward = await judged(one.game, "spend", { at: 1 });
    expect(onward.verdict).toEqual({ state: "holds" });
    expect(onward.game.offered).toHaveLength(first.made.length + 2);
  });

  it("is refused from any hand that has it no more", async () => {
    const first = await begin("handover");
    for (const place of [1, 2]) {
      const { verdict } = await judged(picked(first, place, idOf), "spend", { at: 1 });
      expect(verdict).toEqual({ state: "caught", broken: { says: "once", at: place + 1 } });
    }
  });

  it.each([
    ["twice", { says: "once", at: 3 }],
    ["forge", { says: "opens", at: 4 }],
    ["change", { says: "opens", at: 2 }],
    ["rule", { says: "who", at: 1 }],
  ])("%s: is found where it is", async (cheat, broken) => {
    expect((await use(await begin("handover"), cheat)).verdict).toMatchObject({ broken });
  });

  it("is not the issuer's if another key made it", async () => {
    const game = await begin("handover");
    const other = parse(game.made[2]?.hex)?.outputs[0]?.lock.slice(2, 68) ?? "";
    const { game: edited } = await use(game, "set", { path: "terms.issuer", value: other });
    expect((await use(edited, "check")).verdict).toEqual({ state: "caught", broken: { says: "who", at: 1 } });
  });

  /** What the check finds once the last holder has handed the token on, under any lock and with any kind of signature. */
  async function handedOn(lock: string, scope: number) {
    const game = await begin("handover");
    const { hex: before = "", owner = "" } = game.made.at(-1) ?? {};
    const [coin] = parse(before)?.outputs ?? [];
    const draft = unsigned(before, 0, [{ satoshis: (coin?.satoshis ?? 0) - 50, lock }]);
    const script = LockingScript.fromASM(
      Buffer.from(signature(draft, coin as Output, keyOf(owner), scope)).toString("hex"),
    ).toHex();
    const hex = unlocked(draft, script);
    const { transactions, ...record } = exhibit.record(game) as Bundle;
    const spentOnThisPage = [...record.spentOnThisPage, { coin: `${idOf(before)}:0`, by: idOf(hex) }];
    const { broken } = await outcomeOf(
      check({ ...record, transactions: [...transactions, hex], spentOnThisPage }),
    );
    return {
      broken,
      isOpened: opens(parse(hex) as NonNullable<ReturnType<typeof parse>>, 0, coin as Output),
    };
  }
  const { SIGHASH_ALL, SIGHASH_NONE, SIGHASH_SINGLE, SIGHASH_ANYONECANPAY, SIGHASH_FORKID } =
    TransactionSignature;

  it.each([
    ["all of it", SIGHASH_ALL, undefined],
    ["no output", SIGHASH_NONE, { says: "opens", at: 4 }],
    ["one output", SIGHASH_SINGLE, { says: "opens", at: 4 }],
    ["no other input", SIGHASH_ALL | SIGHASH_ANYONECANPAY, { says: "opens", at: 4 }],
  ])("is handed on by a signature that covers %s", async (_, scope, broken) => {
    const token = tokenOf(publicOf("other"), "Received");
    expect(await handedOn(token, scope | SIGHASH_FORKID)).toEqual({ broken, isOpened: true });
  });

  it.each([
    ["opens for everyone", "OP_1"],
    ["opens for nobody", "OP_0 OP_RETURN"],
    ["names a key that nobody can have", `02${"ff".repeat(32)} OP_CHECKSIG aa OP_DROP`],
    ["asks for no signature", `${publicOf("other")} OP_NOP 616263 OP_DROP`],
    ["opens for everyone at its end", `${publicOf("other")} OP_CHECKSIG 616263 OP_DROP OP_DROP OP_1`],
    ["records nothing", `${publicOf("other")} OP_CHECKSIG`],
  ])("is not handed on under a lock that %s", async (_, words) => {
    const { broken } = await handedOn(LockingScript.fromASM(words).toHex(), SIGHASH_ALL | SIGHASH_FORKID);
    expect(broken).toEqual({ says: "terms", at: 4 });
  });

  it("can be made twice by its issuer, and shows both", async () => {
    const first = await begin("handover");
    const { game, verdict } = await use(first, "double");
    expect(verdict).toEqual({ state: "uncovered", gap: "double" });
    expect(game.made.slice(0, first.made.length)).toEqual(first.made);
    const [, , token] = [...game.made].reverse();
    expect(parse(token?.hex)?.outputs[0]?.lock).toBe(coinOf((game.terms as { issuer: string }).issuer));
    const shown = shownOf(game, verdict);
    expect(shown).toContain(contentOf("handover").labels.copy);
    // It begins beside the first one, and each handover keeps its number.
    expect(shown).toMatch(/ex-coin"[^>]*--level:2;--lane:2"/);
    const numbers = [...shown.matchAll(/<span class="ex-tie">(\d|–)/g)].map(([, number]) => number);
    expect(numbers.sort()).toEqual([..."12345"]);
  });

  /** The ticks of the rail, each coin's in a place of its own, and whether a block is missing. */
  const railOf = async (does: string) => {
    const { game, verdict } = await use(await begin("handover"), does);
    const [, list = ""] = /<ul class="ex-rail".*?>(.*)<\/ul>/s.exec(shownOf(game, verdict)) ?? [];
    return [...list.matchAll(/<span>(<b.*?)<\/span>(<i>)?/g)].map(([, ticks = "", block]) => [
      ...[...ticks.matchAll(/data-tick="(\w+)">(\d)/g)].map(([, tick, number]) => `${number} ${tick}`),
      ...(block ? ["no block"] : []),
    ]);
  };
  const first = [["1 first"], ["2 first"]];

  it.each([
    ["check", [...first, ["3 first"]]],
    ["twice", [...first, ["3 first", "4 second"]]],
    ["unseen", [...first, ["3 hidden", "4 first"]]],
    ["forge", [...first, ["3 first"]]],
    ["invent", [1, 2, 3].map((number) => [`${number} first`, "no block"])],
    ["double", [...first, ["3 first"], ["4 first"], ["5 first"]]],
  ])("%s: leaves its ticks in the list", async (does, ticks) => {
    expect(await railOf(does)).toEqual(ticks);
  });

  it("passes with an entry that was not so, and a thermometer says it beside the crate", async () => {
    const fair = await begin("handover");
    const { game, verdict } = await use(fair, "lie");
    expect(verdict).toEqual({ state: "uncovered", gap: "lie" });
    expect(exhibit.record(game)).toEqual(exhibit.record(fair));
    const { measured } = contentOf("handover").labels;
    expect(shownOf(game, verdict).split(`</svg>${measured}</span>`)).toHaveLength(2);
    expect(shownOf(fair)).not.toContain(measured);
  });

  it("shows what was retyped, and that its sale to somebody else is on no list", async () => {
    const game = await begin("handover");
    const retyped = shownOf((await use(game, "change")).game);
    expect(retyped).toContain(contentOf("handover").sample.events.retyped);
    expect(retyped).toContain("Loaded, at <s>4 degrees</s> <strong>9 degrees</strong>");
    expect(shownOf(game)).not.toContain("<s>");
    expect(shownOf((await use(game, "unseen")).game)).toContain(contentOf("handover").labels.hidden);
  });
});

describe("The chain's first payment", () => {
  const turned = async () => (await use(await begin("handover"), "turn", { at: 1 })).game;

  it("is the one of block 170, and its signature from before SIGHASH_FORKID opens the coin of block 9", async () => {
    const game = await turned();
    expect(idOf(game.made[1]?.hex ?? "")).toBe(firstId);
    expect(parse(game.made[1]?.hex)?.inputs[0]?.script).toMatch(/01$/);
    expect(coinsOf(game).map(({ satoshis }) => satoshis / 1e8)).toEqual([50, 10, 40]);
    expect((await use(game, "check")).verdict).toEqual({ state: "holds" });
    expect(exhibit.record(game)).toMatchObject({ kind: "first", terms: {} });
  });

  it("is asked for no fee, and for nothing of the grower's: eight steps, in words of their own", async () => {
    const { game, verdict } = await use(await turned(), "check");
    const content = contentOf("handover");
    const { steps, labels } = exhibit.wordsFor(content, game);
    const asked: string[] = [];
    for await (const { step } of check(exhibit.record(game) as Bundle)) asked.push(step);
    expect(new Set(asked)).toEqual(new Set(Object.keys(steps)));
    expect(Object.values(steps).slice(-2)).toEqual([labels.firstWho, labels.firstTerms]);
    const { html } = frame(exhibit, content, kitWords, { game, verdict, passed: Object.keys(steps) });
    expect(html.split("<li data-step=")).toHaveLength(9);
    expect(html).not.toContain(content.steps.fee);
  });

  it.each([0, 1])(
    "breaks at any digit of it, and of the coin before: %i",
    async (place) => {
      const game = await turned();
      const { hex = "" } = game.made[place] ?? {};
      for (let at = 0; at < hex.length; at += 11) {
        const value = hex.slice(0, at) + (hex[at] === "1" ? "2" : "1") + hex.slice(at + 1);
        const { game: edited } = await use(game, "set", { path: `made.${place}.hex`, value });
        expect([at, (await use(edited, "check")).verdict.state]).toEqual([
          at,
          expect.stringMatching(/^(?:fails|caught)$/),
        ]);
      }
    },
    60_000,
  );

  it("keeps its coins from whoever has not got the key", async () => {
    for (const output of [0, 1]) {
      const { game, verdict } = await judged(picked(await turned(), 1, idOf, output), "spend");
      expect(verdict).toEqual({ state: "caught", broken: { says: "opens", at: 2 } });
      expect(parse(game.made.at(-1)?.hex)?.inputs[0]).toMatchObject({ id: firstId, output });
    }
  });

  it("gives way to the example again, and to each cheat", async () => {
    const first = await begin("handover");
    expect((await use(await turned(), "turn", { at: 0 })).game).toMatchObject({
      made: first.made,
      isFirst: false,
    });
    const { verdict } = await use(await turned(), "twice");
    expect(verdict).toMatchObject({ broken: { says: "once", at: 3 } });
  });
});

describe("The words of a check that passes", () => {
  it("are the crate's on its tab, and the first payment's on the other", async () => {
    const { holds, firstHolds } = contentOf("handover");
    const crate = await begin("handover");
    const { game: first } = await use(crate, "turn", { at: 1 });
    for (const [game, said, not] of [
      [crate, holds, firstHolds],
      [first, firstHolds, holds],
    ] as const) {
      const shown = shownOf(game, (await use(game, "check")).verdict);
      expect(shown).toContain(said);
      expect(shown).not.toContain(not);
    }
  });
});
