import { expect } from "@playwright/test";
import { exhibitOf, exhibitRoutes, expectVerdict, kitRoutes } from "../support/exhibits";
import { open } from "../support/page";
import { test } from "../support/test";

for (const route of exhibitRoutes) {
  test(`${route}: what the check covers can be opened and typed over, and is found`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    const covered = exhibit.root.locator('[data-value][data-covered="yes"]');
    test.skip((await covered.count()) === 0, "Its values are fields already");
    const field = covered.first();
    // Some values are folded inside of something that is folded itself.
    await field.evaluate((element) => {
      for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
        at.open = true;
    });
    const fair = await field.inputValue();
    await field.fill(fair.replace(/.$/, (last) => (last === "1" ? "2" : "1")));
    await expectVerdict(exhibit, "unchecked");
    await exhibit.check.click();
    await expectVerdict(exhibit, "broken");
    await exhibit.reset.click();
    await expect(field).toHaveValue(fair);
  });
}

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
