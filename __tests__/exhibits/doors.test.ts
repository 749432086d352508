import { exhibit as doors } from "../../src/exhibits/doors";
import type { Game } from "../../src/exhibits/doors/play";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("doors");
const begin = beginning(doors, content);
const { move } = doors.edits;
const { stay, lend, replay, promote } = doors.cheats;

/** What the doors read, whether they open, and the first thing that is wrong, once somebody knocks. */
const knocked = async (game: Game) => {
  const finished = await doors.finish(game);
  return { seen: finished.seen, broken: await found(doors, finished) };
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
    expect((await knocked({ ...game, employer: subject })).broken).toEqual({ says: "certifier", at: 1 });
  });

  it("is no use with a field that was opened for another door, with none or more, or yesterday's answer", async () => {
    const game = await begin();
    const [own] = game.knocks as [Game["knocks"][0]];
    const [other] = (await doors.begin(content)).knocks as [Game["knocks"][0]];
    for (const [knock, says] of [
      [{ ...own, keyring: other.keyring }, "locked"],
      [{ ...own, keyring: {} }, "locked"],
      [{ ...own, number: other.number, answer: other.answer }, "fresh"],
      [{ ...own, answer: other.answer }, "copy"],
      [{ ...own, answer: "no hex" }, "copy"],
    ] as const)
      expect((await knocked({ ...game, knocks: [knock] })).broken).toEqual({ says, at: 1 });
  });

  it("does not open with a recorded knock, even if the visitor names the door's new number", async () => {
    const played = await replay(await begin());
    expect((await knocked(played)).broken).toEqual({ says: "fresh", at: 1 });
    const knocks = played.knocks.map((knock, at) => ({ ...knock, number: played.drawn[at] ?? "" }));
    const { seen, broken } = await knocked({ ...played, knocks });
    expect(broken).toEqual({ says: "copy", at: 1 });
    expect(seen?.some(({ isOpen }) => isOpen)).toBe(false);
  });

  it("says in its record which outputs are spent", async () => {
    const { certificate, spentOnThisPage } = doors.record(await stay(await begin()));
    expect(spentOnThisPage).toContain(certificate.revocationOutpoint);
  });
});

describe("Each cheat", () => {
  it.each([
    ["coming back after the last day", stay, "revoked"],
    ["a copy in other hands", lend, "copy"],
    ["a recorded knock", replay, "fresh"],
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
