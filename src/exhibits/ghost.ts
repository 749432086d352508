import type { Html } from "../shared/compiled";
import { html } from "../shared/html";
import { seal } from "./kit/parts";

/** The seal that something else was put in the place of. */
export const ghost = (hash: string, label: string): Html =>
  html`<figure class="ex-ghost">${seal(hash)}<figcaption>${label}</figcaption></figure>`;
