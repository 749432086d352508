import type { Html } from "../shared/compiled";
import { html } from "../shared/html";
import { seal } from "./kit/parts";

/** A seal that was replaced, as an outline. */
export const ghost = (hash: string, label: string): Html =>
  html`<figure class="ex-ghost">${seal(hash)}<figcaption>${label}</figcaption></figure>`;
