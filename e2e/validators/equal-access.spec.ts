import { expect } from "@playwright/test";
import { violationsIn } from "../support/equalAccess";
import { routesToTry } from "../support/extent";
import { alive } from "../support/page";
import { test } from "../support/test";

/** A second opinion beside axe: its rules are IBM's own. */
for (const route of routesToTry) {
  test(`${route}: IBM Equal Access finds no violation`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    await alive(page);
    expect(await violationsIn(page)).toEqual([]);
  });
}
