import type { Broken, Steps } from "./exhibit";

/** What a check came to: the names of the steps that passed, and the first one that did not. */
export interface Outcome {
  passed: string[];
  broken?: Broken;
}

/** What is said of a record that the check cannot even read. */
export const unreadable = "unreadable";

/** Goes through a check list until a step does not pass. */
export async function outcomeOf(steps: Steps): Promise<Outcome> {
  const passed = new Set<string>();
  for await (const { step, passes, at } of steps) {
    if (!passes)
      return {
        passed: [...passed].filter((name) => name !== step),
        broken: { says: step, ...(at !== undefined && { at }) },
      };
    passed.add(step);
  }
  return { passed: [...passed] };
}
