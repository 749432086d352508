import { html } from "../../shared/html";

/** A bar of what was signed and, in another color, of what goes beyond `limit`; `scale` is a full bar's worth. */
export function meter(signed: number, beyond: number, limit: number, scale: number) {
  const full = Math.max(scale, signed + beyond);
  const at = (satoshis: number) => ((100 * Math.min(satoshis, full)) / full).toFixed(1);
  const end = at(signed + beyond);
  return html`<svg class="ex-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><path d="M0 .6H100V3.4H0Z"/><path data-part d="M0 .6H${at(signed)}V3.4H0Z"/>${beyond > 0 && html`<path data-beyond d="M${at(signed)} .6H${end}V3.4H${at(signed)}Z"/><path data-part d="M${at(limit)} 0h1v4h-1Z"/>`}</svg>`;
}
