import type { ExhibitState, Input } from "../../../src/exhibits/kit/exhibit";
import { sealOf } from "./run";

export interface Game extends ExhibitState {
  /** The number on the table. */
  number: string;
  /** The number that was sealed. */
  fair: string;
  seal: string;
}

export const begin = (sample: number): Game => {
  const number = String(sample);
  return { number, fair: number, seal: sealOf(number) };
};

/** The visitor types over the number, and the seal stays. What is no number is told. */
export const write = (game: Game, { value }: Pick<Input, "value">): Game => ({
  ...game,
  number: value.slice(0, 20),
  problem: /^\d{1,9}$/.test(value) ? undefined : "number",
});

/** A cheat begins with the fair game, whatever was typed before. */
export const raise = (game: Game): Game => ({
  ...game,
  number: String(Number(game.fair) + 1),
  problem: undefined,
});
