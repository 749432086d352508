import { exhibit as twoStores } from "../../src/exhibits/two-stores";
import type { Game } from "../../src/exhibits/two-stores/play";
import { beginning, exampleOf, kitWords } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("two-stores");
const { records, last } = content.sample;
const begin = beginning(twoStores, content);
const { write, plug } = twoStores.edits;
const { alter, rollBack, relabel } = twoStores.cheats;

describe("A wallet with two stores", () => {
  it("keeps sealed bytes in both, and a new device with its key reads all of them", async () => {
    const game = await begin();
    expect(JSON.stringify(twoStores.record(game))).not.toContain("Ferry");
    expect(game.restored).toBeUndefined();
    expect(await twoStores.finish(game)).toMatchObject({
      restored: { records: [...records, last], from: 0 },
    });
    expect(await twoStores.check(game)).toBeUndefined();
  });

  it.each([0, 1])(
    "goes on while store %i is unplugged, and brings it up to date once it is back",
    async (at) => {
      const away = await plug(await begin(), { at });
      const written = await write(away, { value: "Return on Monday" });
      expect(written.stores.map(({ copy }) => copy.version)).toEqual(at === 0 ? [2, 3] : [3, 2]);
      expect(await twoStores.check(written)).toBeUndefined();
      expect((await twoStores.finish(written)).restored?.records.at(-1)).toBe("Return on Monday");
      const back = await plug(written, { at });
      expect(back.stores.map(({ copy }) => copy.version)).toEqual([3, 3]);
      expect(await twoStores.check(back)).toBeUndefined();
    },
  );

  it("is told if both are unplugged, and goes on once one is back", async () => {
    const none = await plug(await plug(await begin(), { at: 0 }), { at: 1 });
    expect(none.problem).toBe("unplugged");
    expect((await write(none, { value: "more" })).problem).toBe("unplugged");
    const one = await plug(none, { at: 1 });
    expect(one.problem).toBeUndefined();
    expect(await twoStores.check(one)).toBeUndefined();
  });

  it.each([
    ["nothing", "", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if a record is %s, and keeps the one before", async (_, value, problem) => {
    const game = await begin();
    const typed = await write(game, { value });
    expect(typed).toMatchObject({ problem, stores: game.stores });
    const again = await write(typed, { value: last });
    expect(again.problem).toBeUndefined();
    expect((await twoStores.finish(again)).restored?.records).toEqual([...records, last]);
  });

  it.each(["漢字 🎲 é", `"quotes" \\`])("keeps %j", async (value) => {
    const game = await twoStores.finish(await write(await begin(), { value }));
    expect(game.restored?.records.at(-1)).toBe(value);
  });

  it("is restored elsewhere by the command that the page gives", async () => {
    const game = await begin();
    const told = repeated(twoStores, game, content);
    expect(told.split(JSON.stringify([...records, last]))).toHaveLength(3);
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["a byte altered by a store", alter, "altered"],
    ["an older copy", rollBack, "older"],
    ["an older copy under the newest number", relabel, "altered"],
  ])(
    "%s is found at the second store, whatever was done before, and the device restores from the first",
    async (_, cheat, says) => {
      const unplug = (game: Game) => plug(game, { at: 1 });
      const empty = (game: Game) => write(game, { value: "" });
      let game: Game = await begin();
      for (const before of [undefined, alter, rollBack, relabel, unplug, empty]) {
        if (before) game = await before(game);
        game = await cheat(game);
        expect(game.problem).toBeUndefined();
        expect(game.restored).toEqual({ records: [...records, last], from: 0 });
        expect(await twoStores.check(game)).toEqual({ says, at: 2 });
      }
      expect(await twoStores.check(await begin())).toBeUndefined();
    },
  );

  it("of an older copy is told by its number, beside the newest", async () => {
    const game = await rollBack(await begin());
    const { html } = twoStores.view(
      game,
      content,
      { state: "fails", broken: { says: "older", at: 2 } },
      kitWords,
    );
    expect(html).toContain(content.labels.older.replace("{version}", "1").replace("{newest}", "2"));
  });
});
