/** What can be done to a fair round, by the house or by a player. `base` is where fresh bytes come from. */
import { closeOf, hashOf, type Round, resultOf, sealOf, type Ticket } from "./run";

/** Whether a die is rolled or a ticket drawn. */
export type Preset = "dice" | "tickets";

/** A round that came to an end. */
export type Fair = Round & Required<Pick<Round, "seed" | "result">>;

/** Fresh bytes in hex: always the same for the same base and purpose. */
const bytesFor = (base: string, what: string | number) => hashOf(`${base} ${what}`);

const saltLength = 32;
const numbers = 10_000;

export const ticketOf = async (ticket: Pick<Ticket, "id" | "number" | "salt">): Promise<Ticket> => ({
  ...ticket,
  seal: await sealOf({ ...ticket, seal: "" }),
});

/** A player's ticket, with a number of their own or one that is drawn. */
async function drawnTicket(base: string, id: string, number?: string): Promise<Ticket> {
  const drawn = await bytesFor(base, id);
  return ticketOf({
    id,
    number: number ?? String(Number.parseInt(drawn.slice(-8), 16) % numbers),
    salt: drawn.slice(0, saltLength),
  });
}

/** A round as it should be. The last ticket is the visitor's. */
export async function fairRound(
  base: string,
  preset: Preset,
  names: readonly string[],
  own: string,
): Promise<Fair> {
  const seed = await bytesFor(base, "seed");
  const tickets = await Promise.all(
    names.map((id, at) => drawnTicket(base, id, at === names.length - 1 ? own : undefined)),
  );
  const list = { sides: preset === "dice" ? 6 : tickets.length, tickets };
  const { id, seal } = tickets.at(-1) as Ticket;
  const [commitment, closed] = await Promise.all([hashOf(seed), closeOf(list)]);
  return {
    commitment,
    raffle: preset === "tickets",
    ...list,
    closed,
    seed,
    result: await resultOf(seed, list),
    receipts: [{ id, seal, commitment, closed }],
  };
}

/** The house wins on a six; in a raffle its friend holds the first ticket. */
export const wishOf = ({ sides }: Round, preset: Preset) => (preset === "dice" ? sides : 1);

/** The wished-for result, or another one where the round comes to that anyway. */
const otherWish = (round: Fair, wish: number) => (round.result === wish ? (wish % round.sides) + 1 : wish);

/** After so many tries the last one is taken, which happens once in 10^17 times. */
const tries = 300;

/** Tries one thing after another until the result is as wished. */
async function searched(wish: number, attempt: (count: number) => Promise<Fair>): Promise<Fair> {
  for (let count = 1; ; count++) {
    const round = await attempt(count);
    if (round.result === wish || count === tries) return round;
  }
}

const withResult = async (round: Fair): Promise<Fair> => ({
  ...round,
  result: await resultOf(round.seed, round),
});

/** The house opens a seed that suits it. */
export const swap = (round: Fair, wish: number, base: string) =>
  searched(otherWish(round, wish), async (count) =>
    withResult({ ...round, seed: await bytesFor(base, count) }),
  );

/** The house opens a seed that suits it, and shows the hash of that one. */
export async function again(round: Fair, wish: number, base: string) {
  const other = await swap(round, wish, base);
  return { ...other, commitment: await hashOf(other.seed) };
}

/** The round with one player more, whose number was drawn. */
async function joined(round: Fair, preset: Preset, id: string, base: string): Promise<Fair> {
  const tickets = [...round.tickets, await drawnTicket(base, id)];
  return withResult({ ...round, tickets, sides: preset === "dice" ? round.sides : tickets.length });
}

/** The result that the seated player is to bring: the house's six, or a prize. */
const seatedWish = (round: Fair, preset: Preset) =>
  preset === "dice" ? otherWish(round, round.sides) : round.tickets.length + 1;

/** The house knows all numbers once they are open, and adds a player whose number suits it to the closed list. */
export const addLate = (round: Fair, preset: Preset, id: string, base: string) =>
  searched(seatedWish(round, preset), (count) => joined(round, preset, id, `${base} ${count}`));

/**
 * The house seats a player of its own before the list closes. If the numbers are in the clear by then, it picks the
 * player's number as it likes; if they are sealed, one is as good as another.
 */
export async function seat(round: Fair, preset: Preset, id: string, base: string, areSealed = false) {
  const late = areSealed ? await joined(round, preset, id, base) : await addLate(round, preset, id, base);
  return closedAs(late);
}

/** Closes the list as it is, and players keep its hash. */
async function closedAs(round: Fair): Promise<Fair> {
  const closed = await closeOf(round);
  return { ...round, closed, receipts: round.receipts.map((receipt) => ({ ...receipt, closed })) };
}

/** The house has taken a ticket, and closes its list without it. */
export async function drop(round: Fair, preset: Preset) {
  const tickets = round.tickets.slice(0, -1);
  const list = { tickets, sides: preset === "dice" ? round.sides : tickets.length };
  return withResult(await closedAs({ ...round, ...list }));
}

/** The house has seen what comes out, and keeps its seed. */
export const keepSeed = ({ seed, result, ...round }: Fair): Round => round;

/** A player who knows the seed opens nothing. */
export const keepNumber = ({ seed, result, ...round }: Fair): Round => ({
  ...round,
  tickets: round.tickets.map(({ id, seal, ...opened }, at) =>
    at === 0 ? { id, seal } : { id, seal, ...opened },
  ),
});

/** A round that nobody has played, with a receipt for it: the visitor has won, or the house has not. */
export const invent = (round: Fair, preset: Preset, names: readonly string[], own: string, base: string) =>
  searched(preset === "tickets" ? round.sides : (round.result % 5) + 1, (count) =>
    fairRound(`${base} ${count}`, preset, names, own),
  );

/** The first player opens another number than the sealed one. */
export const openOther = (round: Fair, wish: number, base: string) =>
  searched(otherWish(round, wish), async (count) => {
    const [first, ...others] = round.tickets;
    const { number } = await drawnTicket(`${base} ${count}`, "");
    return withResult({ ...round, tickets: [{ ...(first as Ticket), number: number as string }, ...others] });
  });
