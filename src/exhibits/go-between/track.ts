import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Mark } from "../kit/parts";

/** Where a message is: not sent, in the visitor's hand, held back, with its reader, or turned away. */
export type Place = "later" | "hand" | "held" | "there" | "refused";

/** A message on its line; it goes to the right, or back. What it carries is written on it. */
export const track = (what: Html, place: Place, isBack: boolean, mark: Mark = "none") =>
  html`<div class="ex-track" data-place="${place}" ${isBack && { html: "data-back" }}><div class="ex-parcel" data-mark="${mark}">${what}</div></div>`;

/** Who stands at the ends of the lines, and between them. */
export const lanes = (...names: (Html | string)[]) =>
  html`<p class="ex-lanes">${names.map((name) => html`<span>${name}</span>`)}</p>`;
