import type { Broken, Step, Steps } from "./exhibit";

/** What a check came to: the names of the steps that passed, and the first one that did not. */
export interface Outcome {
  passed: string[];
  broken?: Broken;
}

/** What is said of a record that the check cannot even read. */
export const unreadable = "unreadable";

/**
 * Goes through a check list until a step does not pass. A step with several turns has passed once the last one has; where
 * the check stops, what it has asked of the same place has passed, too.
 */
export async function outcomeOf(steps: Steps): Promise<Outcome> {
  const turns = new Map<string, Step>();
  for await (const turn of steps) {
    const { step, passes, at } = turn;
    turns.delete(step);
    if (!passes)
      return { passed: passedIn(turns, at), broken: { says: step, ...(at !== undefined && { at }) } };
    turns.set(step, turn);
  }
  return { passed: passedIn(turns) };
}

const passedIn = (turns: ReadonlyMap<string, Step>, stop?: number) =>
  [...turns.values()]
    .filter(({ again, at }) => !again || (at !== undefined && at === stop))
    .map(({ step }) => step);
