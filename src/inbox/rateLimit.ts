const minute = 60_000;

/** Senders that have been quiet for a minute are forgotten once there are more than this. */
const remembered = 10_000;

/**
 * Lets each sender through so many times a minute, all at once or one after another. Gives the seconds that a sender has
 * to wait; 0 for one that may go on.
 */
export function rateLimit(perMinute: number) {
  /** How many calls a sender has left, and when that was counted. */
  const left = new Map<string, { calls: number; at: number }>();
  return (from: string, at: number): number => {
    const last = left.get(from) ?? { calls: perMinute, at };
    const calls = Math.min(perMinute, last.calls + ((at - last.at) / minute) * perMinute);
    if (left.size > remembered) for (const [name, each] of left) if (at - each.at > minute) left.delete(name);
    left.set(from, { calls: calls < 1 ? calls : calls - 1, at });
    return calls < 1 ? Math.ceil(((1 - calls) / perMinute) * 60) : 0;
  };
}
