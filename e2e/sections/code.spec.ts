import { expect } from "@playwright/test";
import { pages } from "../support/content";
import { wide } from "../support/page";
import { test } from "../support/test";

test.use({ javaScriptEnabled: false });

const folded = pages.filter(({ sections }) => JSON.stringify(sections).includes("```ts folded"));

for (const { route } of folded)
  test(`folded code on ${route} shows how it begins, and all of itself once it is opened`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(route);
    const box = page.locator(".code details").first();
    const shown = () => box.evaluate((element) => element.getBoundingClientRect().height);
    const before = await shown();
    expect(before).toBeGreaterThan(150);
    await box.locator("summary").click();
    expect(await shown()).toBeGreaterThan(before + 100);
  });
