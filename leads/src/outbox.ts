/** How many tries in a row have to fail until the way is taken for blocked, and not the single lead for refused. */
const blocked = 8;

/** A lead that was refused so many times while others went is reported. */
export const reported = 5;

/** The longest pauses in seconds: between the tries of one lead that is refused, and between tries on a way that is blocked. */
export const longest = { refused: 3600, blocked: 15 };

interface Settings<Item> {
  send(item: Item): Promise<void>;
  /** Resolves once it is written down that an item was sent. */
  note(item: Item): Promise<unknown>;
  log(line: string): void;
  /** How an item is called in the log. */
  nameOf(item: Item): string;
  /** How many are sent at once. */
  atOnce: number;
  /** A second, in ms; shorter in tests. */
  second?: number;
}

interface Job<Item> {
  item: Item;
  isSent: boolean;
  /** How often it has failed while others went. */
  refused: number;
}

/**
 * Sends each item until that has worked. What does not go fails alone: it is tried again after 2, 4, 8 seconds and so on, up to
 * an hour. While nothing goes at all, what comes is tried once, and one of the others every few seconds; as soon as one
 * goes, all do.
 */
export function outbox<Item>({ send, note, log, nameOf, atOnce, second = 1000 }: Settings<Item>) {
  const fresh: Job<Item>[] = [];
  const again: Job<Item>[] = [];
  let running = 0;
  let waiting = 0;
  /** How many tries have failed since one has worked. */
  let failures = 0;
  let probe: ReturnType<typeof setTimeout> | undefined;

  const isBlocked = () => failures >= blocked;

  function next() {
    while (running < atOnce) {
      const job = fresh.shift() ?? (isBlocked() ? undefined : again.shift());
      if (!job) break;
      run(job);
    }
    if (!isBlocked() || again.length === 0 || probe) return;
    const pause = Math.min(longest.blocked, 2 ** Math.min(failures - blocked, 10)) * second;
    probe = setTimeout(() => {
      probe = undefined;
      const job = again.shift();
      if (job) run(job);
    }, pause);
  }

  async function run(job: Job<Item>) {
    running++;
    try {
      if (!job.isSent) await send(job.item);
      if (isBlocked()) log("mail goes again");
      failures = 0;
      if (!job.isSent) log(`forwarded ${nameOf(job.item)}`);
      job.isSent = true;
      await note(job.item);
      waiting--;
    } catch (error) {
      putOff(job, error);
    }
    running--;
    next();
  }

  function putOff(job: Job<Item>, error: unknown) {
    failures++;
    if (failures === blocked) log(`mail is blocked, ${waiting} waiting: ${error}`);
    if (isBlocked()) {
      again.push(job);
      return;
    }
    job.refused++;
    if (job.refused >= reported)
      log(`not forwarded ${nameOf(job.item)}, tried ${job.refused} times: ${error}`);
    setTimeout(
      () => {
        again.push(job);
        next();
      },
      Math.min(longest.refused, 2 ** job.refused) * second,
    );
  }

  return {
    add(item: Item) {
      waiting++;
      fresh.push({ item, isSent: false, refused: 0 });
      next();
    },
    waiting: () => waiting,
  };
}
