/** @jest-environment jsdom */
import { exampleExhibit } from "../../src/content/derive/examples";
import { mount } from "../../src/exhibits/calculator/mount";
import { fieldsOf } from "../../src/exhibits/calculator/numbers";
import { costLimits } from "../../src/exhibits/calculator/run";
import { view } from "../../src/exhibits/calculator/view";
import { type CostContent, words as model } from "../../src/exhibits/calculator/words";

const typedFirst = {
  records: "40,000",
  bytes: "1,000",
  bsv: "20",
  hosting: "30",
  upkeep: "5",
  build: "20",
  day: "1,000",
  years: "30",
};
const content = model.parse({
  ...exampleExhibit("costs"),
  sample: { hosting: 30, upkeep: 5, build: 20, day: 1000 },
  presets: [{ anchor: "archive", title: "Archive", records: 40_000, bytes: 1000, years: 30 }],
}) as CostContent;

describe("The calculator of costs in a browser", () => {
  const began = (hash = "") => {
    location.hash = hash;
    const words = { ...content, network: { satoshisPerKilobyte: 100 } };
    document.body.innerHTML = `<div class="calc">
      <a id="archive" href="#archive" data-figures="records=40%2C000&years=30">Archive</a>
      <a id="sprint" href="#sprint" data-figures="records=0&years=1&hosting=0">Sprint</a>
      <div data-live>${view(words, typedFirst).html}</div>
      <script type="application/json">${JSON.stringify(words)}</script>
    </div>`;
    mount(document.querySelector<HTMLElement>(".calc") as HTMLElement);
  };
  const typed = () =>
    Object.fromEntries(
      fieldsOf(costLimits).map((field) => [
        field,
        document.querySelector<HTMLInputElement>(`[data-do="${field}"]`)?.value,
      ]),
    );
  const link = () => document.querySelector(".calc-table a")?.getAttribute("href") ?? "";

  it("fills in the preset in the address, or the one that is clicked", () => {
    began("#sprint");
    expect(typed()).toMatchObject({ records: "0", years: "1", hosting: "0", day: "1,000" });
    document.querySelector<HTMLElement>("#archive")?.click();
    expect(typed()).toMatchObject({ records: "40,000", years: "30", day: "1,000" });
  });

  it("puts what is typed into its link, and reads it from there", () => {
    began();
    const price = document.querySelector<HTMLInputElement>('[data-do="bsv"]') as HTMLInputElement;
    price.value = "31.5";
    price.dispatchEvent(new Event("input", { bubbles: true }));
    const kept = link();
    expect(kept).toMatch(/^#proof=figures\.records=40000&.*bsv=31\.5/);
    began(kept);
    expect(typed()).toMatchObject({ records: "40000", bsv: "31.5", years: "30" });
    expect(link()).toBe(kept);
  });

  it("keeps its example if the address has nothing for it", () => {
    began("#proof=figures.records=lots&bogus=1");
    expect(typed()).toMatchObject({ records: "lots", years: "30" });
    expect(document.querySelector("[data-problem]")?.textContent).toBe(content.problems.records);
    began("#nowhere");
    expect(typed()).toMatchObject({ records: "40,000" });
  });
});
