import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, kitWords } from "../support/exhibits";
import { linesOf } from "../support/repeated";
import { exhibit } from "../support/sealed-number";
import { words } from "../support/sealed-number/words";

/** The folder of the example, and its files as docs/exhibits.md has them. */
const folder = "__tests__/support/sealed-number";
const told = [
  ...readFileSync("docs/exhibits.md", "utf8").matchAll(/^```ts sealed-number\/(\S+)\n([\s\S]*?)^```$/gm),
].map(([, name = "", code = ""]) => ({ name, code }));

/** The imports, whose order depends on where the file lies, and the rest of a file. */
function partsOf(code: string) {
  const [imports = "", ...rest] = code.split(/\n\n(?!import)/);
  return { imports: imports.split("\n").sort(), rest };
}

const content = words.parse({ name: "sealed-number", sample: { number: 42 } });
const input = { value: "", at: 0, random: fixedRandom() };

describe("The example in docs/exhibits.md", () => {
  it("has every file of an exhibit", () => {
    expect(told.map(({ name }) => name)).toEqual(["run.ts", "play.ts", "words.ts", "view.ts", "index.ts"]);
  });

  it.each(told)("has the code that these tests run: $name", ({ name, code }) => {
    const there = code
      .replaceAll('"../../', '"../../../src/')
      .replaceAll(/"\.\.\/(?=kit)/g, '"../../../src/exhibits/');
    expect(partsOf(there)).toEqual(partsOf(readFileSync(join(folder, name), "utf8")));
  });

  it("holds, and its cheat and what a visitor types are caught", async () => {
    const first = await exhibit.begin(content);
    const after = (does: string, value = "", game = first) =>
      step(exhibit, first, game, does, { ...input, value });
    expect((await after("check")).verdict).toEqual({ state: "holds" });
    expect((await after("raise")).verdict).toEqual({ state: "caught", broken: { says: "number" } });
    const typed = await after("write", "41");
    expect(typed.verdict).toEqual({ state: "unchecked", built: false });
    expect((await after("check", "", typed.game)).verdict).toMatchObject({ state: "caught" });
    const bad = await after("write", "many");
    const shown = frame(exhibit, content, kitWords, await after("check", "", bad.game)).html;
    expect(shown).toContain(content.problems.number);
    expect((await after("raise", "", bad.game)).game.problem).toBeUndefined();
  });

  it("has a check list that a terminal prints", async () => {
    const first = await exhibit.begin(content);
    expect(await linesOf(exhibit, content, first)).toEqual([`pass ${content.steps.number}`]);
    expect(await linesOf(exhibit, content, exhibit.cheats.raise(first))).toEqual([
      `FAIL ${content.steps.number}`,
      content.fails.number,
    ]);
  });

  it("names what editors see of it", () => {
    expect(JSON.stringify(z.toJSONSchema(words, { io: "input" }))).toContain('"required":["name","sample"]');
  });
});
