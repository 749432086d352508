const minute = 60_000;

/**
 * Lets each sender through so many times a minute, all at once or one after another. Gives the seconds that a sender has
 * to wait; 0 for one that may go on. `at` is in ms, of a clock that is never set back.
 */
export function rateLimit(perMinute: number) {
  /** How many calls a sender has left, and when that was counted. */
  type Left = Map<string, { calls: number; at: number }>;
  let left: Left = new Map();
  // After a minute a sender has all calls again, so who is in neither map need not be remembered.
  let before: Left = new Map();
  let turned = Number.NEGATIVE_INFINITY;
  return (from: string, at: number): number => {
    if (at - turned > minute) {
      before = left;
      left = new Map();
      turned = at;
    }
    const name = networkOf(from);
    const last = left.get(name) ?? before.get(name) ?? { calls: perMinute, at };
    const calls = Math.min(perMinute, last.calls + ((at - last.at) / minute) * perMinute);
    left.set(name, { calls: calls < 1 ? calls : calls - 1, at });
    return calls < 1 ? Math.ceil(((1 - calls) / perMinute) * 60) : 0;
  };
}

/** What counts as one sender: an address of IPv4, or the first half of one of IPv6 (/64), of which everybody has all the rest. */
export function networkOf(address: string): string {
  const [, four] = /(?:^|:)(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? [];
  if (four || !address.includes(":")) return four ?? address;
  const [head = "", tail = ""] = address
    .toLowerCase()
    .replace(/^\[|[\]%].*$/g, "")
    .split("::");
  const groups = head.split(":").filter(Boolean);
  const zeros = 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...tail.split(":")]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
