/** Conversions: the visitor actions that matter to the team. */
export type Goal = "Message sent" | "Newsletter subscribed" | "Documentation opened";

/** Dispatched on the window when a visitor reaches a goal; `detail` is the goal. */
export const goalEvent = "goal";

/**
 * Reports a goal to the analytics script (src/head/analytics.ts). Only call it where COUNTS_VISITORS is "yes": the
 * build fills that in, so without analytics the calls are dropped from every file.
 */
export const reached = (goal: Goal) => dispatchEvent(new CustomEvent(goalEvent, { detail: goal }));
