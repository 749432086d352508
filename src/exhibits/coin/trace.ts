/** Runs an escrow's scripts up to one word, and tells which parts of the lock have turned by then. */
import { toHex } from "@bsv/sdk/primitives/utils";
import { type Deal, type Game, parties } from "./game";
import type { lines } from "./runEscrow";
import { spendOf } from "./spend";
import { parse } from "./transaction";
import { known, type Weakness } from "./weak";

/**
 * Runs the first words of both scripts. Tells how many were gone through, which of them were skipped since they are in
 * the other branch, what lies on the stack, and whether it went wrong.
 */
export function trace({ made, offered }: Pick<Game, "made" | "offered">, most: number) {
  const transaction = parse(made[offered.at(-1) ?? 0]?.hex);
  const coin = parse(made[0]?.hex)?.outputs[0];
  const skipped = new Set<number>();
  if (!transaction || !coin) return { at: 0, total: 0, stack: [], skipped, hasStopped: false };
  try {
    const spend = spendOf(transaction, 0, coin);
    const total = spend.unlockingScript.chunks.length + spend.lockingScript.chunks.length;
    let at = 0;
    let stack: string[] = [];
    try {
      for (let isOff = false; ; isOff = spend.ifStack.includes(false)) {
        stack = spend.stack.map((item) => toHex(item));
        if (!spend.step() || at >= most) break;
        // The words that turn a branch on or off are run themselves.
        if (isOff && spend.ifStack.includes(false)) skipped.add(at);
        at++;
      }
      return { at: Math.min(at, most), total, stack, skipped, hasStopped: false };
    } catch {
      return { at, total, stack, skipped, hasStopped: true };
    }
  } catch {
    return { at: 0, total: 0, stack: [], skipped, hasStopped: true };
  }
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
