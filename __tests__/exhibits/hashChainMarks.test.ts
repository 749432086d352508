import { exhibit as hashChain } from "../../src/exhibits/hash-chain";
import type { Game } from "../../src/exhibits/hash-chain/play";
import { type Scene, step } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom } from "../support/exhibits";

const content = exampleOf("hash-chain");
const begin = beginning(hashChain, content);
const line = (at: number) => ({ says: "line", at });

describe("The marks beside the lines", () => {
  const input = { value: "", at: 0, random: fixedRandom() };
  const marksOf = ({ game, verdict }: Scene<Game>) =>
    hashChain.view(game, content, verdict).html.match(/(?<=<li [^>]*data-mark=")\w+/g);

  it("run on from a line that was changed: none after it fits what is written there now", async () => {
    const game = await begin();
    const scene = await step(hashChain, game, game, "forge", input);
    expect(marksOf(scene)).toEqual(["pass", "caught", "caught"]);
  });

  it("begin at line 1 if that was changed, and the verdict names nothing before it that doesn't fit", async () => {
    const game = await begin();
    const first = await hashChain.edits.overwrite(game, { value: "Never.", at: 0 });
    const scene = await step(hashChain, game, first, "check", input);
    expect(scene.verdict).toMatchObject({ broken: line(1) });
    expect(marksOf(scene)?.[0]).toBe("caught");
    expect(hashChain.wordsFor(content, scene.game).fails.line).toMatch(/^From line {at} on/);
  });

  it("stay with a hash that was typed over: the lines after it still fit", async () => {
    const game = await begin();
    const [, { hash = "" } = {}] = game.log.lines;
    const value = hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    const typed = await step(hashChain, game, game, "set", { ...input, value, path: "log.lines.1.hash" });
    const scene = await step(hashChain, game, typed.game, "check", input);
    expect(scene.verdict).toMatchObject({ state: "caught", broken: { says: "line", at: 2 } });
    expect(marksOf(scene)).toEqual(["pass", "caught", "pass"]);
  });
});

describe("A line that does not fit, though nobody has touched it", () => {
  const input = { value: "", at: 0, random: fixedRandom() };
  const told = async (does: string, then?: { value: string; at: number }) => {
    const game = await begin();
    let scene = await step(hashChain, game, game, does, input);
    if (then) {
      scene = await step(hashChain, game, scene.game, "overwrite", { ...input, ...then });
      scene = await step(hashChain, game, scene.game, "check", input);
    }
    expect(scene.verdict.state).toBe("caught");
    const rows = hashChain.view(scene.game, content, scene.verdict).html.match(/<li [^>]*/g) ?? [];
    return {
      says: hashChain.wordsFor(content, scene.game).fails.line,
      gone: rows.findIndex((row) => row.includes("ex-gone")),
    };
  };
  const { moved, added, doubled } = content.labels;

  it("is said to fit elsewhere, if it does: another one was added above it, or the order was changed", async () => {
    expect(await told("double")).toEqual({ says: doubled, gone: -1 });
    expect(await told("slip")).toEqual({ says: added, gone: -1 });
    expect(await told("remove")).toEqual({ says: content.fails.line, gone: 1 });
    expect(await told("swap")).toEqual({ says: moved, gone: -1 });
    expect(await told("forge")).toEqual({ says: content.fails.line, gone: -1 });
    expect(await told("rewrite")).toMatchObject({ gone: -1 });
  });

  it("is not told from one that was changed: no chain knows if a line is gone before it", async () => {
    expect(await told("remove", { value: "another", at: 0 })).toEqual({ says: content.fails.line, gone: 1 });
    expect(await told("remove", { value: "another", at: 1 })).toMatchObject({ says: content.fails.line });
  });
});

describe("Where marks come from that no check has", () => {
  const { forge, remove, swap, cut, rewrite } = hashChain.cheats;
  const noted = (game: Game) =>
    hashChain.view(game, content, { state: "unchecked", built: false }).html.split(content.labels.copied)
      .length - 1;

  it("is said once, whatever was marked", async () => {
    const game = await begin();
    expect(noted(game)).toBe(0);
    for (const cheat of [forge, remove, swap, cut, rewrite]) expect(noted(await cheat(game))).toBe(1);
    expect(noted(await hashChain.gaps.early(game))).toBe(1);
    expect(noted({ ...(await hashChain.gaps.cutEarly(game)), gap: "cutEarly" })).toBe(1);
  });
});

describe("What has changed in a line", () => {
  const { forge, remove, swap, rewrite } = hashChain.cheats;
  const marked = (game: Game) =>
    hashChain
      .view(game, content, { state: "unchecked", built: false })
      .html.match(/(?<=<mark>).*?(?=<\/mark>)/g);

  it("is marked in that line, whoever changed it", async () => {
    const game = await begin();
    expect(marked(game)).toBeNull();
    for (const cheat of [forge, rewrite]) expect(marked(await cheat(game))).toEqual(["nobody"]);
    const { text = "" } = game.log.lines[0] ?? {};
    expect(marked(await hashChain.edits.overwrite(game, { value: `${text}<`, at: 0 }))).toEqual([
      expect.stringMatching(/^\S+&lt;$/),
    ]);
  });

  it("stands beside the word that was written over, struck; a line that was padded at once has none", async () => {
    const game = await begin();
    const struck = (there: Game) =>
      hashChain
        .view(there, content, { state: "unchecked", built: false })
        .html.match(/(?<=<s>).*?(?=<\/s><mark>)/g);
    const { early, replace } = hashChain.gaps;
    for (const act of [forge, rewrite, early, replace]) expect(struck(await act(game))).toEqual(["deploy"]);
    expect(struck({ ...(await early(game)), gap: "early", unit: "min" })).toBeNull();
    for (const act of [hashChain.cheats.slip, hashChain.cheats.double, swap, remove])
      expect(struck(await act(game))).toBeNull();
  });

  it("is none where two lines were swapped, which say where they stood, and none where one is gone", async () => {
    const swapped = await swap(await begin());
    expect(marked(swapped)).toBeNull();
    const { html } = hashChain.view(swapped, content, { state: "unchecked", built: false });
    expect(html.match(/(?<= <\/span>)was line \d/g)).toEqual(["was line 2", "was line 1"]);
    const gone = await remove(await begin());
    expect(marked(gone)).toBeNull();
    expect(hashChain.view(gone, content, { state: "unchecked", built: false }).html).not.toContain("ex-from");
  });
});

describe("The small seal beside a line", () => {
  const { forge, rewrite, remove } = hashChain.cheats;
  /** For each line, whether a second seal stands beside it, and whether its own was not there when it was written. */
  const sealsOf = (game: Game) =>
    [
      ...hashChain
        .view(game, content, { state: "unchecked", built: false })
        .html.matchAll(/<span class="ex-stamps".*?<\/span>/g),
    ].map(([seals]) => [seals.includes("data-now"), seals.includes("data-other")]);

  it("is that of its hash alone, as long as the texts give the same", async () => {
    expect(sealsOf(await begin())).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it("has the one beside it that the texts give now, from the first key on and on all lines below", async () => {
    const game = await begin();
    const { text = "" } = game.log.lines[1] ?? {};
    const typed = await hashChain.edits.overwrite(game, { value: `${text}!`, at: 1 });
    for (const there of [typed, await forge(game)])
      expect(sealsOf(there).map(([isTwo]) => isTwo)).toEqual([false, true, true]);
    expect(sealsOf(await remove(game)).map(([isTwo]) => isTwo)).toEqual([false, true]);
  });

  it("is marked where it was not there before: a forger who fits the rest leaves new ones", async () => {
    expect(sealsOf(await rewrite(await begin()))).toEqual([
      [false, false],
      [false, true],
      [false, true],
    ]);
  });

  it("is a blank where what was typed over is no hash any more", async () => {
    const game = await begin();
    const [first, ...others] = game.log.lines;
    if (!first) throw new Error("The log is too short");
    const log = { ...game.log, lines: [{ ...first, hash: "no hash" }, ...others] };
    const { html } = hashChain.view({ ...game, log }, content, { state: "unchecked", built: false });
    expect(html).toContain('<circle r="48"/>');
  });
});
