import { type Game, parties } from "../../src/exhibits/coin/game";
import { use } from "./coin";

/** The game after boxes were ticked or ticked off, by the names of parties; "date" lets the date come. */
export async function after(game: Game, ...boxes: [name: string, on: boolean][]) {
  for (const [name, on] of boxes) {
    const at = name === "date" ? parties.length : parties.indexOf(name as never);
    game = (await use(game, "sign", { at, value: String(on) })).game;
  }
  return game;
}

/** What the check says. */
export const state = async (game: Game) => (await use(game, "check")).verdict;

/** A line of the lock is typed over. */
export const words = (game: Game, at: number, value: string) => use(game, "write", { at, value });
