import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Preset } from "./moves";

/** The spots of a die, by its number: each letter is a place on a grid of three by three. */
const spots = ["", "e", "ai", "aei", "acgi", "acegi", "acdfgi"];

/** Round ends make a spot of a line without length. */
const spotAt = (letter: string) => {
  const place = letter.charCodeAt(0) - 97;
  return `M${3 + 3 * (place % 3)} ${3 + 3 * Math.floor(place / 3)}h0`;
};

/** A die as it fell, or the ticket that won, or a question mark where nothing came of a round. */
export function face(preset: Preset, result: number | undefined): Html {
  const text = result === undefined ? "?" : preset === "tickets" && result;
  return html`<svg class="ex-face" data-key="${result ?? "none"}" ${result === undefined && { html: "data-none" }} viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" rx="2.6"/>${
    text
      ? html`<text x="6" y="8.6" text-anchor="middle">${text}</text>`
      : html`<path d="${[...(spots[result ?? 0] ?? "")].map(spotAt).join("")}"/>`
  }</svg>`;
}

/** The sign of a winning ticket; hollow, that of the one which would have won. */
export const star = (text: string, isHollow = false): Html =>
  html`<svg class="ex-star" ${isHollow && { html: "data-hollow" }} viewBox="0 0 24 24" aria-hidden="true"><path d="m12 2 3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.4l7.2-.8z"/></svg><span class="visually-hidden"> ${text}</span>`;
