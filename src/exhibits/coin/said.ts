/** What is said of coins. */

import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { centsOf } from "../money";
import type { Game } from "./game";
import { eventOf } from "./handover";
import { asked, claimOf, distance } from "./purchase";
import type { Coin } from "./shown";
import { parse } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

const perCoin = 100_000_000;

/** A crate of oranges, which the token stands for. */
const crate = html`<svg viewBox="0 0 44 36" aria-hidden="true"><path d="M5 14a6 6 0 0 1 11.5 0a6 6 0 0 1 11 0a6 6 0 0 1 11.5 0h2v19H3V14z"/><path d="M3 14h38M3 20.3h38M3 26.7h38M9 14v19M35 14v19"/></svg>`;

export const amountOf = (satoshis: number, labels: Labels) =>
  `${satoshis.toLocaleString("en-US")} ${labels.satoshis}`;

interface Said {
  face: Html | string;
  note: string;
  /** How many pieces a record of stock has, and how many were signed for: the others are too many. */
  pieces?: [now: number, signed: number];
  /** What was there before it was changed. */
  was?: string;
  /** What a payment's coin comes to in money, now and before. */
  worth?: string;
  worthWas?: string;
  /** The words before the changed ones, which are as they were. */
  same?: string;
}

/** What a crate's holder has written, and the words of it that somebody wrote over. */
function entryOf({ fair }: Game, from: number, lock: string): Omit<Said, "face"> {
  const note = eventOf(lock);
  const now = note.split(" ");
  const then = eventOf(parse(fair[from]?.hex)?.outputs[0]?.lock ?? "").split(" ");
  const first = then.findIndex((word, at) => word !== "" && word !== now[at]);
  if (first < 0) return { note };
  const same = now.slice(0, first).map((word) => `${word} `);
  return { note, same: same.join(""), was: then.slice(first).join(" ") };
}

/** What stands on a coin, and what is said beside it. */
export function saidOf(game: Game, { satoshis, lock, from }: Coin, labels: Labels): Said {
  if (game.preset === "handover" && !game.isFirst) return { face: crate, ...entryOf(game, from, lock) };
  if (game.isFirst) return { face: String(satoshis / perCoin), note: labels.coins };
  const claim = game.purchase && claimOf(lock);
  const { before: signed, owner } = game.made[from] ?? {};
  if (!claim || !game.purchase) {
    const [now = [], then] = [game.made[from]?.hex, signed].map((hex) => parse(hex)?.outputs);
    const was = then?.[now.findIndex((output) => output.lock === lock)]?.satoshis;
    return {
      face: "",
      note: amountOf(satoshis, labels),
      ...(game.preset === "payment" && { worth: centsOf(satoshis, labels.dollars) }),
      ...(was !== undefined && { was: was.toLocaleString("en-US"), worthWas: centsOf(was, labels.dollars) }),
    };
  }
  const hours = Math.round((asked - claim.asOf) / 3600);
  const note = claim.reservedFor
    ? labels.reserved
    : filled(labels.away, { miles: distance(game.purchase.from, claim), hours });
  const listing = game.fair.find((one) => one.owner === owner && one.level === -1);
  const before = claimOf(parse(listing?.hex)?.outputs[0]?.lock ?? "");
  const isOther = before !== undefined && before.quantity !== claim.quantity;
  return {
    face: `${claim.quantity}×`,
    note,
    pieces: [claim.quantity, before?.quantity ?? claim.quantity],
    // A forger writes over a count; a yard that has more makes a second record.
    ...(isOther && from < game.fair.length && { was: `${before.quantity}×` }),
  };
}
