import { createHash, createHmac } from "node:crypto";
import { exhibit as draw } from "../../../src/exhibits/draw";
import { fairRound, type Preset } from "../../../src/exhibits/draw/moves";
import { check, closeOf, hashOf, type Round, resultOf } from "../../../src/exhibits/draw/run";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { expectEditsToBeFound } from "../../support/edits";
import { beginning, exampleOf } from "../../support/exhibits";

const begin = beginning(draw, exampleOf("draw"));

const presets: Preset[] = ["dice", "tickets"];
const names = ["Ana", "Ben", "Cleo", "You"];
const dealt = (at: number, preset: Preset = "dice") => fairRound(`round ${at}`, preset, names, "7");

const foundIn = async (round: unknown) => (await outcomeOf(check(round as Round))).broken?.says;

describe("A round", () => {
  it("is what any other implementation of the same rule comes to", async () => {
    const { round } = await begin();
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect(round.commitment).toBe(sha256(round.seed ?? ""));
    for (const { id, number, salt, seal } of round.tickets)
      expect(seal).toBe(sha256(JSON.stringify([id, number, salt])));
    const list = round.tickets.map(({ id, seal }) => [id, seal]);
    expect(round.closed).toBe(sha256(JSON.stringify([6, list])));
    const opened = round.tickets.map(({ id, number, salt }) => JSON.stringify([id, number, salt]));
    const mixed = createHmac("sha256", round.seed ?? "")
      .update([0, ...opened].join("\n"))
      .digest();
    expect(round.result).toBe(1 + (mixed.readUInt32BE() % 6));
  });

  it.each([6, 8])("comes to each of %i results about as often as to the others", async (sides) => {
    const { tickets } = await dealt(0);
    const counts = new Map<number, number>();
    for (let at = 0; at < 3000; at++) {
      const result = await resultOf(String(at), { sides, tickets });
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(Array.from({ length: sides }, (_, at) => at + 1));
    for (const count of counts.values()) expect(Math.abs(count - 3000 / sides)).toBeLessThan(75);
  });

  it("draws again past the last full multiple, so that no result is favored", async () => {
    // Of 3 * 2^30 sides there is one full multiple: a quarter of all numbers is drawn again, and none is folded back.
    const sides = 3 * 2 ** 30;
    const { tickets } = await dealt(0);
    const results = await Promise.all(
      Array.from({ length: 1200 }, (_, at) => resultOf(String(at), { sides, tickets })),
    );
    const low = results.filter((result) => result <= 2 ** 30).length;
    expect(Math.abs(low - 400)).toBeLessThan(60);
  });

  it("does not end in an endless search if there are no sides, or too many", async () => {
    for (const sides of [0, -6, 2 ** 32, 2 ** 40, 1.5, Number.NaN, "6"]) {
      const round = { ...(await dealt(0)), sides } as Round;
      expect(await foundIn({ ...round, closed: await closeOf(round) })).toBe("list");
    }
  });

  it("is refused where some tickets cannot win, or the die has other sides", async () => {
    for (const preset of presets)
      for (const sides of [1, 3, 5, 7]) {
        const list = { ...(await dealt(0, preset)), sides };
        const round = { ...list, closed: await closeOf(list), result: await resultOf(list.seed, list) };
        expect(await foundIn(round)).toBe("list");
      }
  });

  it("is a raffle where the page says so, whatever its record says", async () => {
    const { round, ...game } = await begin();
    expect(draw.record({ ...game, preset: "tickets", round })).toMatchObject({ raffle: true });
    expect(draw.record({ ...game, preset: "dice", round: { ...round, raffle: true } })).toMatchObject({
      raffle: false,
    });
  });

  it("is refused without tickets, with a ticket twice, and to whoever holds no receipt", async () => {
    const round = await dealt(0);
    const closed = async (tickets: Round["tickets"]) => {
      const list = { ...round, tickets };
      const closed = await closeOf(list);
      const receipts = round.receipts.map((receipt) => ({ ...receipt, closed }));
      return { ...list, closed, receipts, result: await resultOf(round.seed, list) };
    };
    expect(await foundIn(await closed([]))).toBe("mine");
    expect(await foundIn(await closed([...round.tickets, ...round.tickets.slice(0, 1)]))).toBe("list");
    expect(await foundIn({ ...round, receipts: [] })).toBe("mine");
  });

  it("is refused where the house shows another hash than the one that was kept, of its seed or of the list", async () => {
    const round = await dealt(0);
    const seed = "ab".repeat(32);
    const other = { ...round, seed, commitment: await hashOf(seed), result: await resultOf(seed, round) };
    expect(await foundIn(other)).toBe("kept");
    const tickets = [
      ...round.tickets,
      ...(await dealt(1)).tickets.slice(0, 1).map((one) => ({ ...one, id: "Eve" })),
    ];
    expect(await foundIn({ ...round, tickets, closed: await closeOf({ ...round, tickets }) })).toBe("kept");
    const [receipt] = round.receipts;
    expect(receipt).toEqual({
      id: "You",
      seal: round.tickets.at(-1)?.seal,
      commitment: round.commitment,
      closed: round.closed,
    });
    // Whoever has not kept both has nothing to compare.
    for (const name of ["commitment", "closed"] as const)
      expect(await foundIn({ ...round, receipts: [{ ...receipt, [name]: undefined }] })).toBe("kept");
  });

  it("does not hold for short salts and seeds, which could be guessed", async () => {
    const round = await dealt(0);
    const seed = "abc";
    const commitment = await hashOf(seed);
    const receipts = round.receipts.map((receipt) => ({ ...receipt, commitment }));
    const result = await resultOf(seed, round);
    expect(await foundIn({ ...round, seed, commitment, receipts, result })).toBe("seed");
  });
});

test("200 edits of a record, of any kind and at any place, never crash the check and never hold", async () => {
  await expectEditsToBeFound(await dealt(3, "tickets"), foundIn);
});
