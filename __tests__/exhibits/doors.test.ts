import { doors } from "../../src/exhibits/doors";
import type { Game } from "../../src/exhibits/doors/play";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("onboarding-offboarding");
const begin = beginning(doors, content);
const { move } = doors.edits;
const { stay, lend, promote } = doors.cheats;

/** What the doors have read, and whether they are open. */
const seen = async (game: Game) => (await doors.finish(game)).seen;

describe("A certificate at three doors", () => {
  it("opens each whose rule it meets, once somebody knocks", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(game.seen).toBeUndefined();
    expect(await doors.check(game)).toBeUndefined();
    expect(await seen(game)).toEqual([{ read: "Accounts", isOpen: true }]);
  });

  it("with another role opens other doors, which is as it should be, and the first role comes back", async () => {
    const moved = await move(await begin());
    expect(await doors.check(moved)).toBeUndefined();
    expect(await seen(moved)).toEqual([{ read: "Crane operator", isOpen: false }]);
    expect(moved.spent).toHaveLength(1);
    const back = await move(moved);
    expect(await doors.check(back)).toBeUndefined();
    expect(await seen(back)).toEqual([{ read: "Accounts", isOpen: true }]);
  });

  it("is refused once another was issued in its place", async () => {
    const first = await begin();
    const { spent } = await move(first);
    expect(await doors.check({ ...first, spent })).toEqual({ says: "revoked", at: 1 });
  });

  it("of another employer opens nothing", async () => {
    const game = await begin();
    const { subject } = game.certificate;
    expect(await doors.check({ ...game, employer: subject })).toEqual({ says: "signature", at: 1 });
  });

  it("is no use with a field that was opened for another door, or yesterday's number", async () => {
    const game = await begin();
    const [own] = game.knocks as [Game["knocks"][0]];
    const [other] = (await doors.begin(content)).knocks as [Game["knocks"][0]];
    expect(await doors.check({ ...game, knocks: [{ ...own, keyring: other.keyring }] })).toMatchObject({
      says: "locked",
    });
    expect(await doors.check({ ...game, knocks: [{ ...own, answer: other.answer }] })).toMatchObject({
      says: "copy",
    });
  });

  it("is verified elsewhere by the command that the page gives", async () => {
    const game = await begin();
    expect(repeated(content.name, doors.record(game), doors.commands(game, content))).toBe("true\ntrue");
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
        expect(await doors.check(game)).toEqual({ says, at: 1 });
        expect(game.seen?.some(({ isOpen }) => isOpen)).toBe(false);
        expect(await doors.check(await move(game))).toBeUndefined();
      }
    },
  );
});
