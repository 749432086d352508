import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { type CostWords, money, type Results, row } from "./results";
import { budget, type CostField, type Spans } from "./run";

const inMoney = new Set(["bsv", "hosting", "day"]);

/** What an offering costs: four sums, and a table of what they are made of. */
export function costResults({ labels, network }: CostWords, typed: Record<CostField, number>): Results {
  const sums = budget(typed, network);
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (name, field: string) => {
      const value = typed[field as CostField];
      if (value === undefined) return name;
      return inMoney.has(field) ? money(value) : value.toLocaleString("en-US");
    });
  const isOne = typed.years === 1;
  const columns = [
    labels.item,
    labels.formula,
    labels.month,
    labels.year,
    isOne ? labels.spanOfOne : filled(labels.span),
  ];
  const line = (label: string, formula: string, amounts: Spans | number): Html => {
    const spans = typeof amounts === "number" ? ["–", "–", money(amounts)] : amounts.map(money);
    const cells = [filled(formula), ...spans];
    return html`<tr>
      <th scope="row">${label}</th>
      ${cells.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  };
  // For the eye alone: the table's last column says it in figures.
  const share = (label: string, amount: number) => {
    const percent = sums.together[2] > 0 ? (100 * amount) / sums.together[2] : 0;
    const said = amount > 0 && percent < 1 ? "<1%" : `${Math.round(percent)}%`;
    return html`<p style="--part:${percent.toFixed(1)}%">${label}<b>${said}</b></p>`;
  };
  const given = new URLSearchParams(Object.entries(typed).map(([field, value]) => [field, String(value)]));
  return {
    told: html`<dl>
      ${row(labels.perMonth, sums.together[0])}
      ${row(labels.perYear, sums.together[1])}
      ${row(labels.once, sums.build)}
      ${row(isOne ? labels.allOfOne : filled(labels.all), sums.together[2])}
    </dl>
    <div class="calc-shares" aria-hidden="true">
      ${share(labels.network, sums.network[2])}
      ${share(labels.host, sums.hosting[2])}
      ${share(labels.people, sums.upkeep[2])}
      ${share(labels.builders, sums.build)}
    </div>`,
    rest: html`<div class="calc-table">
      <table>
        <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
        <tbody>
          ${line(labels.network, labels.networkSum, sums.network)}
          ${line(labels.host, labels.hostSum, sums.hosting)}
          ${line(labels.people, labels.peopleSum, sums.upkeep)}
          ${line(labels.builders, labels.builderSum, sums.build)}
          ${line(labels.together, "", sums.together)}
        </tbody>
      </table>
      <div class="needs-js"><span data-link="${given.toString()}">${labels.link}</span></div>
    </div>`,
  };
}
