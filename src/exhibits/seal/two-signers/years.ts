import { filled } from "../../../shared/filled";
import { html } from "../../../shared/html";
import { type Game, withdrawnOn } from "./play";
import type { Content } from "./words";

/** A card's years as a bar along those of all cards, cut where it was withdrawn, with a mark at the day of the dive. */
export function years(game: Game, at: number, labels: Content["labels"]) {
  const { seen, known, forged, entry } = game;
  const { validFrom, validUntil } = seen[at] ?? {};
  if (!validFrom || !validUntil) return false;
  const all = [forged.issued, ...known.flatMap((card) => [card.validFrom, card.validUntil])].sort();
  const [first = 0, last = 0] = [all.at(0), all.at(-1)].map((day) => Date.parse(String(day)));
  /** Where a day stands, in percent; what was typed over may be none. */
  const place = (day: string) => {
    const part = (Date.parse(day) - first) / (last - first) || 0;
    return Number((100 * Math.min(1, Math.max(0, part))).toFixed(1));
  };
  const [from, until, dive] = [validFrom, validUntil, entry.day].map(place) as [number, number, number];
  const withdrawn = withdrawnOn(game, at);
  const cut = withdrawn ? Math.min(place(withdrawn), until) : until;
  const bar = (start: number, end: number) => html`x="${start}%" width="${Math.max(0, end - start)}%"`;
  const anchor = dive < 25 ? "start" : dive > 75 ? "end" : "middle";
  return html`<svg class="ex-years" aria-hidden="true">
    ${cut < until && html`<rect data-cut ${bar(cut, until)} y="4" height="12"/>`}<rect ${bar(from, cut)} y="4" height="12"/>
    <line x1="${dive}%" x2="${dive}%" y1="0" y2="20"/>
    <text x="${dive}%" y="34" text-anchor="${anchor}">${filled(labels.dived, { day: entry.day })}</text>
  </svg>`;
}
