import { type Game, parties } from "../../src/exhibits/coin/game";
import { type Weakness, weaknesses } from "../../src/exhibits/coin/weak";
import { begin, use } from "./coin";

/** The game after boxes were ticked or ticked off, by the names of parties; "date" goes to the day after the deadline. */
export async function after(game: Game, ...boxes: [name: string, on: boolean][]) {
  for (const [name, on] of boxes) {
    game =
      name === "date"
        ? (await use(game, "wait", { value: "1" })).game
        : (await use(game, "sign", { at: parties.indexOf(name as never), value: String(on) })).game;
  }
  return game;
}

/** The game once weaknesses of the lock were ticked. */
export async function ticked(...names: Weakness[]) {
  let game = await begin("escrow");
  for (const name of names)
    game = (await use(game, "weaken", { at: weaknesses.indexOf(name), value: "true" })).game;
  return game;
}

/** What the check says. */
export const state = async (game: Game) => (await use(game, "check")).verdict;

/** A line of the lock is typed over. */
export const words = (game: Game, at: number, value: string) => use(game, "write", { at, value });
