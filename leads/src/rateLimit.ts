const minute = 60_000;

/**
 * A token bucket for each client: so many requests a minute, in a burst or spread out. The function returned takes a
 * client's address and the time in ms, from a clock that never goes back. It returns how many seconds the client has
 * to wait, or 0 if the request may pass.
 */
export function rateLimit(perMinute: number) {
  /** The tokens that each client had left, and when they were counted. */
  type Buckets = Map<string, { tokens: number; at: number }>;
  let current: Buckets = new Map();
  // A bucket is full again after a minute, so clients in neither map need not be remembered. Dropping a whole map costs
  // the same however many clients there are.
  let previous: Buckets = new Map();
  let rotatedAt = Number.NEGATIVE_INFINITY;
  return (clientAddress: string, at: number): number => {
    if (at - rotatedAt > minute) {
      previous = current;
      current = new Map();
      rotatedAt = at;
    }
    const client = clientNetwork(clientAddress);
    const last = current.get(client) ?? previous.get(client) ?? { tokens: perMinute, at };
    const tokens = Math.min(perMinute, last.tokens + ((at - last.at) / minute) * perMinute);
    current.set(client, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens < 1 ? Math.ceil(((1 - tokens) / perMinute) * 60) : 0;
  };
}

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, since a provider gives each
 * customer a whole one.
 */
export function clientNetwork(address: string): string {
  const [, ipv4] = /(?:^|:)(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? [];
  if (ipv4 || !address.includes(":")) return ipv4 ?? address;
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
