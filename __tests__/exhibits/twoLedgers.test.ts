import { exhibit as twoLedgers } from "../../src/exhibits/two-ledgers";
import type { Game } from "../../src/exhibits/two-ledgers/play";
import { advise, type Question, questions } from "../../src/exhibits/two-ledgers/run";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("two-ledgers");
const begin = beginning(twoLedgers, content);
const { write } = twoLedgers.edits;
const { answer } = twoLedgers.asides;
const { alterFirst, alterSecond, rehash } = twoLedgers.cheats;

const judged = async (game: Game) => twoLedgers.check(await twoLedgers.finish(game));

describe("Two ledgers", () => {
  it("hold while both say what was anchored", async () => {
    expect(await judged(await begin())).toBeUndefined();
  });

  it.each([
    ["the supplier's", [2], { says: "first", at: 2 }],
    ["the warehouse's", [3], { says: "second", at: 2 }],
    ["both", [2, 3], { says: "both", at: 2 }],
    ["two rows, of which the first is named", [5, 2], { says: "first", at: 2 }],
  ])("are settled by the anchor if a row was typed over in %s", async (_, fields, verdict) => {
    let game: Game = await begin();
    for (const at of fields) game = write(game, { value: "41", at });
    expect(await judged(game)).toEqual(verdict);
    for (const at of fields)
      game = write(game, { value: content.sample.rows[Math.floor(at / 2)]?.count ?? "", at });
    expect(await judged(game)).toBeUndefined();
  });

  it.each([
    ["nothing", "", "empty"],
    ["a huge count", "4".repeat(100_000), "long"],
  ])("are told if a count is %s", async (_, value, problem) => {
    const typed = write(await begin(), { value, at: 0 });
    expect(typed.problem).toBe(problem);
    expect(typed.first[0]?.count.length).toBeLessThan(100);
    expect(write(typed, { value: "12", at: 0 }).problem).toBeUndefined();
  });

  it("give the anchored hash in a terminal too", async () => {
    const game = await begin();
    const promised = `${content.labels.anchored}: ${game.root}`;
    expect(repeated(twoLedgers, game, content)).toBe(`${promised}\n${game.root}  -`);
    const hostile = { ...game, first: game.first.map((row) => ({ ...row, what: "'; exit 1; '" })) };
    expect(repeated(twoLedgers, hostile, content)).toMatch(/\n[0-9a-f]{64} {2}-$/);
  });
});

describe("The questions on a process", () => {
  it("speak for an anchor if all are answered with yes", () => {
    expect(advise([...questions])).toBe("anchor");
  });

  it.each(questions)("stop at %s if it is answered with no, whatever comes after it", (question) => {
    const at = questions.indexOf(question);
    const before: Question[] = questions.slice(0, at);
    expect(advise(before)).toBe(question);
    expect(advise(questions.filter((other) => other !== question))).toBe(question);
  });

  it("leave the ledgers as they are", async () => {
    const game = answer(await begin(), { value: "false", at: 1 });
    expect(game.yes).not.toContain("doubt");
    expect(await judged(game)).toBeUndefined();
    expect(answer(game, { value: "true", at: 1 }).yes).toEqual([...questions]);
  });
});

describe("Each cheat", () => {
  it.each([
    ["another count of the supplier's", alterFirst, { says: "first", at: 2 }],
    ["another count of the warehouse's", alterSecond, { says: "second", at: 2 }],
    ["another count with its hash", rehash, { says: "list", at: 1 }],
  ])("%s is found, whatever was done before", async (_, cheat, verdict) => {
    const empty = (game: Game) => write(game, { value: "", at: 1 });
    let game: Game = await begin();
    for (const before of [undefined, alterFirst, alterSecond, rehash, empty]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await judged(game)).toEqual(verdict);
    }
  });
});
