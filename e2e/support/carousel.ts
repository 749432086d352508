import { expect, type Page } from "@playwright/test";
import { settle } from "./page";

export const desktop = {
  label: "Metanet Desktop screens",
  captions: ["App catalog", "Identity", "Notifications", "Settings", "Transfer", "Trust"],
};

export const mobile = {
  label: "Metanet Mobile screens",
  captions: ["Identity", "Polls", "Browser window", "Trust", "Profile"],
};

export type Show = typeof desktop;

export const carousel = (page: Page, { label }: Show) => page.getByRole("region", { name: label });

/** The slides that can be perceived; react-slick leaves exactly one of them. */
export const slides = (page: Page, show: Show) =>
  carousel(page, show).getByRole("group", { name: new RegExp(` of ${show.captions.length}: `) });

export const dot = (page: Page, show: Show, slide: number) =>
  carousel(page, show).getByRole("button", { name: `Go to slide ${slide + 1}: ${show.captions[slide]}` });

export const control = (page: Page, show: Show, name: "Previous slide" | "Next slide" | "Pause" | "Play") =>
  carousel(page, show).getByRole("button", { name, exact: true });

/** Brings the carousel into view and waits until react-slick moves its slides. */
export async function bringUp(page: Page, show: Show) {
  const screens = carousel(page, show);
  await screens.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(slides(page, show)).toHaveCount(1);
  await settle(page);
}

/** One slide and its dot are shown, and no other. */
export async function expectSlide(page: Page, show: Show, slide: number) {
  await expect(dot(page, show, slide)).toHaveAttribute("aria-current", "true");
  await expect(carousel(page, show).locator('[aria-current="true"]')).toHaveCount(1);
  await expect(slides(page, show)).toHaveCount(1);
  await expect(slides(page, show)).toHaveAccessibleName(
    `${slide + 1} of ${show.captions.length}: ${show.captions[slide]}`,
  );
}

/**
 * Lets the page's clock, which stands still otherwise, run on, and the page work on what that brings. Two more
 * milliseconds are for react-slick, which begins to move in a timer of its own.
 */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await settle(page);
  await page.clock.runFor(2);
  await settle(page);
}

/** Stops the page's clock, a little ahead of where it was. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await settle(page);
}
