import { expect, type Locator } from "@playwright/test";
import { open } from "../support/page";
import { test } from "../support/test";
import { themeButton } from "../support/theme";

const file = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.currentSrc);

const isOfTheNight = /-dark\.(?:avif|webp)$/;

for (const device of ["light", "dark"] as const) {
  test(`on a ${device} device a use case has one picture, of the theme that is seen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await open(page, "/provenance");
    const picture = page.getByRole("listitem").filter({ hasText: "Luxury goods" }).locator("img");
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    const night = (isNight: boolean) =>
      expect.poll(async () => isOfTheNight.test(await file(picture)) === isNight).toBe(true);
    await night(device === "dark");
    await themeButton(page).click();
    await night(device === "light");
    await page.reload();
    await picture.scrollIntoViewIfNeeded();
    await night(device === "light");
  });
}
