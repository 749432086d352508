/** After this many failures in a row, all mail counts as blocked. Before that, each failed item counts as rejected. */
const failuresUntilBlocked = 8;

/** An item rejected this many times while others were sent is reported in the log. */
export const rejectionsUntilReported = 5;

/** The longest pauses in seconds between attempts: for a rejected item, and while all mail is blocked. */
export const maxPause = { rejected: 3600, blocked: 15 };

interface OutboxOptions<Item> {
  send(item: Item): Promise<void>;
  /** Resolves once it is recorded on durable storage that the item was sent. */
  recordSent(item: Item): Promise<unknown>;
  log(line: string): void;
  /** Names an item in the log. */
  labelOf(item: Item): string;
  /** How many items are sent at the same time. */
  concurrency: number;
}

interface Job<Item> {
  item: Item;
  isSent: boolean;
  /** How often it has failed while others were sent. */
  rejections: number;
}

/**
 * Sends each item and retries until that succeeds. An item that is rejected holds up no other: it is retried after 2,
 * 4, 8 seconds and so on, up to an hour. While nothing can be sent at all, each new item is tried once, and one of the
 * old ones every few seconds. As soon as one succeeds, all are sent.
 */
export function createOutbox<Item>({ send, recordSent, log, labelOf, concurrency }: OutboxOptions<Item>) {
  const newJobs: Job<Item>[] = [];
  const retries: Job<Item>[] = [];
  let running = 0;
  let pending = 0;
  /** Failures since the last success. */
  let failures = 0;
  let probe: ReturnType<typeof setTimeout> | undefined;

  const isBlocked = () => failures >= failuresUntilBlocked;

  function startNext() {
    while (running < concurrency) {
      const job = newJobs.shift() ?? (isBlocked() ? undefined : retries.shift());
      if (!job) break;
      run(job);
    }
    if (!isBlocked() || retries.length === 0 || probe) return;
    const seconds = Math.min(maxPause.blocked, 2 ** Math.min(failures - failuresUntilBlocked, 10));
    probe = setTimeout(() => {
      probe = undefined;
      const job = retries.shift();
      if (job) run(job);
    }, seconds * 1000);
  }

  async function run(job: Job<Item>) {
    running++;
    try {
      if (!job.isSent) await send(job.item);
      if (isBlocked()) log("mail goes again");
      failures = 0;
      if (!job.isSent) log(`forwarded ${labelOf(job.item)}`);
      job.isSent = true;
      await recordSent(job.item);
      pending--;
    } catch (error) {
      postpone(job, error);
    }
    running--;
    startNext();
  }

  function postpone(job: Job<Item>, error: unknown) {
    failures++;
    if (failures === failuresUntilBlocked) log(`mail is blocked, ${pending} waiting: ${error}`);
    if (isBlocked()) {
      retries.push(job);
      return;
    }
    job.rejections++;
    if (job.rejections >= rejectionsUntilReported)
      log(`not forwarded ${labelOf(job.item)}, tried ${job.rejections} times: ${error}`);
    const seconds = Math.min(maxPause.rejected, 2 ** job.rejections);
    setTimeout(() => {
      retries.push(job);
      startNext();
    }, seconds * 1000);
  }

  return {
    add(item: Item) {
      pending++;
      newJobs.push({ item, isSent: false, rejections: 0 });
      startNext();
    },
    /** How many items are not sent yet, or not recorded as sent. */
    pending: () => pending,
  };
}
