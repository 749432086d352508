/** Ready-made weak locks: a visitor ticks a weakness in plain words, and lines of the agreed lock give way to weaker ones. */

import { lines } from "./runEscrow";

type Name = keyof typeof lines;

/** What each weakness writes in place of agreed lines. */
const weaker: Record<"one" | "anyDay" | "blankPayee", Partial<Record<Name, string>>> = {
  one: {
    whole: lines.whole.replace(/OP_OVER.+(?=OP_DUP)/, ""),
    settle: lines.settle.replace("OP_2", "OP_1"),
  },
  anyDay: { late: lines.late.replace("deadline", "OP_0") },
  blankPayee: { whole: "OP_IF" },
};

export type Weakness = keyof typeof weaker;
export const weaknesses = Object.keys(weaker) as Weakness[];

/** Each line that is known: which of the agreed ones it stands for, and its weakness, if it has one. */
export const known = new Map<string, { name: Name; weakness?: Weakness }>([
  ...Object.entries(lines).map(([name, words]) => [words, { name: name as Name }] as const),
  ...weaknesses.flatMap((weakness) =>
    Object.entries(weaker[weakness]).map(
      ([name, words]) => [words, { name: name as Name, weakness }] as const,
    ),
  ),
]);

/** The agreed lock with some weaknesses. */
export function weakened(chosen: readonly Weakness[]) {
  const changed = weaknesses.filter((one) => chosen.includes(one)).map((one) => weaker[one]);
  return Object.values(Object.assign({ ...lines }, ...changed)).join("\n");
}

/** The weaknesses of a lock. */
export function weaknessesOf(lock: string): Weakness[] {
  const found = lock.split("\n").map((line) => known.get(line.trim())?.weakness);
  return weaknesses.filter((weakness) => found.includes(weakness));
}
