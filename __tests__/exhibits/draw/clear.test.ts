import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../../src/exhibits/draw";
import type { Preset } from "../../../src/exhibits/draw/moves";
import { type Game, type Manner, mannerOf, manners } from "../../../src/exhibits/draw/play";
import { saying } from "../../../src/exhibits/draw/saying";
import { frame } from "../../../src/exhibits/kit/frame";
import { step } from "../../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, kitWords } from "../../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const random = fixedRandom();
const { leave, clear } = draw.edits;
const { accuse } = draw.asides;

/** A house with a manner, to which numbers lie open. */
async function openTo(manner: Manner, preset: Preset): Promise<Game> {
  let game: Game = { ...(await begin()), preset };
  do game = await leave(game, { random });
  while (mannerOf(game.secret) !== manner);
  return clear(game, { value: "false", random });
}

describe.each<Preset>(["dice", "tickets"])("A house that plays with open numbers for %s", (preset) => {
  it("is said to have sealed numbers only where it has, and is drawn as uncovered once seen through", async () => {
    const { clear: lay, press } = content.labels;
    const input = { value: "", at: 0, random };
    for (const manner of ["seats", "honest", "swaps"] as const) {
      const lying = await openTo(manner, preset);
      const one = await step(draw, lying, lying, "open", { ...input, at: lying.at });
      expect(saying(content, one.game).holds).toBe(lay);
      const { game, verdict } = await step(draw, lying, lying, "check", input);
      expect(saying(content, game)).toMatchObject({ holds: manner === "swaps" ? press : lay });
      const isSeats = manner === "seats";
      const seen = saying(content, accuse(game, { at: manners.indexOf("seats") }));
      expect(seen.drawnAs).toBe(isSeats ? "uncovered" : manner === "swaps" ? "caught" : undefined);
      expect(verdict).toEqual({ state: "holds" });
      if (!isSeats) continue;
      const right = accuse(game, { at: manners.indexOf("seats") });
      const { html } = frame(draw, content, kitWords, { game: right, verdict });
      const { document } = new JSDOM(html).window;
      expect(document.querySelector(".ex-verdict")?.matches("[data-state=uncovered]")).toBe(true);
      expect(document.querySelector("[data-verdict=holds] strong")?.textContent).toBe(content.labels.beaten);
      expect(saying(content, await leave(right, { random })).drawnAs).toBeUndefined();
    }
  });
});
