import type { Broken, Steps } from "./exhibit";

/** What a check came to: the names of the steps that passed, and the first one that did not. */
export interface Outcome {
  passed: string[];
  broken?: Broken;
}

/** What is said of a record that the check cannot even read. */
export const unreadable = "unreadable";

/** Goes through a check list until a step does not pass. A step with several turns has passed once the last one has. */
export async function outcomeOf(steps: Steps): Promise<Outcome> {
  const passed = new Set<string>();
  const outcome = (broken?: Broken): Outcome => ({
    passed: [...passed],
    ...(broken && { broken }),
  });
  for await (const { step, passes, at, again } of steps) {
    passed.delete(step);
    if (!passes) return outcome({ says: step, ...(at !== undefined && { at }) });
    if (!again) passed.add(step);
  }
  return outcome();
}
