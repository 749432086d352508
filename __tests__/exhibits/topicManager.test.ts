import { exhibit as topicManager } from "../../src/exhibits/topic-manager";
import type { Game } from "../../src/exhibits/topic-manager/play";
import { feed, type Line, readAll, whole } from "../../src/exhibits/topic-manager/run";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("topic-manager");
const begin = beginning(topicManager, content);
const { choose, clear } = topicManager.edits;
const { strip, loosen, tighten } = topicManager.cheats;
const offered: Line[] = ["format", "signed", "follows", "fresh", "known"];

/** The game with a rule, put together line by line as a visitor does. */
const withRule = (game: Game, rule: Line[]) =>
  rule.reduce((there, line) => choose(there, { value: "true", at: offered.indexOf(line) }), clear(game));

const judged = (game: Game) => found(topicManager, game);

describe("A topic manager", () => {
  it("lets two of five records in, and refuses each of the others by a line of its own", async () => {
    const { answers } = await begin();
    expect(answers).toEqual([undefined, undefined, "format", "signed", "follows"]);
  });

  it.each([
    ["the whole rule", whole, undefined],
    ["no line at all", [], { says: "admitted", at: 3 }],
    ["no signature asked for", ["format", "follows"], { says: "unsigned", at: 4 }],
    ["no number asked for", ["format", "signed"], { says: "admitted", at: 5 }],
    ["no format asked for", ["signed", "follows"], { says: "admitted", at: 3 }],
    ["nothing may follow", [...whole, "fresh"], { says: "refused", at: 2 }],
    ["the owner has to be known", [...whole, "known"], { says: "refused", at: 1 }],
  ] as [string, Line[], unknown][])("is judged by its answers: %s", async (_, rule, verdict) => {
    const game = withRule(await begin(), rule);
    expect(game.answers).toBeUndefined();
    expect(await judged(game)).toEqual(verdict);
  });

  it("holds no record that it has refused, so that nothing can follow it", async () => {
    const { samples, tag } = await begin();
    expect(feed([...whole, "known"], tag, await readAll(samples))).toEqual([
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
    expect(feed(whole, tag, await readAll([first, second, second]))).toEqual([
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

  it("keeps off what it cannot read", async () => {
    const slip = { id: "00", hex: "zz" };
    expect(feed(whole, "release 1", await readAll([slip]))).toEqual(["format"]);
    expect(feed([], "release 1", await readAll([slip]))).toEqual([undefined]);
  });
});

describe("Each cheat", () => {
  it.each([
    ["a record without a signature", strip, { says: "unsigned", at: 2 }],
    ["a rule that skips the numbers", loosen, { says: "admitted", at: 5 }],
    ["a rule that asks for too much", tighten, { says: "refused", at: 1 }],
  ])("%s is found, whatever was done before", async (_, cheat, verdict) => {
    let game: Game = await begin();
    for (const before of [undefined, strip, loosen, tighten, clear]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await judged(game)).toEqual(verdict);
    }
    expect(await judged(withRule(game, whole))).toBeUndefined();
  });
});

describe("An exercise", () => {
  const exercise = { ...content, sample: { ...content.sample, choose: true } };
  const told = (game: Game) => topicManager.view(game, exercise, { state: "unchecked", built: true }).html;

  it("is shown solved, and becomes the visitor's own once the answer is cleared", async () => {
    const { solved, trying, waiting } = content.labels;
    const game = await topicManager.begin(exercise);
    expect(told(game)).toContain(solved);
    const own = clear(game);
    expect(told(own)).toContain(trying);
    expect(told(own)).toContain(waiting);
    expect(told(withRule(game, whole))).toContain(trying);
    expect(told(await strip(game))).not.toContain(solved);
  });
});
