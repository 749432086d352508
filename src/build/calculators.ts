import { ratesOf } from "../content/read/claims";
import { fieldsOf } from "../exhibits/calculator/numbers";
import { type CallWords, type CostWords, money, type Words } from "../exhibits/calculator/results";
import { budget, callLimits, costLimits } from "../exhibits/calculator/run";
import { view } from "../exhibits/calculator/view";
import type { CallContent, CostContent } from "../exhibits/calculator/words";
import type { Html } from "../shared/compiled";
import { figures } from "../shared/exhibitState";
import { html } from "../shared/html";
import { scriptJson } from "../shared/scriptJson";
import { exhibitFiles, scriptOf } from "./exhibitFiles";

/** The compiled content of a section with a calculator. */
export interface CompiledCalculator {
  calculator: CallContent | CostContent;
}

interface Rated {
  rates: Parameters<typeof ratesOf>[0]["rates"] & { day?: { dollars: number } | undefined };
}

/** What the fields contain at first, and the words for the script. */
interface Begun {
  words: Words;
  typed: Record<string, string>;
  presets?: Html;
}

/** A number as people write it: whole, or with at least two decimals. */
const written = (value: number) =>
  value.toLocaleString("en-US", {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 9,
  });

/** The numbers of a sample as people type them. */
const typedOf = <Field extends string>(fields: Field[], sample: Record<Field, number>) =>
  Object.fromEntries(fields.map((field) => [field, written(sample[field])])) as Record<Field, string>;

/** A calculator before any script runs: its sample, with the results. */
export function calculatorHtml({ calculator }: CompiledCalculator, claims: Rated): Html {
  const { words, typed, presets } =
    calculator.name === "calls" ? calls(calculator, claims) : costs(calculator, claims);
  const { calculatorStyles, costStyles } = exhibitFiles();
  return html`<div class="calc" data-kept="${figures}" data-kit="${scriptOf("calculator")}" data-lost="${calculator.lost}">
    <style>${{ html: presets ? calculatorStyles + costStyles : calculatorStyles }}</style>
    ${presets}
    <div data-live>${view(words, typed)}</div>
    <script type="application/json">${{ html: scriptJson(words) }}</script>
  </div>`;
}

function calls({ name, labels, problems, sample, bytes }: CallContent, claims: Rated): Begun {
  const words: CallWords = { name, labels, problems, network: { ...ratesOf(claims), bytes } };
  return { words, typed: typedOf(fieldsOf(callLimits), sample) };
}

/** Starts with the first preset, at the owner's day rate if there is one. */
function costs({ name, labels, problems, sample, presets }: CostContent, claims: Rated): Begun {
  const { dollarsPerBsv, satoshisPerKilobyte } = ratesOf(claims);
  const own = claims.rates.day?.dollars;
  const words: CostWords = {
    name,
    labels: { ...labels, day: own === undefined ? labels.day : labels.ours },
    problems,
    network: { satoshisPerKilobyte },
  };
  const given = { ...sample, day: own ?? sample.day, bsv: dollarsPerBsv };
  const typed = (preset: CostContent["presets"][number]) =>
    typedOf(fieldsOf(costLimits), { ...given, ...preset });
  const links = presets.map((preset) => {
    const figures = new URLSearchParams(typed(preset)).toString();
    const [, , all] = budget({ ...given, ...preset }, words.network).together;
    return html`<li>
      <a id="${preset.anchor}" href="#${preset.anchor}" data-figures="${figures}">${preset.title}</a>
      <span class="without-js">${money(all)}</span>
    </li>`;
  });
  const [first] = presets;
  return {
    words,
    typed: first ? typed(first) : {},
    presets: html`<nav class="calc-presets" aria-label="${labels.begin}"><p>${labels.begin}</p><ul>${links}</ul></nav>`,
  };
}
