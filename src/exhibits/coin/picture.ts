/** The picture: coins, transactions as knots between them, and open knots onto which a coin can be dropped. */

import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, type Mark, sign, signOf } from "../kit/parts";
import { axisOf, onAxis } from "./axis";
import { bearings } from "./bearings";
import {
  againOf,
  barOf,
  bounced,
  isWaiting,
  type Place,
  placed,
  spentIn,
  twinOf,
  unpaidAt,
  unpaidOf,
} from "./beside";
import { isLost } from "./escrow";
import { fateOf } from "./fate";
import type { Drawn, Game } from "./game";
import { awayIn, half, ticks } from "./miles";
import { plate } from "./plate";
import { rail, thermometer } from "./rail";
import { saidOf } from "./said";
import { type Coin, numberOf, ordinalOf } from "./shown";
import { answered, isChain, isSecond, offersOf, type Strand, strings, tracks, weightsOf } from "./strings";
import { idOf } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Where open knots are, with their names. */
function targetsOf({ preset, isFirst, fair, names: { you, other, stranger } }: Game) {
  const level = preset !== "handover" ? 1 : isFirst ? 3 : (fair.at(-1)?.level ?? 0) + 2;
  const handover = isFirst ? [you] : [you, other];
  const lanes = {
    handover,
    purchase: [you, "", other],
    payment: ["", other],
    escrow: [you, other, stranger],
  };
  return lanes[preset].flatMap((name, lane) => (name === "" ? [] : [{ level, lane, name }]));
}

/** The place of the transaction at which a check stopped, if any. */
function stoppedAt(game: Game, verdict: Verdict): number | undefined {
  const { says = "", at = 1 } = brokenIn(verdict) ?? {};
  if (says === "") return undefined;
  return (
    game.offered.find((place) => numberOf(game, place) === at && game.preset !== "payment") ??
    game.offered.at(-1)
  );
}

export function picture(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { coins, length } = awayIn(game);
  const stopped = stoppedAt(game, verdict);
  const { says = "" } = brokenIn(verdict) ?? {};
  const unpaid = unpaidOf(game);
  const targets = targetsOf(game);
  const last = game.made[game.offered.at(-1) ?? 0] as Place;
  const again = againOf(game, says);
  const others: Strand[] = [
    ...twinOf(game, coins),
    ...(again ? ([[last, again, true]] as const) : []),
    ...answered(game, again ?? last),
    ...coins.flatMap((coin) =>
      coin.was === undefined ? [] : [[{ ...coin, away: coin.was }, coin, true] as const],
    ),
    ...(unpaid ? [[last, unpaid, true] as const] : []),
    // What was refused is handed on to nobody.
    ...(stopped === undefined ? offersOf(game, coins, targets) : []),
  ];
  const markOf = (place: number): Mark => (place === stopped && !again ? brokenMark(verdict) : "none");
  const waits = isWaiting(game, verdict);
  const refused = waits ? "waits" : isLost(game, says) ? "paid" : "refused";
  const seen = { ...game, spent: spentIn(game, verdict, stopped) };
  // Nobody has refused a second spend before the check.
  const isAsked = verdict.state !== "unchecked";
  const told = isAsked ? { ...labels, second: `${labels.second}: ${labels.refused}` } : labels;
  const isLate = ({ from }: Coin) =>
    game.preset === "purchase" &&
    game.offered.includes(from) &&
    coins.some((coin) => coin.by.length > 1 && coin.by.includes(from) && isSecond(game, coin, from));
  const knots = game.made.flatMap((one, place) => (one.level < 0 ? [] : [{ ...one, place }]));
  const size = {
    // A search has room for reservations from the start.
    level:
      1 + Math.max(game.preset === "purchase" ? 2 : 0, ...[...coins, ...targets].map(({ level }) => level)),
    lane: 1 + Math.max(...[...coins, ...targets].map(({ lane }) => lane)),
  };
  return html`<div class="ex-coins" data-whole role="group" aria-label="${labels.picture}" ${isChain(game) && { html: "data-chain" }}${isChain(game) && game.made.some(({ unseen }) => unseen === "copy") && { html: " data-twin" }}>
    <div style="--levels:${size.level};--lanes:${size.lane};--down:${tracks(weightsOf(game, size.level, "down"))};--across:${tracks(weightsOf(game, size.level, "across"))}${game.preset === "escrow" && `;--axis:${axisOf(game) + 1}`}">
      ${(["down", "across"] as const).map((way) => (way === "down" || game.preset !== "payment") && strings(game, ...onAxis(game, coins, others, targets, way), size, way, again ? undefined : stopped))}
      <ol>${coins.map((coin, at) => {
        // Where it stood, there is what is left of it.
        if (coin.by.some((place) => game.made[place]?.hasRest)) return false;
        const isTied = knots.some(({ place }) => place === coin.from);
        const isShown = isTied || game.preset === "purchase";
        return coinAt(
          seen,
          coin,
          at,
          labels,
          isTied ? "none" : markOf(coin.from),
          // The crate, record or payment where the check stopped says what became of it.
          !isAsked && isLate(coin)
            ? "waits"
            : isShown &&
                coin.from === (waits ? game.offered.at(-1) : stopped) &&
                !again &&
                !(game.preset === "payment" && game.made[coin.from]?.isForeign) &&
                (says === "once" || coin.by.length === 0) &&
                (game.preset === "purchase" && says === "once" && coin.level > 0 ? "tooLate" : refused),
        );
      })}${unpaid && unpaidAt(unpaid, game, labels)}</ol>
      <ol>
        ${again && bounced(again, brokenMark(verdict), labels)}${knots.filter(({ target }) => target === undefined).map((knot) => knotAt(game, coins, knot, markOf(knot.place), told))}
        ${targets.map((target, at) => {
          const knot = knots.find((one) => one.target === at);
          return knotAt(game, coins, { ...target, target: at, ...knot }, markOf(knot?.place ?? -1), told);
        })}
      </ol>${isChain(game) && rail(seen, markOf, labels)}${game.preset === "purchase" && ticks(length, { labels })}
    </div>
  </div>`;
}

/** A knot: one that ties coins, or an open one, onto which the coin that is picked up can be dropped. */
function knotAt(
  game: Game,
  coins: readonly Coin[],
  knot: Place & {
    name?: string;
    hex?: string;
    place?: number;
    target?: number | undefined;
    unseen?: Drawn["unseen"];
  },
  mark: Mark,
  labels: Labels,
): Html {
  const { hex, place = -1, target, name = "", unseen } = knot;
  const number = ordinalOf(game, place);
  const isCall = game.preset === "payment" && unseen !== "unlisted";
  const key = target === undefined ? idOf(hex ?? "") : `target ${target}`;
  const isMade = place >= game.fair.length;
  // A payment that the server took earlier is drawn as usual, whichever is offered now.
  const isAside = game.preset !== "payment" && !game.offered.includes(place);
  const isLock = game.preset === "escrow" && hex !== undefined && place === game.offered.at(-1);
  const rival = coins.find(({ by }) => by.length > 1 && by.includes(place));
  // Of a crate's two handovers, the rail says which came first, and of an escrow's, the coins.
  const came =
    rival && !isChain(game) && !game.escrow && html`<small>${placeOf(game, rival, place, labels)}</small>`;
  const isBooked = hex !== undefined && target !== undefined && game.preset === "purchase";
  const text = hex === undefined ? name : isCall ? filled(labels.call, { number }) : number;
  return html`<li class="ex-knot" data-key="${key}" style="${placed(knot)}" data-mark="${mark}"${hex === undefined && { html: " data-free" }}${isMade && { html: " data-made" }}${isLock && { html: " data-lock" }}${target !== undefined && { html: " data-target" }}${hex !== undefined && (unseen ? unseen === "loose" || !game.offered.includes(place) : isAside) && { html: " data-aside" }}>
    <span class="ex-tie">${isLock ? plate(game, { labels }) : html`${isBooked ? !came && labels.reserved : text}${came}`}${signOf(mark)}</span>${
      target === undefined
        ? looker(game, place, "", filled(labels.transaction, { number }))
        : html`<button type="button" class="needs-js" data-do="spend" data-at="${target}" aria-label="${filled(labels.spend, { name })}"></button>`
    }</li>`;
}

/** The button that opens a transaction. */
const looker = (game: Game, place: number, text: string, label: string) =>
  html`<button type="button" class="needs-js" data-do="look" data-at="${place}" aria-pressed="${String(game.chosen === place)}" aria-label="${label}">${text}</button>`;

function coinAt(
  game: Game,
  coin: Coin,
  at: number,
  labels: Labels,
  mark: Mark,
  became: "refused" | "tooLate" | "waits" | "paid" | false,
): Html {
  const { face, note, marked, pieces, worth, worthWas } = saidOf(game, coin, labels);
  const bar = barOf(game, coin, labels);
  const { unseen, isForeign } = game.made[coin.from] ?? {};
  const isBefore = coin.level === 0 && !isChain(game);
  // A record of stock shows its number whatever the check says of it; who comes too late gets none.
  const hasNumber = game.preset === "purchase";
  // The second record of one piece says what it is, and its reservation need not.
  const isTold = unseen && !(hasNumber && unseen === "copy" && !isBefore);
  const fate = fateOf(game, coin, became, labels);
  const word = became && became !== "waits" ? (fate?.said ?? labels[became]) : isTold && labels[unseen];
  const isSpent = game.spent.some((one) => one.coin === coin.outpoint);
  const state = isSpent ? labels.spent : labels.unspent;
  // The server's answer says that it refuses.
  const told =
    word && unseen !== "measured" && !(became && game.preset === "payment") && html`<strong>${word}</strong>`;
  const isAgain = hasNumber && isBefore && unseen === "copy";
  // How many are reserved is drawn, and that they are stands in the knot.
  // What the holder of a refused crate has written of it has not happened.
  const isMoot = isChain(game) && became === "refused";
  const own = word && (isMoot || fate?.said === word) ? "" : (fate?.said ?? note);
  const said = isAgain || (hasNumber && !isBefore) ? "" : (marked ?? own);
  const spoken = [coin.name, fate?.name, worth ?? (!pieces && typeof face === "string" && face), own, word];
  return html`<li class="ex-coin" data-key="${coin.outpoint}" style="${placed(coin)}${isBefore && hasNumber && `;--away:${coin.away}`}" data-mark="${unseen && game.gap ? "gap" : mark}"${coin.from >= game.fair.length && { html: " data-made" }}${isSpent && { html: " data-spent" }}${became && became !== "paid" && { html: " data-refused" }}${isBefore && { html: " data-before" }}${(coin.away ?? 0) > half && { html: " data-far" }}${unseen && { html: " data-unseen" }}>
    ${bar ?? html`<span class="ex-face">${pieces && became !== "tooLate" && (bearings(pieces) ?? face)}${isChain(game) && face}${signOf(mark) || (unseen ? sign("uncovered") : !hasNumber && !isChain(game) && face)}</span>`}<span class="ex-of"><b>${isForeign && hasNumber ? `${game.names.stranger}: “${coin.name}”` : (fate?.name ?? coin.name)}${worthWas && html` <s>${worthWas}</s>`}${worth && (bar || worth !== face) && ` ${worth}`}</b> <small>${said}${said !== "" && told && ", "}${told}</small></span>${coin.was !== undefined && html`<i class="ex-was" style="--away:${coin.was}"></i>`}${unseen === "measured" && thermometer(labels)}
    <button type="button" class="needs-js" data-do="pick" data-at="${at}" aria-pressed="${String(game.picked === coin.outpoint)}" aria-label="${spoken.filter((part) => part).join(", ")}: ${state}"></button>
  </li>`;
}

/** What the list has of one of two spends of a coin. */
const placeOf = (game: Game, coin: Coin, place: number, { firstSpend, second, hidden }: Labels) =>
  isSecond(game, coin, place) ? (game.offered.includes(place) ? second : hidden) : firstSpend;
