import { expect, type Page, test } from "@playwright/test";
import { expectPicturesToLoad, expectToLeave, hydrated, part } from "./support/browser";
import { site } from "./support/site";

/** The mobile wallet's page (specification 2.11, 4 and 9). */

const slides = ["Identity", "Polls", "Browser window", "Trust", "Profile"];

const slideshow = (page: Page) => page.getByRole("region", { name: "Five screens of Metanet Mobile" });
const dot = (page: Page, number: number) =>
  slideshow(page).getByRole("button", {
    name: new RegExp(`^Go to slide ${number}: ${slides[number - 1]}$`, "i"),
  });

async function expectSlide(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
  await expect(slideshow(page).getByRole("group")).toHaveCount(1);
  await expect(slideshow(page).getByRole("group")).toHaveAccessibleName(
    `${number} of 5: ${slides[number - 1]}`,
  );
}

test("/metanet-mobile says what it does, on which platforms, and leads to the download", async ({ page }) => {
  await page.goto("/metanet-mobile");
  const main = page.getByRole("main");
  const get = main.getByRole("link", { name: /^Get Metanet Mobile/ });
  expect(await get.count()).toBeGreaterThanOrEqual(2);
  for (const link of await get.all()) await expectToLeave(link, site.links.mobile ?? "");
  await expect.soft(part(page, /what it does/i)).toBeVisible();
  const platforms = part(page, /platforms/i);
  await expect.soft(platforms).toContainText("iOS");
  await expect.soft(platforms).toContainText("Android");
  await expect
    .soft(main.getByRole("link", { name: "Contact Us" }).first())
    .toHaveAttribute("href", "/contact");
});

test("the slideshow of /metanet-mobile wraps both ways by its buttons and jumps by its dots", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/metanet-mobile");
  await hydrated(page);
  await slideshow(page).scrollIntoViewIfNeeded();
  await expectSlide(page, 1);
  const { next, previous } = {
    next: slideshow(page).getByRole("button", { name: "Next slide" }),
    previous: slideshow(page).getByRole("button", { name: "Previous slide" }),
  };
  await previous.click();
  await expectSlide(page, 5);
  await next.press("Enter");
  await expectSlide(page, 1);
  await next.press("Space");
  await expectSlide(page, 2);
  for (const number of [4, 3, 5]) {
    await dot(page, number).click();
    await expectSlide(page, number);
    await expectPicturesToLoad(page);
  }
  await next.click();
  await expectSlide(page, 1);
  await expect(slideshow(page).getByRole("button", { name: /^Go to slide/ })).toHaveCount(5);
});

test("the slideshow of /metanet-mobile moves on every 5 seconds until it is paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/metanet-mobile");
  await page.clock.runFor(100);
  await slideshow(page).scrollIntoViewIfNeeded();
  await expectSlide(page, 1);
  for (const number of [2, 3, 4, 5, 1, 2]) {
    await page.clock.runFor(5000);
    await expectSlide(page, number);
  }
  await slideshow(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(0, 0);
  await slideshow(page).getByRole("button", { name: "Play" }).blur();
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
});
