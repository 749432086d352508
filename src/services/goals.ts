/** What a visitor can do here that matters to the team. */
export type Goal = "Message sent" | "Newsletter subscribed" | "Documentation opened";

/** Sent to the window when a visitor has done it; `detail` is the goal. */
export const goalEvent = "goal";

/**
 * Tells the script that counts visitors (src/head/analytics.ts). Only where COUNTS_VISITORS is "yes", which the build
 * fills in: so no file has a trace of it where nobody counts.
 */
export const reached = (goal: Goal) => dispatchEvent(new CustomEvent(goalEvent, { detail: goal }));
