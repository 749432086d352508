import { exhibit } from "../../src/exhibits/coin";
import { begin, contentOf } from "../support/coin";
import { after } from "../support/escrow";
import { ran, shownCommands } from "../support/repeated";

test("a way out after the deadline repeats in the terminal on the day that the page has checked", async () => {
  const first = await begin("escrow");
  const late = await after(first, ["seller", false], ["date", true]);
  const ranOn = async (game: typeof first) => {
    const commands = shownCommands("coin", exhibit, contentOf("escrow"), exhibit.brought(first, game));
    return (await ran("bash", "coin", commands, exhibit.record(late))).code;
  };
  expect(await ranOn(late)).toBe(0);
  expect(await ranOn(first)).toBe(1);
});
