import { outbox } from "../src/outbox";

/** An outbox whose post office is told what to refuse, and everything that happens. */
function open({ refuses = (_item: number): boolean => false, noting = async () => {} } = {}) {
  const office = { refuses, noting };
  const tries: number[] = [];
  const noted: number[] = [];
  const lines: string[] = [];
  let atOnce = 0;
  let most = 0;
  const box = outbox<number>({
    async send(item) {
      tries.push(item);
      most = Math.max(most, ++atOnce);
      await null;
      atOnce--;
      if (office.refuses(item)) throw new Error("refused");
    },
    async note(item) {
      await office.noting();
      noted.push(item);
    },
    log: (line) => lines.push(line),
    nameOf: String,
    atOnce: 3,
  });
  const triesOf = (item: number) => tries.filter((each) => each === item).length;
  return { ...box, office, tries, triesOf, noted, lines, most: () => most };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
});

describe("The outbox", () => {
  it("sends everything once, a few at once", async () => {
    const { add, noted, lines, most, waiting } = open();
    for (let item = 0; item < 10; item++) add(item);
    expect(waiting()).toBe(10);
    await pass(0);
    expect(noted).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lines).toContain("forwarded 9");
    expect(most()).toBe(3);
    expect(waiting()).toBe(0);
  });

  it("lets one fail alone: the rest go, and it is tried with growing pauses and reported", async () => {
    const { add, noted, triesOf, lines, waiting } = open({ refuses: (item) => item === 0 });
    for (let item = 0; item < 6; item++) add(item);
    await pass(0);
    expect(noted).toEqual([1, 2, 3, 4, 5]);
    for (const [seconds, tries] of [
      [2, 2],
      [4, 3],
      [8, 4],
    ] as const) {
      await pass(seconds - 1);
      expect(triesOf(0)).toBe(tries - 1);
      await pass(1);
      expect(triesOf(0)).toBe(tries);
    }
    expect(lines.filter((line) => line.startsWith("not"))).toEqual([]);
    await pass(16);
    expect(lines.at(-1)).toBe("not forwarded 0, tried 5 times: Error: refused");
    expect(waiting()).toBe(1);
  });

  it("tries little while nothing goes, and sends all as soon as one goes", async () => {
    const { add, office, tries, noted, lines } = open({ refuses: () => true });
    for (let item = 0; item < 100; item++) add(item);
    await pass(0);
    expect(tries).toHaveLength(100);
    expect(lines).toEqual(["mail is blocked, 100 waiting: Error: refused"]);
    await pass(600);
    expect(tries.length).toBeLessThan(100 + 600 / 15 + 20);
    office.refuses = () => false;
    await pass(16);
    expect(noted).toHaveLength(100);
    expect(new Set(noted).size).toBe(100);
    expect(lines).toContain("mail goes again");
  });

  it("sends what comes while nothing else goes, as it may be the others that are refused", async () => {
    const { add, noted } = open({ refuses: (item) => item < 20 });
    for (let item = 0; item < 20; item++) add(item);
    await pass(60);
    add(20);
    await pass(0);
    expect(noted).toEqual([20]);
  });

  it("sends once what could not be noted at once", async () => {
    let isFull = true;
    const { add, tries, noted } = open({
      noting: async () => {
        if (isFull) throw new Error("The disk is full");
      },
    });
    add(0);
    await pass(7);
    expect(noted).toEqual([]);
    isFull = false;
    await pass(10);
    expect(noted).toEqual([0]);
    expect(tries).toEqual([0]);
  });
});
