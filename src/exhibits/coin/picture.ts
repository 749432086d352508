/** The picture: coins, the knots that tie them into others, and open knots onto which a coin can be dropped. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, fields, long, type Mark, signOf } from "../kit/parts";
import type { Game } from "./game";
import { eventOf } from "./handover";
import { asked, claimOf, distance } from "./purchase";
import { type Coin, coinsOf, numberOf } from "./shown";
import { idOf } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

export const filled = (label: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), label);

const perCoin = 100_000_000;

/** What stands on a coin, and what is said below it. */
function saidOf(game: Game, { satoshis, lock }: Coin, labels: Labels): { face: string; note: string } {
  if (game.preset === "handover" && !game.isFirst) return { face: String(satoshis), note: eventOf(lock) };
  if (game.isFirst) return { face: String(satoshis / perCoin), note: labels.coins };
  const claim = game.purchase && claimOf(lock);
  if (!claim || !game.purchase) return { face: String(satoshis), note: labels.satoshis };
  const hours = Math.round((asked - claim.asOf) / 3600);
  const note = claim.reservedFor
    ? labels.reserved
    : filled(labels.away, { km: distance(game.purchase.from, claim), hours });
  return { face: `${claim.quantity}×`, note };
}

/** Where open knots are, with their names. */
export function targetsOf({ preset, isFirst, fair, names }: Game) {
  const last = (fair.at(-1)?.level ?? 0) + 2;
  const lanes: Record<Game["preset"], [level: number, ...lanes: [number, string][]]> = {
    handover: [
      isFirst ? 3 : last,
      [0, names.you],
      ...(isFirst ? [] : ([[1, names.other]] as [number, string][])),
    ],
    purchase: [1, [0, names.you], [2, names.other]],
    payment: [1, [1, names.other]],
    escrow: [1, [0, names.you], [1, names.other], [2, names.stranger]],
  };
  const [level, ...all] = lanes[preset];
  return all.map(([lane, name]) => ({ level, lane, name }));
}

/** The place of the transaction at which a check stopped, if any. */
export function stoppedAt(game: Game, verdict: Verdict): number | undefined {
  const { says = "", at = 1 } = brokenIn(verdict) ?? {};
  if (says === "") return undefined;
  return (
    game.offered.find((place) => numberOf(game, place) === at && game.preset !== "payment") ??
    game.offered.at(-1)
  );
}

/** Whether the list has another transaction for what this one spends. */
const isSecond = ({ made, spent }: Game, coin: Coin, place: number) =>
  spent.find(({ coin: one }) => one === coin.outpoint)?.by !== idOf(made[place]?.hex ?? "");

export function picture(game: Game, { labels }: Content, verdict: Verdict): Html {
  const coins = coinsOf(game);
  const stopped = stoppedAt(game, verdict);
  const mark = brokenMark(verdict);
  const isSeen = (place: number) => (game.made[place]?.level ?? -1) >= 0;
  const markOf = (place: number): Mark => (place === stopped ? mark : "none");
  const targets = targetsOf(game);
  const knots = game.made.flatMap((one, place) => (isSeen(place) ? [{ ...one, place }] : []));
  const open = targets.filter((_, at) => !knots.some(({ target }) => target === at));
  const levels = 1 + Math.max(...coins.map(({ level }) => level), ...targets.map(({ level }) => level));
  const lanes = 1 + Math.max(...coins.map(({ lane }) => lane), ...targets.map(({ lane }) => lane));
  const [first = 0] = [...knots, ...coins, ...targets].map(({ level }) => level).sort((a, b) => a - b);
  const strings = coins.flatMap((coin) => [
    ...coin.by.filter(isSeen).map((place) => ({
      ends: [coin, game.made[place] as { level: number; lane: number }] as const,
      isOff: isSecond(game, coin, place),
    })),
    ...(isSeen(coin.from)
      ? [{ ends: [game.made[coin.from] as { level: number; lane: number }, coin] as const, isOff: false }]
      : []),
  ]);
  const svg = (way: "down" | "across") => {
    const point = (level: number, lane: number) => (way === "down" ? `${lane} ${level}` : `${level} ${lane}`);
    const path = ([from, to]: (typeof strings)[0]["ends"]) => {
      const [start, end] = [from.level - first + 0.5, to.level - first + 0.5];
      // Past what is said of a coin, and only then to another lane.
      const bend =
        way === "down" && end - start === 1 && from.lane !== to.lane
          ? `L${point(start + 0.85, from.lane + 0.5)}`
          : "";
      return `M${point(start, from.lane + 0.5)}${bend}L${point(end, to.lane + 0.5)}`;
    };
    return html`<svg class="ex-strings" data-way="${way}" viewBox="0 0 ${point(levels - first, lanes)}" preserveAspectRatio="none" aria-hidden="true">${strings.map(
      ({ ends, isOff }) => html`<path d="${path(ends)}" ${isOff && { html: "data-off" }}/>`,
    )}</svg>`;
  };
  return html`<section class="ex-coins" aria-label="${labels.picture}" ${game.preset === "handover" && !game.isFirst && { html: "data-chain" }}>
    ${svg("down")}${svg("across")}
    <ol>
      ${coins.map((coin, at) => coinAt(game, coin, at, labels, isSeen(coin.from) ? "none" : markOf(coin.from), first))}
      ${knots.map(({ hex, level, lane, place, target }) => {
        const number = numberOf(game, place);
        const name = filled(labels.transaction, { number });
        return html`<li class="ex-knot" data-key="${idOf(hex)}" style="${placed(level - first, lane)}" data-mark="${markOf(place)}"${place >= game.fair.length && { html: " data-made" }}${target !== undefined && { html: " data-target" }}${!game.offered.includes(place) && { html: " data-aside" }}>
          <span class="ex-tie">${signOf(markOf(place)) || number}</span>${
            target === undefined
              ? html`<button type="button" class="needs-js" data-do="look" data-at="${place}" aria-pressed="${String(game.chosen === place)}" aria-label="${name}"></button>`
              : opener(target, targets[target]?.name ?? "", labels)
          }</li>`;
      })}
      ${open.map(
        ({
          level,
          lane,
          name,
        }) => html`<li class="ex-knot" data-key="${name}" style="${placed(level - first, lane)}" data-open>
          <span class="ex-tie">${name}</span>${opener(
            targets.findIndex((one) => one.name === name),
            name,
            labels,
          )}</li>`,
      )}
    </ol>
  </section>`;
}

/** Where something is drawn, for the style sheet. */
const placed = (level: number, lane: number) => `--level:${level + 1};--lane:${lane + 1}`;

/** The button that spends the coin that is picked up. */
const opener = (at: number, name: string, labels: Labels) =>
  html`<button type="button" class="needs-js" data-act="edit" data-do="spend" data-at="${at}" aria-label="${filled(labels.spend, { name })}"></button>`;

function coinAt(game: Game, coin: Coin, at: number, labels: Labels, mark: Mark, first: number): Html {
  const { face, note } = saidOf(game, coin, labels);
  const isSpent = game.spent.some((one) => one.coin === coin.outpoint);
  const state = isSpent ? labels.spent : labels.unspent;
  return html`<li class="ex-coin" data-key="${coin.outpoint}" style="${placed(coin.level - first, coin.lane)}" data-mark="${mark}"${coin.from >= game.fair.length && { html: " data-made" }}${isSpent && { html: " data-spent" }}>
    <span class="ex-face">${signOf(mark) || face}</span><span class="ex-of"><b>${coin.name}</b> <small>${note}</small></span>
    <button type="button" class="needs-js" data-do="pick" data-at="${at}" aria-pressed="${String(game.picked === coin.outpoint)}" aria-label="${coin.name}, ${face} ${note}: ${state}"></button>
  </li>`;
}

/** Two transactions that spend the same coin, side by side, as the list has them. */
export function pair(game: Game, { labels }: Content, verdict: Verdict): Html | false {
  const coin = coinsOf(game).find(({ by }) => by.length > 1);
  if (!coin) return false;
  return html`<div class="ex-pair" data-key="pair">${coin.by.map((place) => {
    const isOff = isSecond(game, coin, place);
    const mark = place === stoppedAt(game, verdict) ? brokenMark(verdict) : "none";
    const { hex = "", names = [] } = game.made[place] ?? {};
    return html`<section data-mark="${mark}"><h3><button type="button" class="needs-js" data-do="look" data-at="${place}" aria-pressed="${String(game.chosen === place)}">${names[0]}</button><span class="without-js">${names[0]}</span></h3>
      ${fields([
        {
          label: labels.state,
          value: isOff ? (game.offered.includes(place) ? labels.second : labels.hidden) : labels.firstSpend,
          mark,
        },
        { label: labels.id, value: long(idOf(hex)) },
      ])}</section>`;
  })}</div>`;
}
