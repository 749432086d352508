/** What is said of coins. */

import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { centsOf } from "../money";
import type { Drawn, Game, Site } from "./game";
import { eventOf } from "./handover";
import { asked, claimOf, distance } from "./purchase";
import type { Stock } from "./runPurchase";
import type { Coin } from "./shown";
import { idOf, parse } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

const perCoin = 100_000_000;

/** A crate of oranges, which the token stands for. */
const crate = html`<svg viewBox="1 6 42 29" aria-hidden="true"><path d="M5 14a6 6 0 0 1 11.5 0a6 6 0 0 1 11 0a6 6 0 0 1 11.5 0h2v19H3V14z"/><path d="M3 14h38M3 20.3h38M3 26.7h38M9 14v19M35 14v19"/></svg>`;

export const amountOf = (satoshis: number, labels: Labels) =>
  `${satoshis.toLocaleString("en-US")} ${labels.satoshis}`;

/** What satoshis come to in cents, at the price that the label names. Less than a tenth of a cent stays in satoshis. */
export const priceIn = (satoshis: number, labels: Labels) =>
  centsOf(satoshis, labels.dollars) || amountOf(satoshis, labels);

interface Said {
  face: Html | string;
  note: string;
  /** How many pieces a record of stock has, and how many were signed for: the others are too many. */
  pieces?: [now: number, signed: number];
  /** The note with what somebody wrote over struck, and the forged words after it. */
  marked?: Html;
  /** What a payment's coin comes to in money, now and before. */
  worth?: string;
  worthWas?: string;
}

const writtenOver = (was: string, now: string) => html`<s>${was}</s> <strong>${now}</strong>`;

/** What a crate's holder has written, and the words of it that somebody wrote over. */
function entryOf({ fair }: Game, from: number, lock: string): Omit<Said, "face"> {
  const note = eventOf(lock);
  const now = note.split(" ");
  const then = eventOf(parse(fair[from]?.hex)?.outputs[0]?.lock ?? "").split(" ");
  const first = then.findIndex((word, at) => word !== "" && word !== now[at]);
  if (first < 0) return { note };
  const same = now.slice(0, first).map((word) => `${word} `);
  const marked = html`${same.join("")}${writtenOver(then.slice(first).join(" "), now.slice(first).join(" "))}`;
  return { note, marked };
}

/** Whether the list has a transaction as the first that spent its coin. */
const isListed = ({ spent }: Game, made: Drawn | undefined) =>
  spent.some(({ by }) => by === idOf(made?.hex ?? ""));

/** Who holds a reservation that the search shows. If both do, it is the other buyer's that the visitor has to know of. */
export const holderIn = (game: Game): "others" | "yours" | undefined => {
  const holds = (target: number) =>
    game.offered.some((place) => game.made[place]?.target === target && isListed(game, game.made[place]));
  if (game.preset !== "purchase") return undefined;
  return holds(1) ? "others" : holds(0) ? "yours" : undefined;
};

/** How many pieces a record of stock claims, where and when, and what a host wrote over in it: then that alone. */
function lotOf(
  claim: Stock,
  signed: Stock | undefined,
  { from, isTaken, listed }: { from: Site; isTaken: boolean; listed: number },
  labels: Labels,
) {
  const parts = (stock: Stock) => {
    const hours = Math.round((asked - stock.asOf) / 3600);
    const away = filled(labels.away, { miles: distance(from, stock), hours });
    const count = { count: stock.quantity };
    if (stock.reservedFor) return [filled(labels.booked, count)];
    if (isTaken && listed === 1) return [labels.reserved, ...away.split(", ")];
    const left = isTaken ? 0 : stock.quantity;
    const isAll = left >= listed;
    return [
      isAll ? filled(labels.stock, count) : filled(labels.taken, { left, count: listed }),
      ...away.split(", "),
    ];
  };
  const [now, then] = [parts(claim), parts(signed ?? claim)];
  const over = now.flatMap((part, at) => {
    const { [at]: was = part } = then;
    return was === part ? [] : [writtenOver(was, part)];
  });
  return { note: now.join(", "), ...(over.length > 0 && { marked: html`${over}` }) };
}

/** What stands on a coin, and what is said beside it. */
export function saidOf(game: Game, { satoshis, lock, from, by }: Coin, labels: Labels): Said {
  if (game.preset === "handover" && !game.isFirst) return { face: crate, ...entryOf(game, from, lock) };
  if (game.isFirst) return { face: String(satoshis / perCoin), note: labels.coins };
  const claim = game.purchase && claimOf(lock);
  const { before: signed, owner } = game.made[from] ?? {};
  if (!claim || !game.purchase) {
    const [now = [], then] = [game.made[from]?.hex, signed].map((hex) => parse(hex)?.outputs);
    const place = now.findIndex((output) => output.lock === lock);
    const was = then?.[place]?.satoshis;
    const cents = centsOf(satoshis, labels.dollars);
    // An escrow's coins have their price beside them, and what becomes of them in fate.ts.
    if (game.preset === "escrow")
      return { face: "", note: from === 0 && cents !== "" ? filled(labels.dollars, { amount: cents }) : "" };
    if (game.preset !== "payment") return { face: "", note: amountOf(satoshis, labels) };
    const worth = priceIn(satoshis, labels);
    return {
      // Struck on the coin, as far as it has room.
      face: worth.length < 5 && was === undefined ? worth : "",
      note: place === 1 ? labels.fee : "",
      worth,
      ...(was !== undefined && { worthWas: priceIn(was, labels) }),
    };
  }
  const listing = game.fair.find((one) => one.owner === owner && one.level === -1);
  const before = claimOf(parse(listing?.hex)?.outputs[0]?.lock ?? "");
  // A forger writes over what was signed; a yard that has more makes a second record.
  const overwritten = from < game.fair.length ? before : undefined;
  // A list that leaves the reservation out still says that all are in stock.
  const isTaken = by.some((place) => game.offered.includes(place) && isListed(game, game.made[place]));
  const listed = before?.quantity ?? claim.quantity;
  return {
    face: `${claim.quantity}×`,
    ...lotOf(claim, overwritten, { from: game.purchase.from, isTaken, listed }, labels),
    pieces: [claim.quantity, listed],
  };
}
