/** The pieces of a record, drawn as bearings. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";

/** Up to nine are drawn, in a square, those that nobody has signed for filled; more are a number. */
export function bearings([count, signed]: readonly [now: number, signed: number]): Html | undefined {
  if (count > 9) return undefined;
  const wide = Math.ceil(Math.sqrt(count));
  const high = Math.ceil(count / wide);
  const pitch = wide > 2 ? 12 : 17;
  const at = (place: number, of: number) => 20 + (place - (of - 1) / 2) * pitch;
  return html`<svg class="ex-bearings" viewBox="0 0 40 40" aria-hidden="true">${Array.from(
    { length: count },
    (_, one) =>
      html`<circle r="${pitch * 0.36}" cx="${at(one % wide, wide)}" cy="${at(Math.floor(one / wide), high)}"${one >= signed && { html: " data-over" }}/>`,
  )}</svg>`;
}
