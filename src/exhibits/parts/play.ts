import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { idOf } from "../provenance/run";
import { bytes, lockOf, spend } from "../records";
import { check, distance, type Listing, type Stock, way } from "./run";

interface Site {
  lat: number;
  lon: number;
}

/** A record that the search knows, and what is wrong with it. */
export interface Shown extends Listing {
  /** Whose it is, counted from 0. */
  yard: number;
  stock: Stock;
  /** Its distance from the person who searches. */
  km: number;
  broken?: Awaited<ReturnType<typeof check>>;
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
  /** All the topic's records, nearest first: as signed (`fair`), as shown, and the spent ones before (`earlier`). */
  fair: Shown[];
  shown: Shown[];
  earlier: Shown[];
  claims: Claim[];
  /** The first transaction that spent each record: a list that stands in for the network. */
  firstSpends: Record<string, string>;
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
async function list(from: Site, yard: number, stock: Stock, before?: Listing): Promise<Shown> {
  const holder = exampleKey(`yard ${yard}`);
  const fields = [bytes("parts-stock 1"), toArray(holder.toPublicKey().toString(), "hex")];
  const lock = await lockOf(holder, way, [...fields, bytes(JSON.stringify(stock))]);
  const made = spend(holder, way, before, lock);
  const km = Math.round(10 * distance(from, stock)) / 10;
  return { id: idOf(made), spends: made.spends, lock, yard, stock, km };
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
  firstSpends: {},
  seal: nearest(game).id,
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
  const { yard, stock, ...record } = nearest(there);
  const claim = async (buyer: Claim["buyer"], reservedFor: string): Promise<Claim> => {
    const listed = await list(there.from, yard, { ...stock, asOf, reservedFor }, record);
    return { ...listed, buyer, isPromised: (buyer === "you") === isYoursFirst };
  };
  const claims = [await claim("you", "buyer 1"), await claim("other", "buyer 2")];
  const seal = claims[isYoursFirst ? 0 : 1]?.id ?? "";
  return { ...there, shown: there.fair.slice(1), claims, firstSpends: { [record.id]: seal }, seal };
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
  const { yard, stock, ...record } = nearest(there);
  const grown = await list(there.from, yard, { ...stock, asOf: asked, quantity: there.forged }, record);
  return {
    ...there,
    radius: farthest(game),
    shown: [grown, ...there.fair.slice(1)],
    earlier: [nearest(there)],
    firstSpends: { [record.id]: grown.id },
    seal: grown.id,
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

/** Checks every result within the radius, and both reservations. */
export async function finish(game: Game): Promise<Game> {
  const { earlier, firstSpends } = game;
  const look = async <Any extends Shown>(one: Any): Promise<Any> => ({
    ...one,
    broken: await check(one, [...earlier, ...game.fair], firstSpends),
  });
  return {
    ...game,
    shown: await Promise.all(game.shown.map(look)),
    claims: await Promise.all(game.claims.map(look)),
  };
}

/** The first result that fails its check. Of two reservations, the one that came second must be the one declined. */
export function judge(game: Game) {
  const results = within(game);
  const at = results.findIndex(({ broken }) => broken);
  if (at >= 0) return { says: results[at]?.broken ?? "", at: at + 1 };
  const wrong = game.claims.find(({ broken, isPromised }) => isPromised !== (broken === undefined));
  return wrong ? { says: wrong.broken ?? "", at: 1 } : undefined;
}
