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
  it("has each address with a file once, and no redirects or unserved files", () => {
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

  it("is compared file by file; the first difference is named by its place", async () => {
    expect(await broken({})).toBeUndefined();
    const found = { ...record.found, "/app.js": sha256("steal()") };
    expect(await broken({ found })).toEqual({ says: "file", at: 2 });
  });

  it("counts a status as a missing file, but an empty file as a file", async () => {
    const files = { ...release.files, "app.js": sha256("") };
    const text = JSON.stringify({ ...release, files });
    const there = { release: text, digest: sha256(text) };
    const answered = (came: string) => ({ ...there, found: { ...record.found, "/app.js": came } });
    expect(await broken(answered(sha256("")))).toBeUndefined();
    for (const status of ["404", "500"])
      expect(await broken(answered(status))).toEqual({ says: "sent", at: 2 });
  });

  it("must have the expected hash, and all of its files must be there", async () => {
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
  it("fetches every file past the browser's cache, hashes it, and holds", async () => {
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

  it("fails once a bit of a page was flipped, until a restart", async () => {
    const { verdict, game } = await use(await first(), "flip");
    expect(verdict).toEqual({ state: "fails", broken: { says: "file", at: 1 } });
    expect((await check(game)).verdict.state).toBe("fails");
    const fresh = await use(game, "reset");
    expect(fresh).toEqual(unchecked(await first(), true));
    expect((await check(fresh.game)).verdict.state).toBe("holds");
  });

  it("compares the list with a hash from elsewhere", async () => {
    const { game } = await check();
    const typed = (value: string) =>
      step(siteCheck, game, game, "set", { value, at: 0, path: "digest", random: fixedRandom() });
    const other = (await typed(sha256("another list"))).game;
    expect((await check(other)).verdict).toEqual({ state: "fails", broken: { says: "list" } });
    expect((await check((await typed(game.digest)).game)).verdict.state).toBe("holds");
    expect((await use(other, "flip")).verdict).toMatchObject({ broken: { says: "file" } });
  });

  it("starts with empty squares", async () => {
    const { html } = siteCheck.view(await first(), content, { state: "unchecked", built: true });
    expect(html).toContain(content.labels.sheet);
    expect(html).toContain('<path data-hashed d=""/>');
  });

  it("shows the size if only the list is fetched", async () => {
    const { verdict, game } = await use(await first(), "ask");
    expect(verdict.state).toBe("unchecked");
    expect(asked.mock.calls.flat()).toEqual(["/release.json"]);
    expect(siteCheck.view(game, content, verdict).html).toContain("21.4 MB");
  });

  it("waits for a second press if the browser saves data", async () => {
    setNavigator({ connection: { saveData: true } });
    const { verdict, game } = await check();
    expect([verdict.state, game.problem]).toEqual(["unchecked", "saving"]);
    expect(asked.mock.calls.flat()).toEqual(["/release.json"]);
    expect((await check(game)).verdict.state).toBe("holds");
  });

  it.each([
    ["list", "/release.json"],
    ["lost", "/app.js"],
  ])("says what did not arrive (%s), compares nothing, and tries again on request", async (problem, path) => {
    const right = answers;
    answers = (address) => (address === path ? undefined : right(address));
    const { verdict, game } = await check();
    expect([verdict.state, game.problem]).toEqual(["unchecked", problem]);
    answers = right;
    expect((await check(game)).verdict.state).toBe("holds");
  });

  it("shows its progress, and stops when the visitor has left", async () => {
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

  it("stops fetching after a restart, and continues with the next check", async () => {
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

describe("A check that does not end by itself", () => {
  it("stops after two minutes, and then continues where it was", async () => {
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

  it("gives up on a file that does not arrive", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout");
    await check();
    expect(timeout.mock.calls.flat()).toEqual([20_000, 20_000, 20_000, 20_000]);
  });
});

describe("The picked file", () => {
  const { pick } = siteCheck.asides;

  it("starts as a page, and stays within the list", async () => {
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

  it("is the one whose bit is flipped, and the only one that is fetched again", async () => {
    const { game } = await check();
    asked.mockClear();
    const { verdict, game: flipped } = await use(pick(game, { value: "1" }), "flip");
    expect(asked.mock.calls.flat()).toEqual(["/app.js"]);
    expect(verdict).toMatchObject({ broken: { says: "file", at: 2 } });
    expect(Object.keys(flipped.found)).toHaveLength(3);
  });
});

describe("The attack that still works", () => {
  it("is a different page with a matching list: only a hash from elsewhere reveals it", async () => {
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

  it("ends if one of its files does not arrive", async () => {
    const right = answers;
    answers = (address) => (address === "/" ? undefined : right(address));
    const { game, verdict } = await use(await first(), "foist");
    expect([verdict.state, game.problem]).toEqual(["unchecked", "lost"]);
    answers = right;
    expect((await check(game)).verdict.state).toBe("holds");
  });
});
