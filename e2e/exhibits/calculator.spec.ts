import { expect, type Page } from "@playwright/test";
import { fieldsOf } from "../../src/exhibits/calculator/numbers";
import { callLimits } from "../../src/exhibits/calculator/run";
import { dollarsFor, satoshisFor } from "../../src/shared/networkFees";
import { gzipped, report, total } from "../support/bytes";
import { pages, rates, sectionsAt } from "../support/content";
import { expectSound } from "../support/exhibits";
import { boxOf, collectFaults, open, readThrough, small, wide } from "../support/page";
import { test } from "../support/test";

const fields = fieldsOf(callLimits);

/** The calculators of a month of calls. */
const calculators = pages.flatMap(({ route }) =>
  sectionsAt(route, "Calculator").flatMap(({ calculator }) =>
    calculator.name === "calls" ? [{ route, ...calculator }] : [],
  ),
);

function calculatorOf(page: Page) {
  const root = page.locator(".calc").first();
  return {
    root,
    results: root.getByRole("status").locator("dd"),
    problem: root.locator("[data-problem]"),
    field: (label: string) => root.getByRole("textbox", { name: label, exact: true }),
  };
}

for (const { route, labels, problems, bytes } of calculators) {
  test.describe(`${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("shows a month, worked out, and no field", async ({ page }) => {
      await page.goto(route);
      const { root, results } = calculatorOf(page);
      await expect(results).toHaveText(Array.from({ length: 6 }, () => /\$\d/));
      for (const field of await root.locator("input").all()) await expect(field).toBeHidden();
      await expect(root.locator("label b").first()).toBeVisible();
    });
  });

  for (const viewport of [small, wide]) {
    test(`${route}: the sums follow what is typed, at ${viewport.width} px`, async ({ page }) => {
      const faults = collectFaults(page);
      await page.setViewportSize(viewport);
      await open(page, route);
      const { results, field, problem } = calculatorOf(page);
      const card = { gathered: "10", percent: "5", fixed: "0.2" };
      const typed = { price: "0.10", calls: "1000000", ...card, broker: "1", hosting: "5" };
      for (const name of fields) await field(labels[name]).fill(typed[name]);
      const network = dollarsFor(satoshisFor(1_000_000, bytes, rates), rates);
      const sums = ["$100,000.00", "$25,000.00", "$75,000.00", "$1,005.00", "$98,995.00"];
      const inCents = network.toLocaleString("en-US", { style: "currency", currency: "USD" });
      await expect(results).toHaveText([...sums, inCents]);
      await expect(problem).toBeEmpty();
      expect(faults).toEqual([]);
    });
  }

  test(`${route}: what cannot be used is told in words, and typing goes on`, async ({ page }) => {
    await open(page, route);
    const { results, field, problem } = calculatorOf(page);
    for (const name of fields) {
      const input = field(labels[name]);
      const good = await input.inputValue();
      for (const bad of name === "price" ? ["", "ten", "9".repeat(100_000)] : [""]) {
        await input.fill(bad);
        await expect(problem).toHaveText(problems[name]);
        await expect(input).toHaveAttribute("aria-invalid", "true");
        await expect(results).toHaveCount(0);
      }
      await input.fill(good);
      await expect(problem).toBeEmpty();
      await expect(results).toHaveCount(6);
      await expect(input).toBeFocused();
    }
  });

  test(`${route}: nothing of the calculator is loaded before it is used, and little then`, async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await open(page, route);
    await readThrough(page);
    const own = () => [...new Set(urls.filter((url) => /\/static\/exhibits\/[^/]+\.js/.test(url)))];
    expect(own()).toEqual([]);
    const { field, results } = calculatorOf(page);
    const before = await results.first().textContent();
    await field(labels.calls).fill("2");
    await expect(results.first()).not.toHaveText(before ?? "");
    const bodies = await Promise.all(
      own().map((url) => page.request.get(url).then((answer) => answer.body())),
    );
    const bytes = total(bodies.map(gzipped));
    report(`code of the calculator of ${route}`, bytes);
    expect(bytes).toBeLessThanOrEqual(4_000);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`${route}: the calculator is accessible and fits 320 px: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, route);
      const { root, field, problem } = calculatorOf(page);
      for (const value of ["2", ""]) {
        await field(labels.percent).fill(value);
        if (value === "") await expect(problem).not.toBeEmpty();
        await expectSound(page, ".calc");
      }
      for (const input of await root.locator("input").all()) {
        expect((await boxOf(input)).height).toBeGreaterThanOrEqual(44);
      }
    });
  }
}
