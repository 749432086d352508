import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../../src/exhibits/draw";
import { step } from "../../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom } from "../../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const random = fixedRandom();

it("names who refuses to open, on the card and in the verdict: a friend of a house that waits", async () => {
  const game = await begin();
  const { game: after, verdict } = await step(draw, game, game, "refuse", { value: "", at: 0, random });
  const { document } = new JSDOM(draw.view(after, content, verdict).html).window;
  const stateOf = (card: string) => document.querySelector(`.ex-card${card} summary b`)?.textContent;
  const friend = document.querySelector('.ex-card[data-kind="ticket"]');
  expect(friend?.querySelector("em")?.textContent).toBe(content.labels.friend);
  expect(friend?.querySelector('[data-mark="fail"]')).not.toBeNull();
  expect(stateOf('[data-kind="ticket"]')).toBe(content.labels.refuses);
  expect(stateOf('[data-kind="house"]')).toBe(content.labels.unopened);
  expect(draw.wordsFor(content, after).fails.opened).toMatch(/^Ana won’t open/);
  expect(draw.wordsFor(content, game).fails.opened).toMatch(/^One secret stayed shut/);
});

it("keeps all cards on the table when the picture is brought up to date", async () => {
  const game = await begin();
  const { game: after, verdict } = await step(draw, game, game, "check", { value: "", at: 0, random });
  const rows = new JSDOM(draw.view(after, content, verdict).html).window.document.querySelectorAll(
    ".ex-table > [data-key]",
  );
  const keys = [...rows].map((row) => row.getAttribute("data-key"));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

it.each([
  ["swap", "M12 3", "caught"],
  ["refuse", "M6 6", "won’t open"],
])("is seen on the tile of the round, by the sign of what stopped %s", async (does, shape, says) => {
  const game = await begin();
  const { game: after, verdict } = await step(draw, game, game, does, { value: "", at: 0, random });
  const { document } = new JSDOM(draw.view(after, content, verdict).html).window;
  const tile = document.querySelector("[data-now]");
  expect(tile?.querySelector(".ex-sign path")?.getAttribute("d")).toContain(shape);
  expect(tile?.hasAttribute("data-lost")).toBe(does === "refuse");
  const name = tile?.querySelector("button")?.getAttribute("aria-label");
  expect(name).toMatch(new RegExp(`, your trial, ${says}$`));
});
