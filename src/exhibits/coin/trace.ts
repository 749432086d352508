/** Runs an escrow's scripts up to one word, and tells which parts of the lock have turned by then. */
import { toHex } from "@bsv/sdk/primitives/utils";
import { type Deal, type Game, parties } from "./game";
import type { lines } from "./runEscrow";
import { spendOf } from "./spend";
import { parse } from "./transaction";
import { known, type Weakness } from "./weak";

/** A run of both scripts to its end, word by word. */
interface Run {
  /** How many words there are. */
  total: number;
  /** What lies on the stack before each word, and at the end. */
  stacks: string[][];
  /** Whether each word was skipped, since it is in the other branch. */
  skips: boolean[];
  /** Whether its last word went wrong. */
  hasFailed: boolean;
}

/** The last run: a drawing asks for the same one several times, and each reads signatures anew. */
let last: { key: string; run: Run } | undefined;

function runOf(hex: string, funding: string): Run {
  const key = `${hex} ${funding}`;
  if (last?.key !== key) last = { key, run: ran(hex, funding) };
  return last.run;
}

function ran(hex: string, funding: string): Run {
  const run: Run = { total: 0, stacks: [], skips: [], hasFailed: false };
  const transaction = parse(hex);
  const coin = parse(funding)?.outputs[0];
  if (!transaction || !coin) return run;
  try {
    const spend = spendOf(transaction, 0, coin);
    run.total = spend.unlockingScript.chunks.length + spend.lockingScript.chunks.length;
    for (let isOff = false; ; isOff = spend.ifStack.includes(false)) {
      run.stacks.push(spend.stack.map((item) => toHex(item)));
      if (!spend.step()) return run;
      // The words that turn a branch on or off are run themselves.
      run.skips.push(isOff && spend.ifStack.includes(false));
    }
  } catch {
    return { ...run, hasFailed: true };
  }
}

/**
 * What a run of both scripts has come to after so many words at most: how many were gone through, which of them were
 * skipped since they are in the other branch, what lies on the stack, and whether it went wrong.
 */
export function trace({ made, offered }: Pick<Game, "made" | "offered">, most: number) {
  const { total, stacks, skips, hasFailed } = runOf(made[offered.at(-1) ?? 0]?.hex ?? "", made[0]?.hex ?? "");
  const end = Math.max(0, stacks.length - 1);
  const at = Math.min(end, most);
  const skipped = new Set([...skips.keys()].filter((place) => place < at && skips[place]));
  return { at, total, stack: stacks[at] ?? [], skipped, hasStopped: hasFailed && most >= end };
}

/** The date before which miners do not take the transaction, in seconds; 0 where it has none. */
export const writtenIn = ({ made, offered }: Pick<Game, "made" | "offered">) =>
  parse(made[offered.at(-1) ?? 0]?.hex)?.lockTime ?? 0;

/** After a check, the stepper stands where the scripts came to, and a server has answered. */
export const atEnd = (game: Game): Game =>
  game.preset === "payment"
    ? { ...game, isAnswered: true }
    : game.escrow
      ? { ...game, escrow: { ...game.escrow, at: trace(game, Number.POSITIVE_INFINITY).at } }
      : game;

export interface Line {
  words: string[];
  /** How many words are before it. */
  start: number;
  /** Its name among the agreed lines, "open" for what opens the lock, or nothing for one of the visitor's own. */
  name?: keyof typeof lines | "open" | undefined;
  /** How it is weaker than the agreed line of that name. */
  weakness?: Weakness | undefined;
}

/** The lines of what opens and of the lock. */
export function linesOf({ open, lock }: Pick<Deal, "open" | "lock">): Line[] {
  let before = 0;
  return [open, ...lock.split("\n")]
    .filter((line) => line.trim() !== "")
    .map((line, at) => {
      const words = line.trim().split(/\s+/);
      const start = before;
      before += words.length;
      return { words, start, ...(at === 0 ? { name: "open" } : known.get(line.trim())) };
    });
}

/** The line at which the interpreter is, or has stopped. */
export const lineAt = (all: readonly Line[], at: number) => all.filter(({ start }) => start <= at).at(-1);

/** Whether none of a line's words is run. */
export const isSkipped = ({ words, start }: Line, skipped: ReadonlySet<number>) =>
  words.every((_, index) => skipped.has(start + index));

/**
 * Three keyholes and a clock. "gone" is one that the lock does not have, "signed" one whose signature is there and was not
 * read so far, and "stuck" where the script has stopped.
 */
export const holes = ["buyer", "seller", "arbiter", "clock"] as const;
type Hole = "gone" | "shut" | "signed" | "turned" | "stuck";

/** How far each of them has come. */
export function holesOf(
  game: Pick<Game, "made" | "offered" | "escrow">,
): Record<(typeof holes)[number], Hole> {
  const deal = game.escrow as Deal;
  const { at, hasStopped } = trace(game, deal.at);
  const { skipped } = trace(game, Number.POSITIVE_INFINITY);
  const all = linesOf(deal);
  const stop = hasStopped ? lineAt(all, at)?.name : undefined;
  const has = (name: keyof typeof lines) => all.some((line) => line.name === name);
  /** Whether a line was run to its end. */
  const isPast = (name: keyof typeof lines) => {
    const place = all.findIndex((line) => line.name === name);
    const [line, next] = [all[place], all[place + 1]];
    return (
      line !== undefined &&
      !skipped.has(line.start) &&
      !hasStopped &&
      at >= (next?.start ?? line.start + line.words.length)
    );
  };
  const signed = parties.filter((party) => deal.open.includes(`sig:${party}`));
  const isAsked = (name: string) => signed.length === 0 || signed.includes(name as never);
  const keyhole = (party: "buyer" | "seller" | "arbiter"): Hole => {
    const isAlone = party === "buyer" && has("refund");
    if (!has("settle") && !isAlone) return "gone";
    if ((stop === "whole" || stop === "settle") && isAsked(party)) return "stuck";
    if (stop === "refund" && isAlone) return "stuck";
    const isTurned = (isPast("settle") && isAsked(party)) || (isPast("refund") && isAlone);
    if (isTurned) return "turned";
    return (signed as string[]).includes(party) ? "signed" : "shut";
  };
  const clock = (): Hole => {
    if (!has("waits") || !has("late")) return "gone";
    if (stop === "same" || stop === "waits" || stop === "late") return "stuck";
    return isPast("waits") && isPast("late") ? "turned" : "shut";
  };
  return { buyer: keyhole("buyer"), seller: keyhole("seller"), arbiter: keyhole("arbiter"), clock: clock() };
}
