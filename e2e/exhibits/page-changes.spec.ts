import { expect } from "@playwright/test";
import { exhibitOf, expectVerdict, kitRoutes } from "../support/exhibits";
import { open } from "../support/page";
import { test } from "../support/test";

for (const route of kitRoutes) {
  test(`${route}: it stays as it is while the page goes to an anchor`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "broken");
    await page.evaluate(() => window.___navigate?.(`${location.pathname}#content`));
    await expect(page).toHaveURL(/#content$/);
    await expectVerdict(exhibit, "broken");
  });

  test(`${route}: it works when the page was reached by a link, and again on the way back`, async ({
    page,
  }) => {
    await open(page, "/about");
    for (const _ of ["first", "second"]) {
      await page.evaluate((to) => window.___navigate?.(to), route);
      const exhibit = exhibitOf(page);
      await exhibit.check.click();
      await expectVerdict(exhibit, "holds");
      await page.evaluate(() => window.___navigate?.("/about"));
      await expect(exhibit.root).toHaveCount(0);
    }
  });
}
