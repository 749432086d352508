import { hashOf } from "../sealed-draw/run";

/** A ticket. Its player seals 32 random bytes, and shows them once the list is closed. */
export interface Ticket {
  id: string;
  input: string;
  /** The hash of both, published with the ticket. */
  sealed: string;
}

export interface Draw {
  /** The hash of the house's seed, published before the first ticket is sold. */
  commitment: string;
  /** The hash of the list, recorded when sales end. */
  closed: string;
  tickets: Ticket[];
  seed: string;
  /** The ticket that the house announces. */
  winner: string;
}

export const seal = ({ id, input }: Pick<Ticket, "id" | "input">) => hashOf(`${id}:${input}`);

/** The list as everybody sees it before anything is opened: a ticket and its seal on each line. */
export const close = (tickets: Ticket[]) =>
  hashOf(tickets.map(({ id, sealed }) => `${id}:${sealed}\n`).join(""));

/** The seed and all inputs choose one ticket, the same on every machine. */
export async function drawn(seed: string, tickets: Ticket[]): Promise<string | undefined> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(seed), hmac, false, ["sign"]);
  const list = tickets.map(({ id, input }) => `${id}:${input}`).join("\n");
  const number = new DataView(await crypto.subtle.sign("HMAC", key, bytes(list))).getBigUint64(0);
  return tickets[Number(number % BigInt(tickets.length))]?.id;
}

/** What the house has published, and the ticket that its holder has a receipt for. */
export interface Held extends Draw {
  receipt: Ticket;
}

/** What the holder of a ticket checks at home. */
export async function* check({ commitment, closed, tickets, seed, winner, receipt }: Held) {
  yield { step: "seed", passes: seed !== "" && (await hashOf(seed)) === commitment };
  const isClosed = tickets.length > 0 && (await close(tickets)) === closed;
  yield { step: "list", passes: isClosed, at: isClosed ? undefined : tickets.length };
  for (const ticket of tickets)
    yield { step: "input", passes: (await seal(ticket)) === ticket.sealed, at: Number(ticket.id) };
  const isListed = tickets.some(({ id, sealed }) => id === receipt.id && sealed === receipt.sealed);
  yield { step: "mine", passes: isListed, at: Number(receipt.id) };
  yield { step: "winner", passes: (await drawn(seed, tickets)) === winner };
}
