import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { type Field, fields, type Network, type Sums, sums, type Typed } from "./run";

/** The calculator's words from its page, and the network's rates. */
export interface Words {
  labels: Record<Field | "taken" | "fees" | "card" | "running" | "call" | "network", string>;
  problems: Record<Field, string>;
  network: Network;
}

/** How many characters of invalid input stay in the field. */
const longest = 40;

const money = (value: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2,
    minimumFractionDigits: 2,
  }).format(value);

/** The fields with their values, and the results. */
export function view({ labels, problems, network }: Words, typed: Typed): Html {
  const result = sums(typed, network);
  const wrong = "wrong" in result ? result.wrong : undefined;
  return html`
    <div class="calc-fields">
      ${fields.map((field) => {
        const value = typed[field].slice(0, longest);
        return html`<label>
          <span>${labels[field]}</span>
          <input class="needs-js" data-do="${field}" value="${value}" inputmode="decimal" autocomplete="off"
            aria-invalid="${String(field === wrong)}">
          <b class="without-js">${value}</b>
        </label>`;
      })}
      <p data-problem role="alert">${wrong && problems[wrong]}</p>
    </div>
    <div role="status">${"wrong" in result ? "" : results(labels, result)}</div>`;
}

const results = (labels: Words["labels"], { taken, charges, byCard, byCall, network }: Sums) => html`<dl>
  ${row(labels.taken, money(taken))}
  ${row(labels.fees.replaceAll("{count}", charges.toLocaleString("en-US")), money(byCard.costs))}
  ${row(labels.card, money(byCard.left), byCard.left / taken)}
  ${row(labels.running, money(byCall.costs))}
  ${row(labels.call, money(byCall.left), byCall.left / taken)}
  ${row(labels.network, money(network))}
</dl>`;

/** An amount; if it is part of the revenue, with a bar for its share. */
function row(label: string, value: string, part?: number): Html {
  const width =
    part !== undefined && html`style="--part:${Math.round(100 * Math.min(1, Math.max(0, part)))}%"`;
  return html`<div ${width}><dt>${label}</dt><dd>${value}</dd></div>`;
}
