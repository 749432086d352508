import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { type Game, played } from "./play";
import type { Content } from "./words";

/** How likely one result of `sides` comes up `times` in `count` rounds. */
function likelihood(times: number, count: number, sides: number): number {
  let ways = 1;
  for (let at = 0; at < times; at++) ways *= (count - at) / (at + 1);
  return ways * (1 / sides) ** times * (1 - 1 / sides) ** (count - times);
}

/** The most that luck explains: an honest house goes beyond it with a given result once in a hundred times. */
export function luckOf(count: number, sides: number): number {
  let below = 0;
  for (let times = 0; times < count; times++) {
    below += likelihood(times, count, sides);
    if (below > 0.99) return times;
  }
  return count;
}

/** How often each result came up, from 1 on. */
export function countsOf({ rounds, round: { sides } }: Pick<Game, "rounds" | "round">): number[] {
  const last = Math.max(sides, ...rounds.map(({ result = 0 }) => result));
  return Array.from({ length: last }, (_, at) => rounds.filter(({ result }) => result === at + 1).length);
}

const height = 100;
const width = 40;

/** Bars of what came up, before what chance gives and what luck explains. */
export function odds(game: Game, { labels }: Content): Html {
  const sides = game.preset === "dice" ? 6 : game.names.length;
  const counts = countsOf({ rounds: game.rounds, round: { ...game.round, sides } });
  const chance = played / sides;
  const luck = luckOf(played, sides);
  const scale = height / Math.max(luck + 1, ...counts);
  const across = counts.length * width;
  const level = (times: number) => (height - times * scale).toFixed(1);
  return html`<figure class="ex-odds">
    <header><h3>${labels.odds}</h3><p>${labels.chance}</p></header>
    <svg viewBox="0 0 ${across} ${height}" preserveAspectRatio="none" aria-hidden="true">
      <rect class="ex-luck" y="${level(luck)}" width="${across}" height="${(luck * scale).toFixed(1)}"/>
      ${counts.map(
        (times, at) =>
          html`<rect ${times > luck && { html: "data-beyond" }} x="${at * width + 8}" y="${level(times)}" width="${width - 16}" height="${(times * scale).toFixed(1)}"/>`,
      )}
      <path d="M0 ${level(chance)}H${across}"/>
    </svg>
    <ol>${counts.map((times, at) => html`<li><b>${at + 1}</b> <span>${times}×</span></li>`)}</ol>
  </figure>`;
}
