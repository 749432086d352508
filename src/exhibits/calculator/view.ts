import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { callResults } from "./calls";
import { costResults } from "./costs";
import { fieldsOf, type Limits, numbersIn, type Typed } from "./numbers";
import type { Results, Words } from "./results";
import { type CallField, type CostField, callLimits, costLimits } from "./run";

/** How many characters of invalid input stay in the field. */
const longest = 40;

/** The fields with their values, and the results. */
export const view = (words: Words, typed: Record<string, string>): Html =>
  words.name === "calls"
    ? sheet<CallField>(callLimits, words, typed, (numbers) => callResults(words, numbers))
    : sheet<CostField>(costLimits, words, typed, (numbers) => costResults(words, numbers));

function sheet<Field extends string>(
  limits: Record<Field, Limits>,
  { labels, problems }: Record<"labels" | "problems", Record<Field, string>>,
  given: Record<string, string>,
  resultsOf: (numbers: Record<Field, number>) => Results,
): Html {
  const fields = fieldsOf(limits);
  const typed = Object.fromEntries(fields.map((field) => [field, given[field] ?? ""])) as Typed<Field>;
  const read = numbersIn(limits, typed);
  const results = "numbers" in read ? resultsOf(read.numbers) : undefined;
  const wrong = "wrong" in read ? read.wrong : undefined;
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
    <div class="calc-told" role="status">${results?.told}</div>
    ${results?.rest}`;
}
