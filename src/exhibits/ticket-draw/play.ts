import type { ExhibitState, Input, Random } from "../kit/exhibit";
import { hashOf } from "../sealed-draw/run";
import { close, type Draw, drawn, seal, type Ticket } from "./run";

export interface Game extends ExhibitState {
  /** What the house has published, as the check reads it. */
  draw: Draw;
  /** The same draw before any cheating. */
  fair: Draw;
  /** The hashes of the seed and the list that are shown. */
  found: { commitment: string; closed: string };
  /** Which ticket is the visitor's, counted from 0; its receipt stays with them. */
  mine: number;
}

/** How many tickets are sold. */
export const sold = 10;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A fair draw. The example's inputs are derived from fixed words; a real wallet draws random ones. */
export async function begin(seed: string, mine: number): Promise<Game> {
  const inputs = Array.from({ length: sold }, (_, at) => hashOf(`An example: ticket ${at + 1}`));
  return held(seed, await Promise.all(inputs), mine);
}

async function held(seed: string, inputs: string[], mine: number): Promise<Game> {
  const tickets = await Promise.all(inputs.map((input, at) => ticketOf(String(at + 1), input)));
  const found = { commitment: await hashOf(seed), closed: await close(tickets) };
  const draw = { ...found, tickets, seed, winner: (await drawn(seed, tickets)) ?? "" };
  return { draw, fair: draw, found, mine };
}

const ticketOf = async (id: string, input: string): Promise<Ticket> => ({
  id,
  input,
  sealed: await seal({ id, input }),
});

/** The visitor picks another ticket of the fair draw. */
export const take = (game: Game, { at }: Pick<Input, "at">) => shown({ ...game, mine: at }, game.fair);

/** Another draw: a new seed, and new bytes from every player. */
export const drawAgain = ({ mine }: Game, { random }: Pick<Input, "random">) =>
  held(
    hex(random(32)),
    Array.from({ length: sold }, () => hex(random(32))),
    mine,
  );

export const receiptOf = ({ fair, mine }: Game) => fair.tickets[mine] as Ticket;

/** With all the inputs known, a suitable one is soon found. After this many tries the house takes the last one. */
const tries = 300;

/** The house knows all the inputs, so it looks for a seed that makes another ticket win. */
export async function swapSeed(game: Game, random: Random): Promise<Game> {
  const { fair } = game;
  for (let count = 1; ; count++) {
    const seed = hex(random(32));
    const winner = (await drawn(seed, fair.tickets)) ?? "";
    if (winner !== fair.winner || count > tries) return shown(game, { ...fair, seed, winner });
  }
}

/** The house knows its seed, so it looks for an eleventh ticket that wins. */
export async function addLate(game: Game, random: Random): Promise<Game> {
  const { fair } = game;
  for (let count = 1; ; count++) {
    const late = await ticketOf(String(sold + 1), hex(random(32)));
    const tickets = [...fair.tickets, late];
    const winner = (await drawn(fair.seed, tickets)) ?? "";
    if (winner === late.id || count > tries) return shown(game, { ...fair, tickets, winner });
  }
}

/** The visitor has paid and has a receipt, and the house closes its list without that ticket. */
export async function leaveOut(game: Game): Promise<Game> {
  const tickets = game.fair.tickets.filter((_, at) => at !== game.mine);
  const winner = (await drawn(game.fair.seed, tickets)) ?? "";
  return shown(game, { ...game.fair, tickets, winner, closed: await close(tickets) });
}

/** A player reveals different bytes from the sealed ones, so that their own ticket wins. */
export async function openOther(game: Game, random: Random): Promise<Game> {
  const { fair } = game;
  const at = fair.tickets.findIndex(({ id }, place) => place !== game.mine && id !== fair.winner);
  for (let count = 1; ; count++) {
    const input = hex(random(32));
    const tickets = fair.tickets.map((ticket, place) => (place === at ? { ...ticket, input } : ticket));
    const winner = (await drawn(fair.seed, tickets)) ?? "";
    if (winner === tickets[at]?.id || count > tries) return shown(game, { ...fair, tickets, winner });
  }
}

/** Hashes what was typed over. */
export const finish = (game: Game) => shown(game, game.draw);

const shown = async (game: Game, draw: Draw): Promise<Game> => ({
  ...game,
  draw,
  found: { commitment: await hashOf(draw.seed), closed: await close(draw.tickets) },
});
