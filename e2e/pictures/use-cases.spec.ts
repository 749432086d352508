import { expect, type Page } from "@playwright/test";
import { allSections } from "../support/content";
import { holdScripts, open } from "../support/page";
import { breakPictures, expectPlaceholder, hasFailed, placeholder } from "../support/pictures";
import { test } from "../support/test";

const part = (page: Page, title: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
    .last();

for (const { route, title, cases } of allSections("UseCases")) {
  test(`"${title}" on ${route} shows the placeholder for pictures that fail`, async ({ page }) => {
    const expected = cases.map((useCase) => placeholder(useCase.placeholder));
    await breakPictures(page, expected);

    await test.step("after the page has come to life", async () => {
      await open(page, route);
      for (const [index, { title: name, image }] of cases.entries()) {
        const shown = part(page, title)
          .getByRole("listitem")
          .filter({ hasText: name })
          .locator("img:visible");
        await expectPlaceholder(shown.first(), expected[index]);
        await expect(shown.first()).toHaveAttribute("alt", image.alt);
      }
    });

    await test.step("before it has", async () => {
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: "commit" });
      const first = part(page, title).locator("img:visible").first();
      await first.scrollIntoViewIfNeeded();
      await expect.poll(() => hasFailed(first)).toBe(true);
      release();
      await expectPlaceholder(first, expected[0]);
    });
  });
}
