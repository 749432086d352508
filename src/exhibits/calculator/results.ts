import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Network, Rate } from "./run";
import type { CallContent, CostContent } from "./words";

type Shown = "name" | "labels" | "problems";

/** A calculator's words from its page, and what the network charges. */
export type CallWords = Pick<CallContent, Shown> & { network: Network };
export type CostWords = Pick<CostContent, Shown> & { network: Rate };
export type Words = CallWords | CostWords;

/** The results that are announced, and the rest. */
export interface Results {
  told: Html;
  rest?: Html;
}

/** An amount in dollars and cents; with more digits if it is less than a dollar. */
export const money = (value: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2,
    minimumFractionDigits: 2,
  }).format(value);

/** A labeled amount, with a bar if it is a share of something. */
export function row(label: string, value: number, part?: number): Html {
  const width =
    part !== undefined && html`style="--part:${Math.round(100 * Math.min(1, Math.max(0, part)))}%"`;
  return html`<div ${width}><dt>${label}</dt><dd>${money(value)}</dd></div>`;
}
