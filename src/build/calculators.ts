import { fields, type Typed } from "../exhibits/calculator/run";
import { view, type Words } from "../exhibits/calculator/view";
import type { Html } from "../shared/compiled";
import { html } from "../shared/html";
import type { Rates } from "../shared/networkFees";
import { scriptJson } from "../shared/scriptJson";
import { exhibitFiles, scriptOf } from "./exhibitFiles";

/** What a section with a calculator holds once it is compiled. */
export interface CompiledCalculator {
  calculator: Omit<Words, "network"> & {
    lost: string;
    sample: Record<keyof Typed, number>;
    bytes: number;
  };
}

/** A number as people write it: whole, or with two decimals at least. */
const written = (value: number) =>
  value.toLocaleString("en-US", {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 9,
  });

/** A calculator as a page shows it before any script: with its sample, worked out. */
export function calculatorHtml({ calculator }: CompiledCalculator, rates: Rates): Html {
  const { labels, problems, lost, sample, bytes } = calculator;
  const words: Words = { labels, problems, network: { ...rates, bytes } };
  const typed = Object.fromEntries(fields.map((field) => [field, written(sample[field])])) as Typed;
  return html`<div class="calc" data-kit="${scriptOf("calculator")}" data-lost="${lost}">
    <style>${{ html: exhibitFiles().calculatorStyles }}</style>
    <div data-live>${view(words, typed)}</div>
    <script type="application/json">${{ html: scriptJson(words) }}</script>
  </div>`;
}
