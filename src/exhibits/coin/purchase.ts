import { toArray, toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import PushDrop from "@bsv/sdk/script/templates/PushDrop";
import { bytes, derivedKey, lockOf } from "../records";
import type { Drawn, Game, Maker, Site, Yard } from "./game";
import { coinOf } from "./runHandover";
import { type Sought, type Stock, way } from "./runPurchase";
import { listOf, loose, shown } from "./shown";
import { altered, feeFor, keyOf, mined, passOn, pay, publicOf } from "./sign";
import { idOf, type Output, outpointOf, parse } from "./transaction";

/** When the visitor searches, in seconds; and the day of it. */
export const asked = 1_790_589_600;
export const askedOn = asked - (asked % (24 * 60 * 60));

/** As the crow flies, in miles. */
export function distance(a: Site, b: Site) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to, east] = [radians(a.lat), radians(b.lat), radians(b.lon - a.lon)] as const;
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(east);
  return Math.round(3959 * Math.acos(Math.min(1, cosine)));
}

/** A record of stock in the name of a holder, signed by `signer`, for one output of a transaction. */
const recordOf = (signer: string, holder: string, stock: Omit<Stock, "spends">, before: string, output = 0) =>
  lockOf(keyOf(signer), way, [
    bytes("parts-stock 1"),
    toArray(publicOf(holder), "hex"),
    bytes(JSON.stringify({ ...stock, spends: outpointOf({ id: idOf(before), output }) })),
  ]);

/** What a record is worth at first: enough for the fees of some reservations. */
const worth = 1000;

/** What a reservation gets of that where the yard keeps the rest: enough for the fee of its delivery. */
const share = 100;

/** A holder lists what it has: a coin of its own becomes a record. */
async function listed(
  owner: string,
  name: string,
  lane: number,
  stock: Omit<Stock, "spends">,
  { signer = owner, mark = owner } = {},
) {
  const coin = mined(coinOf(publicOf(signer)), worth, mark);
  const lock = await recordOf(signer, owner, stock, coin);
  const hex = passOn(coin, 0, keyOf(signer), lock);
  return [
    { hex: coin, level: -9, lane, names: [], owner },
    { hex, level: -1, lane, names: [name], owner },
  ];
}

/** The nearest holder is drawn first. */
export async function begin(
  part: string,
  from: Site,
  yards: Yard[],
): Promise<Pick<Game, "fair" | "agreed" | "terms">> {
  const near = [...yards].sort((a, b) => distance(from, a) - distance(from, b));
  const lists = near.map(({ name, quantity, lat, lon, hours }, at) =>
    listed(`yard ${at}`, name, at, { part, quantity, lat, lon, asOf: asked - 3600 * hours }),
  );
  const terms: Sought = { part, yards: near.map((_, at) => publicOf(`yard ${at}`)) };
  return { fair: (await Promise.all(lists)).flat(), agreed: terms, terms };
}

/** What a record claims, whether its holder has signed it or not; nothing where it cannot be read. */
export function claimOf(lock: string): Stock | undefined {
  try {
    return JSON.parse(toUTF8(PushDrop.decode(LockingScript.fromHex(lock)).fields[2] ?? []));
  } catch {
    return undefined;
  }
}

const nearest = ({ fair }: Game) => fair[1] as Drawn;
const stockIn = ({ hex }: Drawn, output = 0) => claimOf(parse(hex)?.outputs[output]?.lock ?? "") as Stock;

const signerOf = (owner: string) => derivedKey(keyOf(owner), way);

/** How a reservation is drawn: in its buyer's row. */
const booked = (game: Game, { owner }: Drawn, target: number) => ({
  level: 1,
  lane: 2 * target,
  names: [target === 0 ? game.names.you : game.names.other],
  owner,
  target,
});

/** The holder signs its record over into one that names a buyer, or another number of pieces. */
async function reserved(
  game: Game,
  from: Drawn,
  target: number,
  change: Partial<Stock> = {},
  output = 0,
): Promise<Drawn> {
  const { owner, hex } = from;
  const stock = { ...stockIn(from, output), asOf: asked, reservedFor: `buyer ${target + 1}`, ...change };
  const lock = await recordOf(owner, owner, stock, hex, output);
  return { ...booked(game, from, target), hex: passOn(hex, output, signerOf(owner), lock) };
}

/** The holder splits its record: one piece is reserved for a buyer, and the rest stays listed. */
async function reservedOne(game: Game, from: Drawn, target: number, output: number): Promise<Drawn> {
  const { owner, hex } = from;
  const drawn = booked(game, from, target);
  const [stock, coin] = [stockIn(from, output), parse(hex)?.outputs[output]];
  const of = (change: Partial<Stock>) =>
    recordOf(owner, owner, { ...stock, asOf: asked, ...change }, hex, output);
  const [one, rest] = [
    await of({ quantity: 1, reservedFor: `buyer ${target + 1}` }),
    await of({ quantity: stock.quantity - 1 }),
  ];
  const both = (satoshis: number) => [
    { satoshis: share, lock: one },
    { satoshis, lock: rest },
  ];
  const satoshis = Math.max(0, (coin?.satoshis ?? 0) - share - feeFor(hex, output, both(0)));
  return {
    ...drawn,
    hasRest: true,
    lanes: [drawn.lane, from.lanes?.[output] ?? from.lane],
    names: [...drawn.names, from.names[output] ?? ""],
    hex: pay(hex, output, signerOf(owner), both(satoshis)),
  };
}

/** The search offers everything that it has found, except what a host hides. */
const found = (game: Game, made: Drawn[], hidden: number[] = [], changes: Partial<Game> = {}): Game =>
  shown(game, made, { offered: [...made.keys()].filter((place) => !hidden.includes(place)), ...changes });

export const start = (game: Game): Game => found(game, game.fair, [], { chosen: 1 });

/** The nearest yard's second record has a row of its own, below the first: the others make room. */
const withRoom = (made: readonly Drawn[]) =>
  made.map((one) => (one.lane > 0 ? { ...one, lane: one.lane + 1 } : one));

export const maker: Maker = {
  async next(game, from, output, target) {
    const coin = outpointOf({ id: idOf(from.hex), output });
    // What is reserved, or gone already, is asked for as a whole, and refused.
    const isFree = !stockIn(from, output)?.reservedFor && listOf(game.made).every((one) => one.coin !== coin);
    const isSplit = isFree && stockIn(from, output)?.quantity > 1;
    const one = isSplit
      ? await reservedOne(game, from, target, output)
      : await reserved(game, from, target, {}, output);
    return found(game, [...game.made, one]);
  },
  async twice(game) {
    const other = await reserved(game, nearest(game), 1);
    return found(game, [...game.made, other, await reserved(game, nearest(game), 0)]);
  },
  async stale(game) {
    return found(game, [...game.made, await reserved(game, nearest(game), 1)], [game.made.length], {
      chosen: 1,
    });
  },
  async forge(game) {
    const { owner, names } = nearest(game);
    const forged = await listed(owner, names[0] ?? "", 0, stockIn(nearest(game)), { signer: "stranger" });
    const made = forged.map((one) => ({ ...one, isForeign: true }));
    return found(game, [...made, ...game.made.slice(2)], [], { chosen: 1 });
  },
  /** The host writes a place next to the buyer into the record of the yard that is farthest away. */
  async change(game) {
    const place = game.fair.length - 1;
    const stock = stockIn(game.fair[place] as Drawn);
    const { lat, lon } = game.purchase?.from ?? stock;
    const [north, south] = [lat + 0.04, lat - 0.04].map((near) => Number(near.toFixed(2)));
    const moved = { ...stock, lat: (stock.lat === north ? south : north) ?? lat, lon };
    const hexed = (claim: Stock) => toHex(bytes(JSON.stringify(claim)));
    const rewritten = ({ lock, satoshis }: Output) => {
      const words = LockingScript.fromHex(lock).toASM().replace(hexed(stock), hexed(moved));
      return { satoshis, lock: LockingScript.fromASM(words).toHex() };
    };
    const made = game.made.map((one, at) =>
      at === place ? { ...one, hex: altered(one.hex, rewritten) } : one,
    );
    return found(game, made, [], { chosen: place });
  },
  /** Nothing is reserved: the yard spends its record for one with more pieces. */
  async rule(game) {
    const { names, level } = nearest(game);
    const changes = { quantity: game.purchase?.forged ?? 9, reservedFor: undefined };
    const more = await reserved(game, nearest(game), 0, changes);
    return found(game, [...withRoom(game.made), { ...more, names, level, lane: 1, target: undefined }]);
  },
  /** The yard lists the same pieces once more, of another coin, and promises both. */
  async double(game) {
    const { owner, names } = nearest(game);
    const stock = stockIn(nearest(game));
    const unseen = "copy" as const;
    const [coin, again] = (await listed(owner, names[0] ?? "", 1, stock, { mark: `${owner} again` })) as [
      Drawn,
      Drawn,
    ];
    const other = await reserved(game, again, 1);
    const yours = await reserved(game, nearest(game), 0);
    return found(game, [...withRoom(game.made), coin, { ...again, unseen }, { ...other, unseen }, yours]);
  },
  async unseen(game) {
    const [other, yours] = [await reserved(game, nearest(game), 1), await reserved(game, nearest(game), 0)];
    const spent = listOf([...game.made, yours]);
    const hidden = { ...other, unseen: "unlisted" as const };
    const [chosen, last] = [game.made.length, game.made.length + 1];
    return found(game, [...game.made, yours, hidden], [last], { spent, chosen });
  },
  async invent(game) {
    const { owner, names } = nearest(game);
    const made = await listed(owner, names[0] ?? "", 0, stockIn(nearest(game)), { mark: "never mined" });
    return found(game, [...made.map(loose), ...game.made.slice(2)], [], { chosen: 1 });
  },
};
