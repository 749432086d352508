import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { step, unchecked } from "../../src/exhibits/kit/scene";
import { exhibit as siteCheck } from "../../src/exhibits/site-check";
import type { Game } from "../../src/exhibits/site-check/play";
import { progress } from "../../src/exhibits/site-check/progress";
import { firstWrong, itemsOf } from "../../src/exhibits/site-check/run";
import { temporaryFolder } from "../support/content";
import { exampleOf, fixedRandom } from "../support/exhibits";
import { repeated } from "../support/repeated";
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

  it("is compared file by file; the first that differs is named by its place", () => {
    const items = itemsOf(release);
    const found = Object.fromEntries(items.map(({ address, hash }) => [address, hash]));
    expect(firstWrong(items, found)).toBeUndefined();
    expect(firstWrong(items, { ...found, "/app.js": sha256("steal()") })).toBe(1);
  });
});

describe("The check of this site", () => {
  it("fetches every file past the browser's memory, hashes it, and holds", async () => {
    const { verdict, game } = await check();
    expect(verdict.state).toBe("holds");
    expect(asked.mock.calls.flat()).toEqual(["/release.json", "/about", "/app.js", "/"]);
    expect(fetch).toHaveBeenCalledWith("/about", { cache: "no-cache" });
    expect(game.list?.digest).toBe(sha256(JSON.stringify(release)));
    expect(game.found["/app.js"]).toBe(sha256("run()"));
  });

  it.each([
    ["has another word in it", "/about", "<p>About us</p>"],
    ["is not there", "/app.js", "gone"],
  ])("fails where a file %s", async (_, path, text) => {
    const right = answers;
    answers = (address) => (address === path ? text : right(address));
    const { verdict } = await check();
    expect(verdict.state).toBe("fails");
  });

  it("fails as soon as one bit of a page was flipped, and goes on failing until it starts again", async () => {
    const { verdict, game } = await use(await first(), "flip");
    expect(verdict).toEqual({ state: "fails", broken: { says: "file", at: 1 } });
    expect((await check(game)).verdict.state).toBe("fails");
    const fresh = await use(game, "reset");
    expect(fresh).toEqual(unchecked(await first(), true));
    expect((await check(fresh.game)).verdict.state).toBe("holds");
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
    const shares: number[] = [];
    progress.tell = (share) => {
      shares.push(share);
      return false;
    };
    await check();
    expect(shares).toEqual([0, 1 / 3, 2 / 3]);
    expect(asked).toHaveBeenCalledTimes(1);
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

  it("can be repeated in a terminal, at this site's address", async () => {
    const { game } = await use(await first(), "ask");
    expect(siteCheck.commands(game, content)).toContain("SITE=https://www.example.com\n");
  });

  it("gives the same hashes there", async () => {
    const folder = temporaryFolder();
    for (const address of ["/release.json", "/about"])
      writeFileSync(join(folder, address), rightly(address) ?? "");
    const { game } = await use(await first(), "ask");
    const said = repeated(siteCheck, { ...game, origin: `file://${folder}` }, content);
    const about = sha256("<p>About</p>");
    expect(said).toBe(`${game.list?.digest}  release.json\n${about}  -\n${about}`);
  });
});
