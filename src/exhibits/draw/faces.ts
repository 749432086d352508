import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Game } from "./play";

/** The spots of a die, by its number: each letter is a place on a grid of three by three. */
const spots = ["", "e", "ai", "aei", "acgi", "acegi", "acdfgi"];

/** Round ends make a spot of a line without length. */
const spotAt = (letter: string) => {
  const place = letter.charCodeAt(0) - 97;
  return `M${3 + 3 * (place % 3)} ${3 + 3 * Math.floor(place / 3)}h0`;
};

/** A ticket is notched where its stub is torn off. */
const ticket =
  "M1.5 0h9a1.5 1.5 0 0 1 1.5 1.5v7.3a1.2 1.2 0 0 0 0 2.4v2.3a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-2.3a1.2 1.2 0 0 0 0-2.4v-7.3a1.5 1.5 0 0 1 1.5-1.5z";

type Played = Pick<Game, "preset" | "names">;

/** Whose ticket has a number, as far as that matters: the visitor has the last one, and the house's friend the first. */
export const holderOf = ({ names }: Played, place: number | undefined) =>
  place === names.length ? "mine" : place === 1 ? "friend" : undefined;

/** A die as it fell, or the ticket that won, or a question mark where nothing came of a round. */
export function face(game: Played, result: number | undefined): Html {
  const isTicket = game.preset === "tickets";
  const holder = isTicket && holderOf(game, result);
  const text = result ?? "?";
  const drawn = isTicket
    ? html`<path class="ex-edge" d="${ticket}"/><text x="6" y="7.7" text-anchor="middle">${text}</text><path class="ex-torn" d="M2 10h8"/>${holder === "friend" && html`<path d="M6 12.6h0"/>`}`
    : html`<rect class="ex-edge" width="12" height="12" rx="2.6"/>${
        result === undefined
          ? html`<text x="6" y="8.6" text-anchor="middle">${text}</text>`
          : html`<path d="${[...(spots[result] ?? "")].map(spotAt).join("")}"/>`
      }`;
  return html`<svg class="ex-face" data-key="${result ?? "none"}" ${result === undefined && { html: "data-none" }} ${holder === "mine" && { html: "data-mine" }} viewBox="0 0 12 ${isTicket ? 15 : 12}" aria-hidden="true">${drawn}</svg>`;
}

/** What a ticket with a frame, and one with a dot, mean. */
export const whose = (game: Game, { you, friend }: { you: string; friend: string }): Html =>
  html`<p class="ex-whose">${(
    [
      [game.names.length, you],
      [1, friend],
    ] as const
  ).map(
    ([place, who]) =>
      html`<span>${face(game, place)}<span class="visually-hidden">${place}: </span>${who}</span>`,
  )}</p>`;

/** The sign of a winning ticket; hollow, that of the one which would have won. */
export const star = (text: string, isHollow = false): Html =>
  html`<svg class="ex-star" ${isHollow && { html: "data-hollow" }} viewBox="0 0 24 24" aria-hidden="true"><path d="m12 2 3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.4l7.2-.8z"/></svg><span class="visually-hidden"> ${text}</span>`;
