import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { step, unchecked } from "../../src/exhibits/kit/scene";
import { exhibit as siteCheck } from "../../src/exhibits/site-check";
import type { Game } from "../../src/exhibits/site-check/game";
import { progress } from "../../src/exhibits/site-check/progress";
import { check as compare, type Fetched, itemsOf } from "../../src/exhibits/site-check/run";
import { exampleOf, fixedRandom } from "../support/exhibits";
import { type Answers, release, rightly, serveSite, setNavigator, sha256 } from "../support/servedSite";

const content = exampleOf("site-check");
let answers: Answers;
const asked = jest.fn();

beforeEach(() => {
  asked.mockClear();
  answers = rightly;
  serveSite((address) => answers(address), asked);
});

afterEach(() => {
  progress.tell = () => true;
});

const first = () => siteCheck.begin();
const use = async (game: Game, does: string) =>
  step(siteCheck, await first(), game, does, { value: "", at: 0, random: fixedRandom() });
const check = async (game?: Game) => use(game ?? (await first()), "check");

describe("The list of a release", () => {
  it("names each address that a host answers once, and nothing that it never sends or leads away", () => {
    expect(itemsOf(release).map(({ address }) => address)).toEqual(["/about", "/app.js", "/"]);
  });

  const text = JSON.stringify(release);
  const items = itemsOf(release);
  const record: Fetched = {
    origin: "",
    digest: sha256(text),
    release: text,
    found: Object.fromEntries(items.map(({ address, hash }) => [address, hash])),
  };
  const broken = async (changed: Partial<Fetched>) =>
    (await outcomeOf(compare({ ...record, ...changed }))).broken;

  it("is compared file by file; the first that differs is named by its place", async () => {
    expect(await broken({})).toBeUndefined();
    const found = { ...record.found, "/app.js": sha256("steal()") };
    expect(await broken({ found })).toEqual({ says: "file", at: 2 });
  });

  it("has no file that the host answered with a status, though an empty one has the hash of nothing", async () => {
    const files = { ...release.files, "app.js": sha256("") };
    const text = JSON.stringify({ ...release, files });
    const there = { release: text, digest: sha256(text) };
    const answered = (came: string) => ({ ...there, found: { ...record.found, "/app.js": came } });
    expect(await broken(answered(sha256("")))).toBeUndefined();
    for (const status of ["404", "500"])
      expect(await broken(answered(status))).toEqual({ says: "sent", at: 2 });
  });

  it("has the hash that is named for it, and every file of it has to be there", async () => {
    expect(await broken({ digest: sha256("another list") })).toEqual({ says: "list" });
    expect(await broken({ release: "", digest: sha256("") })).toEqual({ says: "list" });
    expect(await broken({ found: {} })).toEqual({ says: "all" });
    for (const odd of ["no list", "null", "{}"])
      expect(await broken({ release: odd, digest: sha256(odd) })).toEqual({ says: "all" });
    const none = JSON.stringify({ ...release, files: {} });
    expect(await broken({ release: none, digest: sha256(none) })).toEqual({ says: "all" });
  });
});

describe("The check of this site", () => {
  it("fetches every file past the browser's memory, hashes it, and holds", async () => {
    const { verdict, game } = await check();
    expect(verdict.state).toBe("holds");
    expect(asked.mock.calls.flat()).toEqual(["/release.json", "/about", "/app.js", "/"]);
    expect(fetch).toHaveBeenCalledWith("/about", expect.objectContaining({ cache: "no-cache" }));
    expect(game.list?.digest).toBe(sha256(JSON.stringify(release)));
    expect(game.found["/app.js"]).toBe(sha256("run()"));
  });

  it.each([
    ["has another word in it", "/about", "<p>About us</p>", "file"],
    ["is empty", "/app.js", "", "file"],
    ["is not there", "/app.js", "gone", "sent"],
  ])("fails where a file %s", async (_, path, text, says) => {
    const right = answers;
    answers = (address) => (address === path ? text : right(address));
    const { verdict, game } = await check();
    expect(verdict).toMatchObject({ state: "fails", broken: { says } });
    expect(siteCheck.view(game, content, verdict).html.includes(content.labels.status)).toBe(says === "sent");
  });

  it("fails as soon as one bit of a page was flipped, and goes on failing until it starts again", async () => {
    const { verdict, game } = await use(await first(), "flip");
    expect(verdict).toEqual({ state: "fails", broken: { says: "file", at: 1 } });
    expect((await check(game)).verdict.state).toBe("fails");
    const fresh = await use(game, "reset");
    expect(fresh).toEqual(unchecked(await first(), true));
    expect((await check(fresh.game)).verdict.state).toBe("holds");
  });

  it("takes a hash of the list from elsewhere, and says whether it is this list's", async () => {
    const { game } = await check();
    const typed = (value: string) =>
      step(siteCheck, game, game, "set", { value, at: 0, path: "digest", random: fixedRandom() });
    const other = (await typed(sha256("another list"))).game;
    expect((await check(other)).verdict).toEqual({ state: "fails", broken: { says: "list" } });
    expect((await check((await typed(game.digest)).game)).verdict.state).toBe("holds");
    expect((await use(other, "flip")).verdict).toMatchObject({ broken: { says: "file" } });
  });

  it("begins with a sheet of empty squares", async () => {
    const { html } = siteCheck.view(await first(), content, { state: "unchecked", built: true });
    expect(html).toContain(content.labels.sheet);
    expect(html).toContain('<path data-hashed d=""/>');
  });

  it("tells how much it is before it fetches the rest, if the list is asked for alone", async () => {
    const { verdict, game } = await use(await first(), "ask");
    expect(verdict.state).toBe("unchecked");
    expect(asked.mock.calls.flat()).toEqual(["/release.json"]);
    expect(siteCheck.view(game, content, verdict).html).toContain("21.4 MB");
  });

  it("waits for a second press where the browser saves data", async () => {
    setNavigator({ connection: { saveData: true } });
    const { verdict, game } = await check();
    expect([verdict.state, game.problem]).toEqual(["unchecked", "saving"]);
    expect(asked.mock.calls.flat()).toEqual(["/release.json"]);
    expect((await check(game)).verdict.state).toBe("holds");
  });

  it.each([
    ["list", "/release.json"],
    ["lost", "/app.js"],
  ])("says what did not arrive (%s), compares nothing, and tries again when asked", async (problem, path) => {
    const right = answers;
    answers = (address) => (address === path ? undefined : right(address));
    const { verdict, game } = await check();
    expect([verdict.state, game.problem]).toEqual(["unchecked", problem]);
    answers = right;
    expect((await check(game)).verdict.state).toBe("holds");
  });

  it("tells how far it is, and stops for somebody who has left", async () => {
    const told: number[] = [];
    progress.tell = ({ found }) => {
      told.push(Object.keys(found).length);
      return told.length < 2;
    };
    const { game, verdict } = await check();
    expect([verdict.state, game.problem]).toEqual(["unchecked", "stopped"]);
    expect(told).toEqual([0, 0]);
    expect(asked.mock.calls.flat()).toEqual(["/release.json", "/about"]);
  });

  it("asks for nothing more once somebody has started again, and goes on in the next check", async () => {
    progress.tell = () => {
      siteCheck.stop();
      progress.tell = () => true;
      return true;
    };
    await check();
    expect(asked.mock.calls.flat()).toEqual(["/release.json", "/about"]);
    expect((await check()).verdict.state).toBe("holds");
  });
});

describe("A check that does not come to its end by itself", () => {
  it("asks after two minutes, and then goes on from where it was", async () => {
    const now = jest.spyOn(performance, "now");
    now.mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValue(120_001);
    const { verdict, game } = await check();
    now.mockRestore();
    expect([verdict.state, game.problem]).toEqual(["unchecked", "late"]);
    expect(Object.keys(game.found)).toEqual(["/about"]);
    asked.mockClear();
    expect((await check(game)).verdict.state).toBe("holds");
    expect(asked.mock.calls.flat()).toEqual(["/app.js", "/"]);
  });

  it("gives up on a file that does not come", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout");
    await check();
    expect(timeout.mock.calls.flat()).toEqual([20_000, 20_000, 20_000, 20_000]);
  });
});

describe("The file that is picked", () => {
  const { pick } = siteCheck.asides;

  it("is a page at first, and within the list", async () => {
    const { game } = await use(await first(), "ask");
    expect(game.list?.items[game.picked]?.address).toBe("/about");
    for (const [value, picked] of [
      ["1", 1],
      ["99", 2],
      ["-1", 0],
      ["x", 0],
    ] as const)
      expect(pick(game, { value }).picked).toBe(picked);
  });

  it("is the one whose bit is flipped, and only that one comes anew", async () => {
    const { game } = await check();
    asked.mockClear();
    const { verdict, game: flipped } = await use(pick(game, { value: "1" }), "flip");
    expect(asked.mock.calls.flat()).toEqual(["/app.js"]);
    expect(verdict).toMatchObject({ broken: { says: "file", at: 2 } });
    expect(Object.keys(flipped.found)).toHaveLength(3);
  });
});

describe("The attack that still works", () => {
  it("is another page with another list: only its hash from elsewhere tells them apart", async () => {
    const { game, verdict } = await use(await first(), "foist");
    expect(verdict).toEqual({ state: "uncovered", gap: "foist" });
    expect(game.digest).not.toBe(game.list?.digest);
    const { html } = siteCheck.view(game, content, verdict);
    expect(html).toContain(content.labels.replaced);
    expect(html).toContain("data-swapped");
    const { verdict: compared } = await check({ ...game, digest: game.list?.digest ?? "" });
    expect(compared).toEqual({ state: "fails", broken: { says: "list" } });
    expect((await use(game, "flip")).verdict).toEqual({ state: "fails", broken: { says: "file", at: 1 } });
  });

  it("is over where a file of it does not come", async () => {
    const right = answers;
    answers = (address) => (address === "/" ? undefined : right(address));
    const { game, verdict } = await use(await first(), "foist");
    expect([verdict.state, game.problem]).toEqual(["unchecked", "lost"]);
    answers = right;
    expect((await check(game)).verdict.state).toBe("holds");
  });
});
