import { exhibit as timesheet } from "../../src/exhibits/timesheet";
import { accepted, type Game } from "../../src/exhibits/timesheet/play";
import { beginning, exampleOf, kitWords } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("timesheet");
const begin = beginning(timesheet, content);
const { check } = timesheet;
const { decide } = timesheet.edits;
const { addLate, stretch, acceptAll, billAll } = timesheet.cheats;

describe("A week of time entries", () => {
  it("fits its seals, and the invoice has what the client has accepted", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(await check(game)).toBeUndefined();
    expect(game.seals).toHaveLength(2);
    expect(game.billed).toBe(30);
  });

  it("bills more or less as the client accepts or queries", async () => {
    const all = await decide(await begin(), { value: "true", at: 1 });
    expect(all.billed).toBe(90);
    const none = await decide(await decide(all, { value: "false", at: 0 }), { value: "false", at: 1 });
    expect(none.billed).toBe(0);
    for (const game of [all, none]) expect(await check(game)).toBeUndefined();
  });

  it("shows an entry that was taken out, a day that is gone, and a sum that is too small", async () => {
    const game = await begin();
    const part = (from: number, to: number) => ({
      entries: game.entries.slice(from, to),
      hashes: game.hashes.slice(from, to),
      replies: game.replies.slice(from, to),
    });
    expect(await check({ ...game, ...part(1, 2) })).toEqual({ says: "line", at: 1 });
    expect(await check({ ...game, ...part(0, 1) })).toMatchObject({ says: "gone" });
    expect(await check({ ...game, billed: 29 })).toEqual({ says: "bill", at: 29 });
  });

  it("is hashed again elsewhere by the command that the page gives", async () => {
    const game = await begin();
    const told = repeated(timesheet, game, content);
    expect(told).toBe("day 1, 30 min: Call with the client true\nday 2, 60 min: Review of the lease true");
    const late = await addLate(game);
    expect(repeated(timesheet, late, content)).toContain("false");
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["an entry for an earlier day", addLate, { says: "seal", at: 2 }],
    ["half an hour more", stretch, { says: "line", at: 1 }],
    ["a reply in the client's name", acceptAll, { says: "reply", at: 2 }],
    ["a queried entry on the invoice", billAll, { says: "bill", at: 90 }],
  ])("%s is found, whatever was done before", async (_, cheat, broken) => {
    let game: Game = await begin();
    const all = (there: Game) => decide(there, { value: "true", at: 1 });
    for (const before of [undefined, addLate, stretch, acceptAll, billAll, all]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await check(game)).toEqual(broken);
    }
    const fair = await decide(game, { value: "true", at: 1 });
    expect(await check(fair)).toBeUndefined();
    expect(fair.billed).toBe(accepted(fair));
  });

  it("is told even where the client had accepted everything", async () => {
    const all = await decide(await begin(), { value: "true", at: 1 });
    expect(await check(await acceptAll(all))).toEqual({ says: "reply", at: 2 });
    expect(await check(await billAll(all))).toMatchObject({ says: "bill" });
  });
});

describe("What is shown after a cheat", () => {
  const shown = async (cheat: typeof addLate, says: string, at: number) =>
    timesheet.view(await cheat(await begin()), content, { state: "fails", broken: { says, at } }, kitWords)
      .html;

  it("is every day from the first that no longer fits its seal on", async () => {
    const html = await shown(addLate, "seal", 2);
    expect(html.match(/class="ex-record" data-mark="fail"/g)).toHaveLength(2);
  });

  it("is an acceptance without the client's signature, called that", async () => {
    const { unsigned } = content.labels;
    expect(await shown(acceptAll, "reply", 2)).toContain(unsigned);
    expect(await shown(stretch, "line", 1)).not.toContain(unsigned);
  });
});
