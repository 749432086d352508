import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { type Handover, idOf, outpointOf, type Spends } from "../provenance/run";
import { bytes, lockOf, spend } from "../records";
import { distance, type Site } from "./distance";
import { type Stock, way } from "./run";

/** A record that the search knows. */
export interface Shown extends Handover {
  /** Whose it is, counted from 0. */
  yard: number;
  stock: Stock;
  /** Its distance from the person who searches. */
  km: number;
}

/** One of two buyers to whom the same record was promised. */
export interface Claim extends Shown {
  buyer: "you" | "other";
  /** Whether the holder says that this reservation counts. */
  isPromised: boolean;
}

export interface Game extends ExhibitState {
  from: Site;
  radius: number;
  /** All the topic's records, nearest first: as signed (`fair`), as shown, and those replaced by others (`earlier`). */
  fair: Shown[];
  shown: Shown[];
  earlier: Shown[];
  claims: Claim[];
  spentOnThisPage: Spends;
  /** The number of pieces that the holder claims when it cheats. */
  forged: number;
  seal: string;
}

export interface Search {
  part: string;
  from: Site;
  radius: number;
  yards: (Site & { name: string; quantity: number; hours: number })[];
  forged: number;
}

/** When the visitor searches, in seconds. */
export const asked = 1_790_589_600;

/** A holder signs its stock, as a new record that replaces the previous one. */
async function list(from: Site, yard: number, stock: Stock, before?: Handover): Promise<Shown> {
  const holder = exampleKey(`yard ${yard}`);
  const fields = [bytes("parts-stock 1"), toArray(holder.toPublicKey().toString(), "hex")];
  const lock = await lockOf(holder, way, [...fields, bytes(JSON.stringify(stock))]);
  const made = spend(holder, way, before && { id: idOf(before), lock: before.lock }, lock);
  const km = Math.round(10 * distance(from, stock)) / 10;
  return { ...made, yard, stock, km };
}

export async function begin({ part, from, radius, yards, forged }: Search): Promise<Game> {
  const listed = yards.map(({ quantity, lat, lon, hours }, yard) =>
    list(from, yard, { part, quantity, lat, lon, asOf: asked - 3600 * hours }),
  );
  const fair = (await Promise.all(listed)).sort((a, b) => a.km - b.km);
  return fresh({ from, radius, fair, forged });
}

/** The search before anybody has reserved a part. */
const fresh = (game: Pick<Game, "from" | "radius" | "fair" | "forged">): Game => ({
  ...game,
  shown: game.fair,
  earlier: [],
  claims: [],
  spentOnThisPage: {},
  seal: idOf(nearest(game)),
});

/** The steps of the slider, in kilometers. */
export const step = 50;

export const reach = (game: Game, { value }: Pick<Input, "value">): Game => ({
  ...fresh(game),
  radius: Math.max(step, Number(value) || 0),
});

/** The nearest record. There are always at least two holders. */
const nearest = ({ fair }: Pick<Game, "fair">) => fair[0] as Shown;

/** Two clerks of one yard sign the same record over to two buyers; whichever comes first counts. */
async function race(game: Game, isYoursFirst: boolean, asOf = asked): Promise<Game> {
  const there = fresh(game);
  const record = nearest(there);
  const claim = async (buyer: Claim["buyer"], reservedFor: string): Promise<Claim> => {
    const listed = await list(
      there.from,
      record.yard,
      { ...record.stock, asOf, reservedFor },
      recordOf(record),
    );
    return { ...listed, buyer, isPromised: (buyer === "you") === isYoursFirst };
  };
  const [yours, others] = [await claim("you", "buyer 1"), await claim("other", "buyer 2")];
  const first = idOf(isYoursFirst ? yours : others);
  return {
    ...there,
    shown: there.fair.slice(1),
    earlier: [record],
    claims: [yours, others],
    spentOnThisPage: { [outpointOf(idOf(record))]: first },
    seal: first,
  };
}

/** Chance decides whose reservation comes first, and when: even if the same buyer wins again, the records differ. */
export function reserve(game: Game, { random }: Pick<Input, "random">): Promise<Game> {
  const [coin = 0, second = 0] = random(2);
  return race(game, coin % 2 === 0, asked + second);
}

/** The holder tells the buyer who came second that the part is theirs. */
export async function promise(game: Game): Promise<Game> {
  const raced = await race(game, false);
  return { ...raced, claims: raced.claims.map((claim) => ({ ...claim, isPromised: true })) };
}

/** The host keeps listing a record that has already been spent. */
export async function keepStale(game: Game): Promise<Game> {
  const raced = await race(game, false);
  return { ...raced, claims: raced.claims.slice(1), shown: raced.fair, radius: farthest(game) };
}

/** The holder signs a change of its record to more pieces than there were. */
export async function grow(game: Game): Promise<Game> {
  const there = fresh(game);
  const record = nearest(there);
  const stock = { ...record.stock, asOf: asked, quantity: there.forged };
  const grown = await list(there.from, record.yard, stock, recordOf(record));
  return {
    ...there,
    radius: farthest(game),
    shown: [grown, ...there.fair.slice(1)],
    earlier: [record],
    spentOnThisPage: { [outpointOf(idOf(record))]: idOf(grown) },
    seal: idOf(grown),
  };
}

/** The host overwrites the number of pieces that the holder has signed. */
export function rewrite(game: Game): Game {
  const there = fresh(game);
  const { lock, stock, ...first } = nearest(there);
  const quantity = stock.quantity === 9 ? 8 : 9;
  const hexed = (pieces: number) => toHex(bytes(`"quantity":${pieces},`));
  const other = lock.replace(hexed(stock.quantity), hexed(quantity));
  const written = { ...first, lock: other, stock: { ...stock, quantity } };
  return { ...there, radius: farthest(game), shown: [written, ...there.fair.slice(1)] };
}

/** The visitor's radius, or the smallest one with a result in it if that is larger. */
const farthest = (game: Game) => Math.max(game.radius, Math.ceil(nearest(game).km / step) * step);

export const within = ({ shown, radius }: Game) => shown.filter(({ km }) => km <= radius);

/** A record without what the page knows of it besides. */
export const recordOf = ({ spends, lock, unlock }: Handover): Handover => ({ spends, lock, unlock });
