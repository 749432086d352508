import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { face } from "./faces";
import { type Game, type Glance, glancesOf, played, roundsBefore } from "./play";
import { caughtIn } from "./saying";
import type { Content } from "./words";

/** How likely it is that one result of `sides` comes up `times` times in `count` rounds. */
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
const countsOf = (rounds: readonly Glance[], last: number) =>
  Array.from({ length: last }, (_, at) => rounds.filter(({ result }) => result === at + 1).length);

/** The heading where a ticket has won that was never sold. It waits for the check, since it gives the answer away. */
const uninvited = (sold: number, last: number, labels: Content["labels"]) =>
  filled(labels.uninvited, { count: sold, last });

const swatches = {
  chance: html`<path d="M0 6H12"/>`,
  luck: html`<rect class="ex-luck" width="12" height="12"/>`,
  found: html`<rect data-caught width="12" height="12"/>`,
  fine: html`<rect width="12" height="12"/>`,
};

/** What a line, a ground or a color in the chart means, beside a piece of it. */
const keyOf = (of: keyof typeof swatches, labels: Content["labels"]) =>
  html`<span><svg class="ex-swatch" viewBox="0 0 12 12" aria-hidden="true">${swatches[of]}</svg>${labels[of]}</span>`;

const height = 100;
const width = 40;

/**
 * Bars of what came up, with the average, the range of luck, and outlines of what the visitor changed. What was caught is on
 * top of a bar, but not beside a trial of the visitor's, which is another matter.
 */
export function odds(game: Game, { labels }: Content): Html {
  const sides = game.preset === "dice" ? 6 : game.names.length;
  const glances = glancesOf(game);
  const last = Math.max(sides, ...[...glances, ...game.rounds].map(({ result = 0 }) => result));
  const [counts, before] = [countsOf(glances, last), countsOf(roundsBefore(game), last)];
  const caught = countsOf(game.tried ? [] : glances.filter(({ passed }) => passed === false), last);
  const isAsked = !game.tried && caughtIn(game) !== undefined;
  const chance = played / sides;
  const luck = luckOf(played, sides);
  const scale = height / Math.max(luck + 1, ...counts, ...before);
  const across = counts.length * width;
  const level = (times: number) => (height - times * scale).toFixed(1);
  /** What a bar has gained or lost. */
  const changed = (times: number, was: number, at: number) =>
    times !== was &&
    html`<rect ${{ html: times > was ? "data-more" : "data-less" }} x="${at * width + 8}" y="${level(Math.max(times, was))}" width="${width - 16}" height="${(Math.abs(times - was) * scale).toFixed(1)}"/>`;
  return html`<figure class="ex-odds" ${isAsked && { html: "data-asked" }}>
    <header><h3>${last > sides && isAsked ? uninvited(sides, last, labels) : labels.odds}</h3>
      <p>${keyOf("chance", labels)}${keyOf("luck", labels)}${caught.some(Boolean) && keyOf("found", labels)}${isAsked && keyOf("fine", labels)}</p></header>
    <svg viewBox="0 0 ${across} ${height}" preserveAspectRatio="none" aria-hidden="true">
      <rect class="ex-luck" y="${level(luck)}" width="${across}" height="${(luck * scale).toFixed(1)}"/>
      ${counts.map(
        (times, at) =>
          html`<rect x="${at * width + 8}" y="${level(times)}" width="${width - 16}" height="${(times * scale).toFixed(1)}"/>`,
      )}
      ${caught.map(
        (times, at) =>
          times > 0 &&
          html`<rect data-caught x="${at * width + 8}" y="${level(Math.min(counts[at] ?? 0, before[at] ?? 0))}" width="${width - 16}" height="${(times * scale).toFixed(1)}"/>`,
      )}
      ${counts.map((times, at) => changed(times, before[at] ?? 0, at))}
      <path d="M0 ${level(chance)}H${across}"/>
    </svg>
    <ol>${counts.map((times, at) => html`<li ${times !== before[at] && { html: "data-changed" }}>${game.preset === "tickets" && face(game, at + 1)}<b ${game.preset === "tickets" && { html: 'class="visually-hidden"' }}>${at + 1}</b> <span>${times}×</span></li>`)}</ol>
  </figure>`;
}
