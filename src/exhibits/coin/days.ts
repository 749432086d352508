/** The days around the deadline: the one on which the lock is tried, and the date that is written in. */
import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { dayOf, shortDayOf } from "./day";
import { days as all, todayOf } from "./escrow";
import type { Deal, Game } from "./game";
import type { Terms } from "./runEscrow";
import { writtenIn } from "./trace";
import type { Content } from "./words";

export function days(game: Game, { labels }: Content): Html {
  const { day } = game.escrow as Deal;
  const { deadline } = game.terms as Terms;
  const [written, today] = [writtenIn(game), todayOf(deadline, day)];
  const [first, last] = [todayOf(deadline, all.first), todayOf(deadline, all.last)];
  const along = (time: number) =>
    Number(Math.max(0, Math.min(1, (time - first) / (last - first))).toFixed(3));
  return html`<div class="ex-days" data-today="${new Date(today * 1000).toISOString().slice(0, 10)}" style="--today:${along(today)};--deadline:${along(deadline)};--written:${along(written || today)}">
    <label><b>${filled(labels.agreed, { today: dayOf(today) })}</b><input type="range" class="needs-js" min="${all.first}" max="${all.last}" value="${day}" data-do="wait" aria-valuetext="${dayOf(today)}"></label>
    <ol class="needs-js" aria-hidden="true">${[first, deadline, last].map((time) => html`<li style="--at:${along(time)}">${shortDayOf(time)}</li>`)}</ol>${written > 0 && html`<p>${filled(labels.written, { date: dayOf(written) })}</p>`}
  </div>`;
}
