import { createHash, createHmac } from "node:crypto";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { hashOf } from "../../src/exhibits/sealed-draw/run";
import { exhibit as ticketDraw } from "../../src/exhibits/ticket-draw";
import { receiptOf } from "../../src/exhibits/ticket-draw/play";
import { check, close, type Draw, drawn, type Ticket } from "../../src/exhibits/ticket-draw/run";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";

const content = exampleOf("ticket-draw");
const begin = beginning(ticketDraw, content);
const random = fixedRandom();
const { take, again } = ticketDraw.edits;
const { addLate, leaveOut, swap, other } = ticketDraw.cheats;

const broken = async (draw: Draw, receipt: Ticket) => (await outcomeOf(check({ ...draw, receipt }))).broken;

describe("A draw of tickets", () => {
  it("is what any other implementation of the same rule comes to", async () => {
    const { draw } = await begin();
    const { tickets, seed } = draw;
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect(draw.commitment).toBe(sha256(seed));
    expect(draw.closed).toBe(sha256(tickets.map(({ id, sealed }) => `${id}:${sealed}\n`).join("")));
    for (const { id, input, sealed } of tickets) expect(sealed).toBe(sha256(`${id}:${input}`));
    const list = tickets.map(({ id, input }) => `${id}:${input}`).join("\n");
    const number = createHmac("sha256", seed).update(list).digest().readBigUInt64BE();
    expect(draw.winner).toBe(tickets[Number(number % 10n)]?.id);
  });

  it("holds for the holder of each ticket", async () => {
    for (let at = 0; at < 10; at++) {
      const game = await take(await begin(), { at });
      expect(receiptOf(game).id).toBe(String(at + 1));
      expect(await found(ticketDraw, game)).toBeUndefined();
    }
  });

  it("chooses each ticket about as often as the others", async () => {
    const { tickets } = (await begin()).draw;
    const counts = new Map<string | undefined, number>();
    for (let index = 0; index < 2000; index++) {
      const winner = await drawn(String(index), tickets);
      counts.set(winner, (counts.get(winner) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it("is held anew with a seed and bytes that nobody had before, and the visitor keeps their ticket", async () => {
    const first = await begin();
    const next = await again(first, { random });
    expect(next.mine).toBe(first.mine);
    expect(next.draw.commitment).not.toBe(first.draw.commitment);
    expect(next.draw.closed).not.toBe(first.draw.closed);
    expect(await found(ticketDraw, next)).toBeUndefined();
  });

  it("breaks at the list if a ticket comes, goes, changes or moves", async () => {
    const game = await begin();
    const { tickets, seed } = game.draw;
    const [first, ...rest] = tickets;
    if (!first) throw new Error("There are no tickets");
    for (const list of [
      [...tickets, first],
      rest,
      [...tickets].reverse(),
      [{ ...first, sealed: "" }, ...rest],
    ]) {
      const draw = { ...game.draw, tickets: list, winner: (await drawn(seed, list)) ?? "" };
      expect(await broken(draw, receiptOf(game))).toEqual({ says: "list", at: list.length });
    }
  });

  it("is none without tickets or without a seed", async () => {
    const { draw, ...game } = await begin();
    const receipt = receiptOf({ ...game, draw });
    const empty = { ...draw, tickets: [], closed: await close([]) };
    expect(await broken(empty, receipt)).toEqual({ says: "list", at: 0 });
    expect(await broken({ ...draw, seed: "", commitment: await hashOf("") }, receipt)).toEqual({
      says: "seed",
    });
  });

  it("breaks at the winner if another one is announced", async () => {
    const game = await begin();
    const winner = game.draw.winner === "1" ? "2" : "1";
    expect(await broken({ ...game.draw, winner }, receiptOf(game))).toEqual({ says: "winner" });
  });
});

describe("Each cheat", () => {
  it.each([
    ["a late ticket", addLate, "list", 11],
    ["a ticket left out from the start", leaveOut, "mine", 4],
    ["another seed", swap, "seed", undefined],
    ["other bytes than the sealed ones", other, "input", 1],
  ])("%s is found and named, whatever was done before", async (_, cheat, says, at) => {
    let game = await begin();
    const { fair } = game;
    for (const before of [undefined, addLate, leaveOut, swap, other]) {
      if (before) game = await before(game, random);
      game = await cheat(game, random);
      expect(await found(ticketDraw, game)).toEqual(at === undefined ? { says } : { says, at });
      expect(game.fair).toEqual(fair);
      expect(game.found.closed).toBe(await close(game.draw.tickets));
    }
    expect(await found(ticketDraw, await take(game, { at: 3 }))).toBeUndefined();
  });

  it("leaves whoever is left out a list that fits its hash: the receipt alone tells", async () => {
    const { draw, found: hashes } = await leaveOut(await begin());
    expect(draw.closed).toBe(hashes.closed);
    expect(draw.tickets).toHaveLength(9);
  });
});

describe("The row of tickets", () => {
  it("has one that is the visitor's, pressed alone", async () => {
    const game = await take(await begin(), { at: 6 });
    const { html } = ticketDraw.view(game, content, { state: "unchecked", built: false }, kitWords);
    expect(html.match(/data-at="(\d)"[^>]*aria-pressed="true"/)?.[1]).toBe("6");
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  it("says in words which ticket is whose, wins, came late, is left out or was changed", async () => {
    const { labels } = content;
    const shown = async (cheat: typeof swap, says: string, at?: number) => {
      const broken = at === undefined ? { says } : { says, at };
      return ticketDraw.view(
        await cheat(await begin(), random),
        content,
        { state: "fails", broken },
        kitWords,
      ).html;
    };
    expect(await shown(addLate, "list", 11)).toContain(`${labels.late}, ${labels.wins}`);
    expect(await shown(leaveOut, "mine", 4)).toContain(`${labels.yours}, ${labels.out}`);
    expect(await shown(other, "input", 1)).toContain(labels.changed);
  });
});
