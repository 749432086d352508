import { html } from "../../lib/html.mjs";

// A section's title with a remark at its far end.
export const head = (title, note) => html`
  <div class="row between">
    <h2>${title}</h2><span class="row t3 small" style="gap:6px">${note}</span>
  </div>`;

// What something is, and one line about it.
export const label = (title, note) => html`
  <div class="grow">
    <div class="strong">${title}</div>
    <div class="t3 small">${note}</div>
  </div>`;
