import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { filled } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The holder's certificate: each field is a window, which opens for the reader. What it says only a reader sees. */
export const card = ({ sample, plan }: Game, labels: Labels): Html =>
  html`<ul class="ex-card">${sample.fields.map(
    ({ name }, at) =>
      html`<li ${plan.chosen[at] && { html: "data-open" }}><label class="ex-tick"><input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${at}" aria-label="${filled(labels.open, { field: name })}" ${plan.chosen[at] && { html: "checked" }}><span>${name}</span></label><i aria-hidden="true"></i></li>`,
  )}</ul>`;

/** What the reader has of it: `text` has a line for each field that was opened. */
export function copy({ sample, plan }: Game, labels: Labels, text: string | undefined): Html {
  const values = text?.split("\n") ?? [];
  return html`<ul class="ex-card">${sample.fields.map(({ name }, at) => {
    const value = plan.chosen[at] ? values[plan.chosen.slice(0, at).filter(Boolean).length] : undefined;
    return html`<li ${value !== undefined && { html: "data-open" }}><span>${name}</span>${value === undefined ? html`<i><span class="visually-hidden">${labels.no}</span></i>` : html`<b>${value}</b>`}</li>`;
  })}</ul>`;
}
