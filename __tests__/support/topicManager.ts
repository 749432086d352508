import { exhibit } from "../../src/exhibits/topic-manager";
import type { Game } from "../../src/exhibits/topic-manager/play";
import type { Line } from "../../src/exhibits/topic-manager/run";

/** The lines that a rule can have, in the order of their boxes. */
export const offered: Line[] = ["format", "signed", "follows", "known", "once", "listed"];

/** The game with a rule, put together line by line as a visitor does. */
export async function withRule(game: Game, rule: Line[]): Promise<Game> {
  let there = game;
  for (const [at, line] of offered.entries())
    there = await exhibit.edits.choose(there, { value: String(rule.includes(line)), at });
  return there;
}
