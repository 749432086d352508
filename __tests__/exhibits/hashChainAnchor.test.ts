import { JSDOM } from "jsdom";
import { exhibit as hashChain } from "../../src/exhibits/hash-chain";
import { step } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom } from "../support/exhibits";

const content = exampleOf("hash-chain");
const begin = beginning(hashChain, content);

describe("The line that marks what the kept hash covers", () => {
  const shown = async (does: string) => {
    const game = await begin();
    const { game: after, verdict } = await step(hashChain, game, game, does, {
      value: "",
      at: 0,
      random: fixedRandom(),
    });
    const { document } = new JSDOM(hashChain.view(after, content, verdict).html).window;
    return [...document.querySelectorAll(".ex-log > li")].map(
      (li) => ["ex-anchor", "ex-gone"].find((name) => li.classList.contains(name)) ?? "line",
    );
  };
  const lines = (count: number) => Array(count).fill("line");
  const written = content.sample.lines.length;

  it.each(["check", "forge", "rewrite", "replace", "swap"])(
    "is below the last one after %s",
    async (does) => {
      expect(await shown(does)).toEqual([...lines(written), "ex-anchor"]);
    },
  );

  it("stays there where lines were cut off that it covers", async () => {
    expect(await shown("cut")).toEqual([...lines(written - 2), "ex-gone", "ex-gone", "ex-anchor"]);
  });

  it("stands higher where it was kept earlier, with what it does not cover below", async () => {
    const at = content.sample.forged.line;
    expect(await shown("early")).toEqual([...lines(at), "ex-anchor", ...Array(written - at).fill("ex-gone")]);
    expect(await shown("cutEarly")).toEqual([...lines(written - 2), "ex-anchor", "ex-gone", "ex-gone"]);
  });
});
