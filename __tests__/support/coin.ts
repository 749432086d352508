import { exhibit } from "../../src/exhibits/coin";
import type { Game, Preset } from "../../src/exhibits/coin/game";
import { words } from "../../src/exhibits/coin/words";
import type { Verdict } from "../../src/exhibits/kit/exhibit";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, kitWords } from "./exhibits";

export const presets: Preset[] = ["handover", "purchase", "payment", "escrow"];

/** The coin as a page without words of its own has it. */
export const contentOf = (preset: Preset) => words.parse({ name: "coin", preset, sample: {} });

const begun = new Map<Preset, Promise<Game>>();

/** A game of a preset, begun once, since that takes signatures. */
export async function begin(preset: Preset): Promise<Game> {
  const game = begun.get(preset) ?? exhibit.begin(contentOf(preset));
  begun.set(preset, game);
  return structuredClone(await game);
}

const random = fixedRandom();

/** What comes of the use of a control, as the page would show it. */
export async function use(
  game: Game,
  does: string,
  input: { value?: string; at?: number; path?: string } = {},
) {
  const first = await begin(game.preset);
  return step(exhibit, first, game, does, { value: "", at: 0, ...input, random });
}

/** The same, and what the check says of it. */
export async function judged(
  game: Game,
  does: string,
  input: { value?: string; at?: number; path?: string } = {},
) {
  const { game: after } = await use(game, does, input);
  return { game: after, verdict: (await use(after, "check")).verdict };
}

/** What the page shows of a game. */
export const shownOf = (game: Game, verdict: Verdict = { state: "unchecked", built: false }) =>
  frame(exhibit, contentOf(game.preset), kitWords, { game, verdict }).html;

/** The coin of a transaction is picked up. */
export const picked = (game: Game, place: number, id: (hex: string) => string, output = 0): Game => ({
  ...game,
  picked: `${id(game.made[place]?.hex ?? "")}:${output}`,
});
