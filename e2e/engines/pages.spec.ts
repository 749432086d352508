import { expect } from "@playwright/test";
import { cutOff } from "../nets/support/layout";
import { expectPicturesToLoad } from "../routes/support/browser";
import { headingOf, ownRoutes } from "../support/content";
import { some } from "../support/extent";
import {
  collectFaults,
  footerLink,
  open,
  readThrough,
  scrollTo,
  scrollTop,
  small,
  wide,
} from "../support/page";
import { test } from "../support/test";

for (const route of some(ownRoutes, ["/", "/contact"])) {
  test(`${route} has no faults, and nothing is cut off on a phone and on a desktop`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.setViewportSize(wide);
    await open(page, route);
    await readThrough(page);
    expect.soft(await cutOff(page), `at ${wide.width} px`).toEqual([]);
    await page.setViewportSize(small);
    await expect.soft.poll(() => cutOff(page), `at ${small.width} px`).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test("every picture of the home page loads", async ({ page }) => {
  await open(page, "/");
  await expectPicturesToLoad(page);
});

test("a change of page starts at the top and takes the focus along, the way back too", async ({ page }) => {
  await open(page, "/");
  const focusIsOnPage = () =>
    page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("footer, header"),
    );
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(focusIsOnPage).toBe(true);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: headingOf("/"), exact: true })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
