import { expect } from "@playwright/test";
import { change, exhibitOf, exhibitRoutes, expectVerdict, kitRoutes } from "../support/exhibits";
import { some } from "../support/extent";
import { collectFaults, open, small, wide } from "../support/page";
import { test } from "../support/test";

for (const route of exhibitRoutes) {
  for (const viewport of some([small, wide], [small])) {
    test.describe(`${route} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("holds when it is checked, fails at every cheat, and starts again", async ({ page }) => {
        const faults = collectFaults(page);
        await open(page, route);
        const exhibit = exhibitOf(page);
        await expectVerdict(exhibit, "unchecked");
        const first = await exhibit.root.locator("[data-live]").textContent();
        await exhibit.check.click();
        await expectVerdict(exhibit, "holds");
        const count = await exhibit.cheats.count();
        expect(count).toBeGreaterThan(0);
        for (let index = 0; index < count; index++) {
          await exhibit.cheats.nth(index).click();
          await expectVerdict(exhibit, "fails");
          await exhibit.check.click();
          await expectVerdict(exhibit, "fails");
        }
        await exhibit.reset.click();
        await expectVerdict(exhibit, "unchecked");
        expect(await exhibit.root.locator("[data-live]").textContent()).toBe(first);
        await exhibit.check.click();
        await expectVerdict(exhibit, "holds");
        await expect(exhibit.problem).toBeEmpty();
        expect(faults).toEqual([]);
      });
    });
  }

  test(`${route}: what the visitor changes is unchecked`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    test.skip((await exhibit.edits.count()) === 0, "Nothing to change");
    for (const edit of await exhibit.edits.all()) {
      await exhibit.reset.click();
      await exhibit.check.click();
      await expectVerdict(exhibit, "holds");
      await change(edit);
      await expectVerdict(exhibit, "unchecked");
      // What a change does to a record is the exhibit's subject.
      await exhibit.check.click();
      await expect(exhibit.verdict).toHaveAttribute("data-verdict", /holds|fails/);
    }
  });

  test(`${route}: input that cannot be used is told and never checked`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    test.skip((await exhibit.fields.count()) === 0, "Nothing to type");
    const field = exhibit.fields.first();
    const good = await field.inputValue();
    for (const bad of ["", "word ".repeat(20_000)]) {
      await field.fill(bad);
      await expect(exhibit.problem).not.toBeEmpty();
      await exhibit.check.click();
      await expectVerdict(exhibit, "unchecked");
      await expect(exhibit.problem).not.toBeEmpty();
    }
    await field.fill(good);
    await expect(exhibit.problem).toBeEmpty();
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
  });
}

for (const route of kitRoutes) {
  test(`${route}: it stays as it is while the page goes to an anchor`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "fails");
    await page.evaluate(() => window.___navigate?.(`${location.pathname}#content`));
    await expect(page).toHaveURL(/#content$/);
    await expectVerdict(exhibit, "fails");
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
