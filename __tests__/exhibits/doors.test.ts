import { exhibit as doors } from "../../src/exhibits/doors";
import type { Game } from "../../src/exhibits/doors/play";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("doors");
const begin = beginning(doors, content);
const { move } = doors.edits;
const { stay, lend, promote } = doors.cheats;

/** What the doors read, whether they open, and the first thing that is wrong, once somebody knocks. */
const knocked = async (game: Game) => {
  const { seen, ...finished } = await doors.finish(game);
  return { seen, broken: await doors.check({ seen, ...finished }) };
};

describe("A certificate at three doors", () => {
  it("opens each whose rule it meets, once somebody knocks", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(game.seen).toBeUndefined();
    expect(await knocked(game)).toEqual({ seen: [{ read: "Accounts", isOpen: true }] });
  });

  it("with another role opens other doors, which is as it should be, and the first role comes back", async () => {
    const moved = await move(await begin());
    expect(await knocked(moved)).toEqual({ seen: [{ read: "Crane operator", isOpen: false }] });
    expect(moved.spent).toHaveLength(1);
    const back = await move(moved);
    expect(await knocked(back)).toEqual({ seen: [{ read: "Accounts", isOpen: true }] });
  });

  it("is refused once another was issued in its place", async () => {
    const first = await begin();
    const { spent } = await move(first);
    expect((await knocked({ ...first, spent })).broken).toEqual({ says: "revoked", at: 1 });
  });

  it("of another employer opens nothing", async () => {
    const game = await begin();
    const { subject } = game.certificate;
    expect((await knocked({ ...game, employer: subject })).broken).toEqual({ says: "signature", at: 1 });
  });

  it("is no use with a field that was opened for another door, or yesterday's number", async () => {
    const game = await begin();
    const [own] = game.knocks as [Game["knocks"][0]];
    const [other] = (await doors.begin(content)).knocks as [Game["knocks"][0]];
    for (const [knock, says] of [
      [{ ...own, keyring: other.keyring }, "locked"],
      [{ ...own, answer: other.answer }, "copy"],
    ] as const)
      expect((await knocked({ ...game, knocks: [knock] })).broken).toEqual({ says, at: 1 });
  });

  it("is verified elsewhere by the command that the page gives", async () => {
    const game = await begin();
    expect(repeated(doors, game, content)).toBe("true\ntrue");
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["coming back after the last day", stay, "revoked"],
    ["a copy in other hands", lend, "copy"],
    ["a role that HR did not write", promote, "signature"],
  ])(
    "%s is found, every door stays closed, and it is so whatever was done before",
    async (_, cheat, says) => {
      let game: Game = await begin();
      for (const before of [undefined, lend, move]) {
        if (before) game = await before(game);
        game = await cheat(game);
        const { seen, broken } = await knocked(game);
        expect(broken).toEqual({ says, at: 1 });
        expect(seen?.some(({ isOpen }) => isOpen)).toBe(false);
        expect((await knocked(await move(game))).broken).toBeUndefined();
      }
    },
  );
});
