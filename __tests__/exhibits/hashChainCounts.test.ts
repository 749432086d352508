import { commandsOf, recordName } from "../../src/build/exhibitCommands";
import { exhibit as hashChain } from "../../src/exhibits/hash-chain";
import type { Game } from "../../src/exhibits/hash-chain/play";
import { words } from "../../src/exhibits/hash-chain/words";
import { beginning, exampleOf } from "../support/exhibits";

const content = exampleOf("hash-chain");
const begin = beginning(hashChain, content);

describe("What the lines of a log count", () => {
  const view = (game: Game, gap = "replace") =>
    hashChain.view(game, content, { state: "uncovered", gap }).html;
  const week = {
    ...content.sample,
    lines: ["Mon, 18 min: a call", "Tue, 42 min: a draft", "Wed, 1,090 km by car"],
  };
  const counted = () =>
    hashChain.begin({
      ...content,
      sample: { ...week, unit: "min", forged: { line: 2, text: "Tue, 102 min: a draft" } },
    });

  it("has a sum, beside the one that was written", async () => {
    const game = await counted();
    expect(view(game)).toContain("In all: 60 min");
    expect(view(game)).not.toContain("written as");
    const replaced = await hashChain.gaps.replace(game);
    expect(view(replaced)).toContain("In all: 120 min");
    expect(view(replaced)).toContain("written as 60 min");
    expect(view(replaced)).toContain(content.labels.copied);
    expect(view(replaced)).toContain("ex-ghost");
  });

  it("is that of the days so far where a line is changed before the others are there", async () => {
    const lines = [...week.lines.slice(0, 2), "Wed, 10 min: mail"];
    const game = await hashChain.begin({
      ...content,
      sample: { ...week, lines, unit: "min", forged: { line: 2, text: "Tue, 102 min: a draft" } },
    });
    const early = { ...(await hashChain.gaps.early(game)), gap: "early" };
    expect(view(early, "early")).toContain("In all: 120 min");
    expect(view(early, "early")).toContain("written as 60 min");
    expect(view(early, "early")).not.toContain("ex-ghost");
  });

  it("is a bar for each, with what was added to it", async () => {
    const bars = (game: Game) =>
      [...view(game).matchAll(/--was:([\d.]+)%;--now:([\d.]+)%/g)].map(([, was, now]) => [was, now]);
    const game = await counted();
    expect(bars(game)).toEqual(Array.from(["17.6", "41.2", "0.0"], (share) => [share, share]));
    expect(bars(await hashChain.cheats.forge(game))).toEqual([
      ["17.6", "17.6"],
      ["41.2", "100.0"],
      ["0.0", "0.0"],
    ]);
    expect(bars(await hashChain.cheats.remove(game))).toHaveLength(2);
  });

  it("is written over by whoever pulls its bar, and a check tells", async () => {
    const game = await counted();
    const pulled = await hashChain.edits.pull(game, { value: "101.6", at: 1 });
    expect(pulled).toEqual(await hashChain.edits.overwrite(game, { value: "Tue, 102 min: a draft", at: 1 }));
    expect(view(pulled)).toContain("In all: 120 min");
    const steps = [];
    for await (const { step, passes } of hashChain.check(hashChain.record(pulled)))
      steps.push([step, passes]);
    expect(steps).toContainEqual(["line", false]);
    expect(await hashChain.edits.pull(pulled, { value: "42", at: 1 })).toEqual(game);
  });

  it("is not there where nothing is counted", async () => {
    expect(view(await begin())).not.toMatch(/ex-total|ex-count/);
  });
});

describe("A line that was slipped in", () => {
  it("marks all of it, and what it counts, and nothing of the lines below it", async () => {
    const { double, slip } = hashChain.cheats;
    const { lines, forged } = content.sample;
    for (const [cheat, text, marks] of [
      [double, lines[forged.line - 1], ["pass", "pass", "none", "caught"]],
      [slip, forged.text, ["pass", "none", "caught", "caught"]],
    ] as const) {
      const game = await cheat(await begin());
      const { html } = hashChain.view(game, content, { state: "caught", broken: { says: "line", at: 4 } });
      expect(html.match(/(?<=<mark>).*?(?=<\/mark>)/g)).toEqual([text]);
      expect(html.split(content.labels.slipped)).toHaveLength(2);
      expect(html.match(/(?<=<li [^>]*data-mark=")\w+/g)).toEqual(marks);
    }
  });

  it("may be more only where lines count something: there, nobody gains by fewer", async () => {
    const cheats = (unit?: string) =>
      hashChain.partsOf({ ...content, sample: { ...content.sample, unit } }).cheats;
    expect(cheats("min")).toEqual(["forge", "double", "slip", "remove", "rewrite"]);
    expect(cheats()).toEqual(["forge", "remove", "swap", "cut", "rewrite"]);
  });
});

describe("The saved file", () => {
  it("is called what the page says it is, and the commands ask for that name", () => {
    const saves = "time-sheet";
    expect(recordName("hash-chain", saves)).toBe("time-sheet.json");
    expect(recordName("hash-chain")).toBe("hash-chain.json");
    expect(commandsOf("hash-chain", { ...content, saves })).toContain(" - time-sheet.json <<");
    for (const wrong of ["../x", "a b", "a;b", "A"])
      expect(words.safeParse({ name: "hash-chain", sample: content.sample, saves: wrong }).success).toBe(
        false,
      );
  });
});
