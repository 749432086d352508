import { expect, type Page } from "@playwright/test";
import { allSections, words } from "../support/content";
import { open } from "../support/page";
import { test } from "../support/test";

const [hero] = allSections("Hero").filter(({ icon }) => icon);
const route = hero?.route ?? "";

test.skip(!hero, "No page opens with an icon");

const icon = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: `${words.carousel.play}: ${hero?.title}`, exact: true });

test("the icon of an opening plays its animation again on click and by keyboard", async ({ page }) => {
  await open(page, route);
  await page.evaluate(() => {
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element && target.closest("main button"))
        document.body.dataset.played = String(Number(document.body.dataset.played ?? 0) + 1);
    });
  });
  const played = () => page.evaluate(() => Number(document.body.dataset.played ?? 0));
  for (const again of [
    () => icon(page).click(),
    () => icon(page).press("Enter"),
    () => icon(page).press("Space"),
  ]) {
    const before = await played();
    await again();
    await expect.poll(played).toBeGreaterThan(before);
    await icon(page).evaluate(async (button) => {
      await Promise.allSettled(button.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
  }
});

test("the icon of an opening stays still for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, route);
  await icon(page).click();
  const longest = await icon(page).evaluate((button) =>
    Math.max(
      0,
      ...button.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().duration)),
    ),
  );
  expect(longest).toBeLessThan(50);
});
