import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { markOf } from "../guilloche";

/** A number as a seal torn in two: the half that its asker kept and the one that came back. Only the same number fits. */
export function tally(kept: string | undefined, back?: string): Html {
  const isTorn = kept !== undefined && back !== undefined && back !== kept;
  return html`<span class="ex-tally" aria-hidden="true" ${isTorn && { html: "data-torn" }}>${kept !== undefined && half(kept, -64)}${back !== undefined && half(back, -12)}</span>`;
}

const half = (number: string, left: -64 | -12) =>
  html`<svg viewBox="${left} -64 76 128"><path d="${markOf(toHex(sha256(number, "utf8")))}"/></svg>`;
