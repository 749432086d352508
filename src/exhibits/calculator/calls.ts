import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { type CallWords, type Results, row } from "./results";
import { type CallField, sums } from "./run";

/** What is left of a month of calls, paid by card and paid per call. */
export function callResults(
  { labels, network: rates }: CallWords,
  typed: Record<CallField, number>,
): Results {
  const { taken, charges, byCard, byCall, network } = sums(typed, rates);
  return {
    told: html`<dl>
      ${row(labels.taken, taken)}
      ${row(filled(labels.fees, { count: charges.toLocaleString("en-US") }), byCard.costs)}
      ${row(labels.card, byCard.left, byCard.left / taken)}
      ${row(labels.running, byCall.costs)}
      ${row(labels.call, byCall.left, byCall.left / taken)}
      ${row(labels.network, network)}
    </dl>`,
  };
}
