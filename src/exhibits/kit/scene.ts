import type { Exhibit, ExhibitContent, ExhibitState, Input, Verdict } from "./exhibit";

/** What is shown at one moment. */
export interface Scene<State> {
  game: State;
  verdict: Verdict;
  /** How many checks in a row have come to this verdict. */
  times?: number;
  /** The key of the word for why this browser cannot run the exhibit. */
  trouble?: "insecure" | "trouble";
}

/** An unchecked state; `built` if it is the one that the page was built with. */
export const unchecked = <State>(game: State, built = false): Scene<State> => ({
  game,
  verdict: { state: "unchecked", built },
});

/**
 * The scene after a control is used: `does` is its name, `first` the state that the page was built with. A cheat is
 * checked at once. A state that cannot be checked stays unchecked.
 */
export async function step<State extends ExhibitState, Own extends ExhibitContent>(
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

async function checked<State extends ExhibitState, Own extends ExhibitContent>(
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
 * Adds to a scene how often in a row its verdict was reached. Otherwise nobody would see or hear that a second check,
 * or another cheat, came to the same verdict (WCAG 4.1.3).
 */
export function counted<State>(reached: Scene<State>, before: Scene<State>): Scene<State> {
  if (reached.verdict.state === "unchecked") return reached;
  const isSame = outcomeOf(reached.verdict) === outcomeOf(before.verdict);
  return { ...reached, times: isSame ? (before.times ?? 0) + 1 : 1 };
}

const outcomeOf = (verdict: Verdict) =>
  verdict.state === "fails" ? `fails ${verdict.broken.says} ${verdict.broken.at ?? ""}` : verdict.state;
