import type { Typed } from "../../exhibits/calculator/run";
import { view, type Words } from "../../exhibits/calculator/view";
import { html } from "../../exhibits/html";
import type { Html } from "../../shared/compiled";
import { scriptJson } from "../../shared/scriptJson";
import { exhibitFiles, scriptOf } from "./exhibitFiles";

/** What a section with a calculator holds once it is compiled. */
export interface CompiledCalculator {
  calculator: Words & { lost: string; sample: Record<keyof Typed, number> };
}

/** A number as people write it: whole, or with two decimals at least. */
const written = (value: number) =>
  value.toLocaleString("en-US", {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 9,
  });

/** A calculator as a page shows it before any script: with its sample, worked out. */
export function calculatorHtml({ calculator: { labels, problems, lost, sample } }: CompiledCalculator): Html {
  const { price, calls, gathered, percent, fixed } = sample;
  const typed: Typed = {
    price: written(price),
    calls: written(calls),
    gathered: written(gathered),
    percent: written(percent),
    fixed: written(fixed),
  };
  return html`<div class="calc" data-kit="${scriptOf("calculator")}" data-lost="${lost}">
    <style>${{ html: exhibitFiles().calculatorStyles }}</style>
    <div data-live>${view({ labels, problems }, typed)}</div>
    <script type="application/json">${{ html: scriptJson({ labels, problems }) }}</script>
  </div>`;
}
