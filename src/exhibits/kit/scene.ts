import { type Outcome, outcomeOf, unreadable } from "./checkList";
import type { Broken, Exhibit, ExhibitContent, ExhibitState, Input, Verdict } from "./exhibit";
import { setAt } from "./setAt";

/** What is shown at one moment. */
export interface Scene<State> {
  game: State;
  verdict: Verdict;
  /** The names of the steps that the last check has passed. */
  passed?: readonly string[];
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
    if (edit) {
      const edited = fair(from(game, await edit(game, input)));
      return exhibit.checked?.includes(does) ? await checked(exhibit, first, edited) : unchecked(edited);
    }
    if (does === "set")
      return unchecked({ ...setAt(game, input.path ?? "", input.value), gap: undefined, isEdited: true });
    const attack = exhibit.cheats[does] ?? exhibit.gaps?.[does];
    if (!attack) return await checked(exhibit, first, game);
    const attacked = from(game, await attack(fair(game), input.random));
    return await checked(exhibit, first, {
      ...attacked,
      attack: does,
      gap: exhibit.cheats[does] ? undefined : does,
    });
  } catch {
    return { ...unchecked(game), trouble: "trouble" };
  }
}

/** A state in which no earlier attack is left. */
const fair = <State extends ExhibitState>({ gap, attack, isEdited, isWithheld, ...game }: State) =>
  game as State;

/** A state that followed from another one: what a link brought stays a link's until the visitor starts again. */
const from = <State extends ExhibitState>({ isLinked }: State, next: State): State =>
  isLinked ? { ...next, isLinked } : next;

const nobodyAsked = { passed: [] };

async function checked<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  first: State,
  game: State,
): Promise<Scene<State>> {
  if (game.problem !== undefined && !exhibit.retries) return unchecked(game);
  const finished = await exhibit.finish(game);
  if (finished.problem !== undefined) return unchecked(finished);
  const { broken, ...asked } = await outcome(exhibit, first, finished);
  const isLost = broken !== undefined && (exhibit.isLost?.(finished, broken.says) ?? false);
  const verdict = verdictOf(exhibit, finished, broken, isLost);
  return { game: finished, verdict, ...(finished.isWithheld ? nobodyAsked : asked) };
}

function verdictOf(
  { caught }: { caught?: readonly string[] },
  { gap, attack, isLinked }: ExhibitState,
  broken: Broken | undefined,
  isLost: boolean,
): Verdict {
  const isOwn = !isLinked || attack !== undefined;
  if (broken)
    return { state: isOwn && !isLost && caught?.includes(broken.says) ? "caught" : "fails", broken };
  return gap === undefined ? { state: "holds" } : { state: "uncovered", gap };
}

/** Runs the check on the record as a file would hold it. */
async function outcome<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  first: State,
  game: State,
): Promise<Outcome> {
  try {
    const record = JSON.parse(JSON.stringify(exhibit.record(game)));
    return await outcomeOf(exhibit.check(record, exhibit.brought?.(first, game)));
  } catch (error) {
    if (!game.isEdited) throw error;
    return { ...nobodyAsked, broken: { says: unreadable } };
  }
}

/**
 * Adds to a scene how often in a row its verdict was reached. Otherwise nobody would see or hear that a second check,
 * or another cheat, came to the same verdict (WCAG 4.1.3).
 */
export function counted<State>(reached: Scene<State>, before: Scene<State>): Scene<State> {
  if (reached.verdict.state === "unchecked") return reached;
  const isSame = nameOf(reached.verdict) === nameOf(before.verdict);
  return { ...reached, times: isSame ? (before.times ?? 0) + 1 : 1 };
}

const nameOf = (verdict: Verdict) =>
  "broken" in verdict ? `${verdict.state} ${verdict.broken.says} ${verdict.broken.at ?? ""}` : verdict.state;
