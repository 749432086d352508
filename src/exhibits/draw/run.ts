/** A player's ticket. Until the list is closed, the house and the other players see only its name and its seal. */
export interface Ticket {
  id: string;
  seal: string;
  /** Both are opened once the list is closed, and are missing if the player refuses. The salt is 16 random bytes. */
  number?: string;
  salt?: string;
}

/** A round of dice or a raffle, in the order in which it came about. */
export interface Round {
  /** The hash of the house's seed of 32 random bytes, published before anybody plays. */
  commitment: string;
  /** In a raffle each ticket is a result; otherwise a die with six sides is thrown. */
  raffle: boolean;
  /** How many results there are. */
  sides: number;
  /** The players' names and seals; numbers and salts were added after it was closed. */
  tickets: Ticket[];
  /** The hash of that list, published before anything is opened. */
  closed: string;
  /** Opened last. */
  seed?: string;
  result?: number;
  /** What whoever checks has kept for each ticket of their own, since before its number was opened. */
  receipts: Receipt[];
}

/** A ticket as the house took it, and both hashes as they were published. */
export type Receipt = Pick<Ticket, "id" | "seal"> & Pick<Round, "commitment" | "closed">;

type List = Pick<Round, "sides" | "tickets">;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const hashOf = async (text: string) => hex(await crypto.subtle.digest("SHA-256", bytes(text)));

/** With the name in it, nobody can copy a seal; without the salt, a short number could be guessed from it. */
const opening = ({ id, number, salt }: Ticket) => JSON.stringify([id, number, salt]);

export const sealOf = (ticket: Ticket) => hashOf(opening(ticket));

export const closeOf = ({ sides, tickets }: List) =>
  hashOf(JSON.stringify([sides, tickets.map(({ id, seal }) => [id, seal])]));

/** 1 to `sides`. Numbers past the last full multiple are drawn again: they would favor low results. */
export async function resultOf(seed: string, { sides, tickets }: List, count = 0): Promise<number> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(seed), hmac, false, ["sign"]);
  const mixed = await crypto.subtle.sign("HMAC", key, bytes([count, ...tickets.map(opening)].join("\n")));
  const drawn = new DataView(mixed).getUint32(0);
  const isFair = drawn < 2 ** 32 - (2 ** 32 % sides);
  return isFair ? 1 + (drawn % sides) : resultOf(seed, { sides, tickets }, count + 1);
}

const isHex = (value: unknown, digits: number) =>
  typeof value === "string" && value.length === digits && /^[0-9a-f]+$/.test(value);

const isSealed = async (ticket: Ticket) => isHex(ticket.salt, 32) && (await sealOf(ticket)) === ticket.seal;

/** What every player can do at home. */
export async function* check(round: Round) {
  const { commitment, raffle, sides, tickets, closed, seed = "", result, receipts } = round;
  const ids = Array.isArray(tickets) ? tickets.map((ticket) => ticket?.id) : [null];
  const isList = ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
  // Or a house could close a list of which one ticket alone can win.
  const isRule = typeof raffle === "boolean" && sides === (raffle ? ids.length : 6) && sides > 0;
  yield { step: "list", passes: isList && isRule && (await closeOf(round)) === closed, at: ids.length };
  const kept = Array.isArray(receipts) ? receipts : [];
  const isListed = (mine: Receipt) => tickets.some(({ id, seal }) => id === mine?.id && seal === mine.seal);
  yield { step: "mine", passes: kept.length > 0 && kept.every(isListed) };
  // Or a house could choose a seed, or a list, once it has seen the numbers, and publish another hash with it.
  const isKept = (mine: Receipt) => mine.commitment === commitment && mine.closed === closed;
  yield { step: "kept", passes: kept.every(isKept) };
  const refused = 1 + tickets.findIndex(({ number, salt }) => !number || !salt);
  yield { step: "opened", passes: !refused && seed !== "", at: refused || undefined };
  yield { step: "seed", passes: isHex(seed, 64) && (await hashOf(seed)) === commitment };
  for (const [place, ticket] of tickets.entries())
    yield { step: "number", passes: await isSealed(ticket), at: place + 1 };
  yield { step: "result", passes: (await resultOf(seed, round)) === result };
}
