import { JSDOM } from "jsdom";
import { turned } from "../../src/exhibits/block/run";
import { coinOf } from "../../src/exhibits/coin/runHandover";
import { mined, pay } from "../../src/exhibits/coin/sign";
import { hexOf, idOf, parse } from "../../src/exhibits/coin/transaction";
import { exampleKey } from "../../src/exhibits/exampleKey";
import { exhibit as topicManager } from "../../src/exhibits/topic-manager";
import { type Game, owners } from "../../src/exhibits/topic-manager/play";
import { readAll, recordIn, type Said, textOf } from "../../src/exhibits/topic-manager/record";
import { feed, type Line, whole } from "../../src/exhibits/topic-manager/run";
import { beginning, exampleOf, found } from "../support/exhibits";
import { withRule } from "../support/topicManager";

const content = exampleOf("topic-manager");
const begin = beginning(topicManager, content);
const { restore } = topicManager.edits;
const { strip, loosen, tighten } = topicManager.cheats;
const { again } = topicManager.gaps;

const judged = (game: Game) => found(topicManager, game);

describe("A topic manager", () => {
  it("lets two of five records in, and refuses each of the others by a line of its own", async () => {
    const { answers } = await begin();
    expect(answers).toEqual([undefined, undefined, "format", "signed", "follows"]);
  });

  it.each([
    ["the whole rule", whole, undefined],
    ["no line at all", [], { says: "unsigned", at: 4 }],
    ["no signature asked for", ["format", "follows"], { says: "unsigned", at: 4 }],
    ["no number asked for", ["format", "signed"], { says: "admitted", at: 5 }],
    ["no format asked for", ["signed", "follows"], { says: "admitted", at: 3 }],
    ["the owner has to be known", [...whole, "known"], { says: "refused", at: 1 }],
  ] as [string, Line[], unknown][])("is judged by its answers: %s", async (_, rule, verdict) => {
    const game = await withRule(await begin(), rule);
    expect(await judged(game)).toEqual(verdict);
  });

  it("holds no record that it has refused, so that nothing can follow it", async () => {
    const { samples, tag } = await begin();
    expect(feed([...whole, "known"], { tag, owners }, await readAll(samples))).toEqual([
      "known",
      "follows",
      "format",
      "signed",
      "follows",
    ]);
  });

  it("refuses the same record the second time: what it spends is spent", async () => {
    const { samples, tag } = await begin();
    const [first, second] = samples;
    if (!first || !second) throw new Error("Two are needed");
    expect(feed(whole, { tag, owners }, await readAll([first, second, second]))).toEqual([
      undefined,
      undefined,
      "follows",
    ]);
  });

  it("sorts the slips that were handed in, and no others", async () => {
    const game = await begin();
    for (const part of ["hex", "id"] as const) {
      for (const text of ["zz", "", game.samples[0]?.[part] ?? ""]) {
        const samples = game.samples.map((sample, at) => (at === 1 ? { ...sample, [part]: text } : sample));
        expect([part, text, await judged({ ...game, samples })]).toEqual([
          part,
          text,
          { says: "intact", at: 2 },
        ]);
      }
    }
    expect(await judged({ ...game, samples: [] })).toEqual({ says: "slips" });
  });

  it("is not given the same slip twice, nor another one that spends the same coin", async () => {
    const game = await begin();
    const [first, second] = game.samples;
    if (!first || !second) throw new Error("Two are needed");
    // Another version number, which nobody has signed for here.
    const hex = second.hex.replace(/^../, "09");
    for (const third of [first, second, { ...second, id: idOf(hex), hex }])
      expect(await judged({ ...game, samples: [first, second, third] })).toEqual({ says: "intact", at: 3 });
  });

  it("takes no slip that spends a second coin, of which the rule would not hear, or none", async () => {
    const game = await begin();
    const [first, second] = game.samples;
    const [one, two] = [first, second].map((slip) => parse(slip?.hex));
    if (!first || !one || !two) throw new Error("Two are needed");
    for (const inputs of [[...one.inputs, ...two.inputs], []]) {
      const hex = hexOf({ ...one, inputs });
      const samples = [{ ...first, hex, id: idOf(hex) }, ...game.samples.slice(1)];
      expect(await judged({ ...game, samples })).toEqual({ says: "intact", at: 1 });
    }
  });

  it("says of a slip that follows a refused one that this one is missing, and not that a number is", async () => {
    const reasonsIn = (game: Game) => {
      const { html } = topicManager.view(game, content, { state: "unchecked", built: false });
      const { document } = new JSDOM(html).window;
      return [...document.querySelectorAll(".ex-came")].map(({ textContent }) => textContent);
    };
    const { admitted, refused, notFollows, notThere } = content.labels;
    const game = await begin();
    expect(reasonsIn(game)).toMatchObject({ 1: `${admitted} `, 4: `${refused} ${notFollows}` });
    const off = `${refused} ${notThere}`;
    expect(reasonsIn(await tighten(game))).toMatchObject({ 1: off, 4: `${refused} ${notFollows}` });
  });

  it("keeps off what it cannot read", async () => {
    const slip = { id: "00", hex: "zz" };
    const topic = { tag: "release 1", owners };
    expect(feed(whole, topic, await readAll([slip]))).toEqual(["format"]);
    expect(feed([], topic, await readAll([slip]))).toEqual([undefined]);
  });
});

describe("Each cheat", () => {
  it.each([
    ["a rule that asks for no signature", strip, { says: "unsigned", at: 4 }],
    ["a rule that skips the numbers", loosen, { says: "admitted", at: 5 }],
    ["a rule that asks for too much", tighten, { says: "refused", at: 1 }],
  ])("%s is found, whatever was done before", async (_, cheat, verdict) => {
    let game: Game = await begin();
    for (const before of [undefined, strip, loosen, tighten, restore, again]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await judged(game)).toEqual(verdict);
    }
    expect(await judged(await withRule(game, whole))).toBeUndefined();
  });
});

describe("A slip", () => {
  it("takes no record off the list by naming another output of its transaction", async () => {
    const { samples, tag } = await begin();
    const [first, second] = samples;
    if (!first || !second) throw new Error("Two are needed");
    // The output's number stands behind the 32 bytes of the id.
    const at = second.hex.indexOf(turned(first.id)) + 64;
    const hex = `${second.hex.slice(0, at)}01000000${second.hex.slice(at + 8)}`;
    expect(feed(whole, { tag, owners }, await readAll([first, { id: idOf(hex), hex }, second]))).toEqual([
      undefined,
      "signed",
      undefined,
    ]);
  });
});

describe("What an owner signs", () => {
  const said = { tag: "release 1", owner: "02ab", name: "WI-20", number: 41, spends: "cd:0" };

  it.each<[string, Partial<Said>]>([
    ["a digit moves from the number to the name", { name: "WI-204", number: 1 }],
    ["a letter moves from the name to the format", { tag: "release 1W", name: "I-20" }],
    ["a name looks like the end of a value", { name: 'WI-20",41,"' }],
    ["a number is a word", { number: "41" as unknown as number }],
  ])("is another text for each record: %s", (_, other) => {
    expect(textOf({ ...said, ...other })).not.toBe(textOf(said));
  });

  it("holds for the coin that it names, and for no other", async () => {
    const { samples } = await begin();
    const lock = parse(samples[0]?.hex ?? "")?.outputs[0]?.lock ?? "";
    expect(await recordIn(lock, "another coin")).toMatchObject({
      name: content.sample.name,
      isSigned: false,
    });
    const spends =
      Buffer.from(lock, "hex")
        .toString()
        .match(/[0-9a-f]{64}:0/)?.[0] ?? "";
    expect(await recordIn(lock, spends)).toMatchObject({ spends, isSigned: true });
  });

  it("cannot be handed in again by somebody else, on a coin of theirs", async () => {
    const { samples, tag } = await begin();
    const stranger = exampleKey("stranger");
    const coin = mined(coinOf(stranger.toPublicKey().toString()), 1, "theirs");
    const lock = parse(samples[0]?.hex ?? "")?.outputs[0]?.lock ?? "";
    const hex = pay(coin, 0, stranger, [{ satoshis: 1, lock }]);
    expect(feed(whole, { tag, owners }, await readAll([{ id: idOf(hex), hex }]))).toEqual(["signed"]);
  });
});
