import { expect } from "@playwright/test";
import { alive, collectFaults, holdScripts } from "./page";
import { test } from "./test";

/**
 * The tests of this group begin on a page whose scripts are held back. Afterwards the scripts come, and nothing may
 * have gone wrong. A test that calls `release` sees them come.
 */
export function whileScriptsAreHeld(path: string) {
  const held = { release: () => {} };
  let faults: string[] = [];

  test.beforeEach(async ({ page }) => {
    faults = collectFaults(page);
    held.release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
  });

  test.afterEach(async ({ page }) => {
    held.release();
    await alive(page);
    expect(faults).toEqual([]);
  });

  return held;
}
