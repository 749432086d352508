import { expect } from "@playwright/test";
import { exhibitOf, expectVerdict, kitRoutes } from "../support/exhibits";
import { open } from "../support/page";
import { test } from "../support/test";

for (const route of kitRoutes) {
  test(`${route}: a link brings what was done to somebody else, unchecked`, async ({ page, browser }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "broken");
    await exhibit.root.locator('[data-act="link"]').click();
    await expect(exhibit.root).toHaveAttribute("data-link", /#proof=/);
    const link = (await exhibit.root.getAttribute("data-link")) ?? "";
    const visitor = await browser.newPage();
    await visitor.goto(link);
    const other = exhibitOf(visitor);
    await expect(other.root.locator("[data-live]")).toHaveAttribute("data-used");
    await expectVerdict(other, "unchecked");
    await other.check.click();
    await expectVerdict(other, "broken");
    await visitor.close();
  });

  test(`${route}: what was done is there again after a page in between`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "broken");
    await page.evaluate(() => window.___navigate?.("/about"));
    await expect(exhibit.root).toHaveCount(0);
    await page.goBack();
    await expect(exhibit.root.locator("[data-live]")).toHaveAttribute("data-used");
    await exhibit.check.click();
    await expectVerdict(exhibit, "broken");
  });
}
