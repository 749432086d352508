import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { deedOf, struckIn } from "./outcome";
import type { Game } from "./play";

/** Each clinic's keyhole, and the end of its key, have a shape of their own. */
const shapes = [
  "M0-6a6 6 0 1 0 .1 0Z",
  "M-6-6h12v12h-12Z",
  "M0-7L7.5 5.5H-7.5Z",
  "M0-7.5L7.5 0L0 7.5L-7.5 0Z",
  "M-2.5-7h5v4.5H7v5H2.5V7h-5V2.5H-7v-5h4.5Z",
] as const;

const shape = (place: number) => shapes[place % shapes.length] ?? shapes[0];

/** The keyhole of the envelope that is there for the reader at `at`, which may have been made for another. */
const holeAt = ({ given }: Game, at: number) => (given?.to === at ? given.from : at);

/** The host's own key, which fits no phone. */
export const hosts = 1;

/** Whose key is tried: the reader's own, the first one's, which was lent to it, or the host's. */
export const triesAt = (game: Game, at: number, verdict: Verdict) =>
  deedOf(game, verdict) !== "divert" || struckIn(verdict) !== at ? at : game.preset === "message" ? hosts : 0;

/** A key, for the keyhole of the same shape. */
export const keyTo = (place: number) =>
  html`<svg class="ex-own-key" viewBox="0 0 46 18" aria-hidden="true"><path d="M14 9a6 6 0 1 0-12 0a6 6 0 1 0 12 0H31"/><path data-hole transform="translate(36 9) scale(1.2)" d="${shape(place)}"/></svg>`;

/** A keyhole in an envelope and, where another's key was tried, that key beside it. */
export function keyhole(game: Game, at: number, verdict: Verdict) {
  const [hole, tried] = [holeAt(game, at), triesAt(game, at, verdict)];
  const isTried = struckIn(verdict) === at && hole !== tried;
  return html`<path data-hole transform="translate(30 22) scale(1.7)" d="${shape(hole)}"/>${isTried && html`<path data-wrong d="M74 24a7 7 0 1 0-14 0a7 7 0 1 0 14 0M60 24H54"/><path data-wrong data-hole transform="translate(49 24)" d="${shape(tried)}"/>`}`;
}
