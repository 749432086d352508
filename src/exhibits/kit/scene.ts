import type { Content, Exhibit, Game, Input, Verdict } from "./exhibit";

/** What is shown at one moment. */
export interface Scene<State> {
  game: State;
  verdict: Verdict;
  /** How often in a row a check has come to this verdict. */
  times?: number;
  /** The key of a word for what keeps this browser from running anything. */
  trouble?: "insecure" | "trouble";
}

/** A game that nobody has checked; `built` if it is the one that the page was built with. */
export const unchecked = <State>(game: State, built = false): Scene<State> => ({
  game,
  verdict: { state: "unchecked", built },
});

/**
 * What comes of a control's use: `does` is its name, `first` the game that the page was built with. A cheat is checked at once. What cannot
 * be checked stays unchecked.
 */
export async function step<State extends Game, Own extends Content>(
  exhibit: Exhibit<State, Own>,
  first: State,
  game: State,
  does: string,
  input: Input,
): Promise<Scene<State>> {
  if (does === "reset") return unchecked(first, true);
  if (!globalThis.crypto?.subtle) {
    return { ...unchecked(game), trouble: globalThis.isSecureContext ? "trouble" : "insecure" };
  }
  try {
    const { [does]: edit } = exhibit.edits;
    if (edit) return unchecked(await edit(game, input));
    const { [does]: cheat } = exhibit.cheats;
    return await checked(exhibit, cheat ? await cheat(game, input.random) : game);
  } catch {
    return { ...unchecked(game), trouble: "trouble" };
  }
}

async function checked<State extends Game, Own extends Content>(
  exhibit: Exhibit<State, Own>,
  game: State,
): Promise<Scene<State>> {
  if (game.problem !== undefined && !exhibit.retries) return unchecked(game);
  const finished = await exhibit.finish(game);
  if (finished.problem !== undefined) return unchecked(finished);
  const broken = await exhibit.check(finished);
  return { game: finished, verdict: broken ? { state: "fails", broken } : { state: "holds" } };
}

/**
 * A scene that was reached, with the times that its verdict has been reached: a second check, or another cheat, that finds the
 * same would else be neither seen nor heard (WCAG 4.1.3).
 */
export function counted<State>(reached: Scene<State>, before: Scene<State>): Scene<State> {
  if (reached.verdict.state === "unchecked") return reached;
  const isSame = saidOf(reached.verdict) === saidOf(before.verdict);
  return { ...reached, times: isSame ? (before.times ?? 0) + 1 : 1 };
}

const saidOf = (verdict: Verdict) =>
  verdict.state === "fails" ? `fails ${verdict.broken.says} ${verdict.broken.at ?? ""}` : verdict.state;
