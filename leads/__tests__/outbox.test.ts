import { createOutbox } from "../src/outbox";

/** An outbox with a mail server that rejects chosen items, and a record of everything that happens. */
function open({ rejects = (_item: number): boolean => false, recording = async () => {} } = {}) {
  const mailServer = { rejects };
  const attempts: number[] = [];
  const recorded: number[] = [];
  const lines: string[] = [];
  let running = 0;
  let mostRunning = 0;
  const outbox = createOutbox<number>({
    async send(item) {
      attempts.push(item);
      mostRunning = Math.max(mostRunning, ++running);
      await null;
      running--;
      if (mailServer.rejects(item)) throw new Error("refused");
    },
    async recordSent(item) {
      await recording();
      recorded.push(item);
    },
    log: (line) => lines.push(line),
    labelOf: String,
    concurrency: 3,
  });
  const attemptsFor = (item: number) => attempts.filter((each) => each === item).length;
  return {
    ...outbox,
    mailServer,
    attempts,
    attemptsFor,
    recorded,
    lines,
    mostRunning: () => mostRunning,
  };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
});

describe("The outbox", () => {
  it("sends every item once, a few at a time", async () => {
    const { add, recorded, lines, mostRunning, pending } = open();
    for (let item = 0; item < 10; item++) add(item);
    expect(pending()).toBe(10);
    await pass(0);
    expect(recorded).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lines).toContain("forwarded 9");
    expect(mostRunning()).toBe(3);
    expect(pending()).toBe(0);
  });

  it("retries a rejected item with growing pauses and reports it, while the others are sent", async () => {
    const { add, recorded, attemptsFor, lines, pending } = open({ rejects: (item) => item === 0 });
    for (let item = 0; item < 6; item++) add(item);
    await pass(0);
    expect(recorded).toEqual([1, 2, 3, 4, 5]);
    for (const [seconds, attempts] of [
      [2, 2],
      [4, 3],
      [8, 4],
    ] as const) {
      await pass(seconds - 1);
      expect(attemptsFor(0)).toBe(attempts - 1);
      await pass(1);
      expect(attemptsFor(0)).toBe(attempts);
    }
    expect(lines.filter((line) => line.startsWith("not"))).toEqual([]);
    await pass(16);
    expect(lines.at(-1)).toBe("not forwarded 0, tried 5 times: Error: refused");
    expect(pending()).toBe(1);
  });

  it("makes few attempts while nothing can be sent, and sends everything once one succeeds", async () => {
    const { add, mailServer, attempts, recorded, lines } = open({ rejects: () => true });
    for (let item = 0; item < 100; item++) add(item);
    await pass(0);
    expect(attempts).toHaveLength(100);
    expect(lines).toEqual(["mail is blocked, 100 waiting: Error: refused"]);
    await pass(600);
    expect(attempts.length).toBeLessThan(100 + 600 / 15 + 20);
    mailServer.rejects = () => false;
    await pass(16);
    expect(recorded).toHaveLength(100);
    expect(new Set(recorded).size).toBe(100);
    expect(lines).toContain("mail goes again");
  });

  it("tries a new item while nothing can be sent, since perhaps only the others are rejected", async () => {
    const { add, recorded } = open({ rejects: (item) => item < 20 });
    for (let item = 0; item < 20; item++) add(item);
    await pass(60);
    add(20);
    await pass(0);
    expect(recorded).toEqual([20]);
  });

  it("does not send an item again if it was sent and only the record failed", async () => {
    let isFull = true;
    const { add, attempts, recorded } = open({
      recording: async () => {
        if (isFull) throw new Error("The disk is full");
      },
    });
    add(0);
    await pass(7);
    expect(recorded).toEqual([]);
    isFull = false;
    await pass(10);
    expect(recorded).toEqual([0]);
    expect(attempts).toEqual([0]);
  });
});
