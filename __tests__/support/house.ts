import { exhibit as draw } from "../../src/exhibits/draw";
import type { Preset } from "../../src/exhibits/draw/moves";
import { type Game, type Manner, mannerOf, played } from "../../src/exhibits/draw/play";
import { beginning, exampleOf, fixedRandom, found } from "./exhibits";

export const content = exampleOf("draw");
export const begin = beginning(draw, content);
export const random = fixedRandom();
export const { open, leave, clear } = draw.edits;

export const presets: Preset[] = ["dice", "tickets"];
export const names = ["Ana", "Ben", "Cleo", "You"];

/** A house with a manner, as the page begins it. */
export async function houseOf(manner: Manner, preset: Preset = "dice"): Promise<Game> {
  let game: Game = { ...(await begin()), preset, names };
  do game = await leave(game, { random });
  while (mannerOf(game.secret) !== manner);
  return game;
}

/** What the check finds in each of a house's rounds. */
export async function foundBy(game: Game) {
  const all: (string | undefined)[] = [];
  for (let at = 0; at < played; at++) all.push((await found(draw, await open(game, { at })))?.says);
  return all;
}
