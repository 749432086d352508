import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { step } from "../../src/exhibits/kit/scene";
import { exhibit as siteCheck } from "../../src/exhibits/site-check";
import type { Game } from "../../src/exhibits/site-check/game";
import { exampleOf, fixedRandom } from "../support/exhibits";
import { linesOf, ran } from "../support/repeated";
import { type Answers, release, rightly, serveSite, sha256 } from "../support/servedSite";

const content = exampleOf("site-check");
let answers: Answers;

beforeEach(() => {
  answers = rightly;
  serveSite((address) => answers(address));
});

const first = () => siteCheck.begin();
const use = async (game: Game, does: string) =>
  step(siteCheck, await first(), game, does, { value: "", at: 0, random: fixedRandom() });
const check = async (game?: Game) => use(game ?? (await first()), "check");

describe("The commands that the page gives", () => {
  const server = createServer(({ url = "" }, response) => {
    const text = answers(url) ?? "gone";
    response.writeHead(text === "gone" ? 404 : 200).end(text);
  });
  let origin: string;

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  /** What a terminal comes to with a state's record, and what it has to print of the record alone. */
  async function repeated(game: Game) {
    const there = { ...game, origin };
    const { code, lines, stderr } = await ran(
      "bash",
      "site-check",
      siteCheck.commands(content),
      siteCheck.record(there),
    );
    expect(stderr).toBe("");
    return {
      code,
      lines: lines.map((line) => line.trim()),
      recorded: await linesOf(siteCheck, content, there),
    };
  }

  it("check the record, and then the site as it is now", async () => {
    const { code, lines, recorded } = await repeated((await check()).game);
    expect(code).toBe(0);
    expect(recorded).toHaveLength(4);
    expect(lines).toEqual([...recorded, `${origin}/release.json`, ...recorded]);
  });

  it("stop at a wrong record, with the page's sentence", async () => {
    const { game: whole } = await check();
    if (!whole.list) throw new Error("The list did not come");
    const odd = { ...whole, list: { ...whole.list, text: "no list" }, digest: sha256("no list") };
    const { game: flipped } = await use(await first(), "flip");
    for (const game of [flipped, { ...whole, digest: "0" }, odd, await first()]) {
      const { code, lines, recorded } = await repeated(game);
      expect(code).toBe(1);
      expect(lines).toEqual(recorded);
    }
  });

  it.each([
    ["has another list now", "/release.json", JSON.stringify({ ...release, commit: "another" }), "list", ""],
    ["sends another file now", "/app.js", "steal()", "file", "2"],
    ["no longer has a file", "/about", "gone", "sent", "1"],
  ])("end with 1 if the site %s", async (_, path, text, says, at) => {
    const { game } = await check();
    const right = answers;
    answers = (address) => (address === path ? text : right(address));
    const { code, lines } = await repeated(game);
    expect(code).toBe(1);
    const { steps, fails } = content;
    const key = says as keyof typeof fails;
    expect(lines.slice(-2)).toEqual([`FAIL ${steps[key]} ${at}`.trim(), fails[key].replaceAll("{at}", at)]);
  });
});
