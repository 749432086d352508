import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { allSections, words } from "../support/content";
import { alive, drawn, holdScripts, open } from "../support/page";
import { test } from "../support/test";

const [hero] = allSections("Hero").filter(({ icon }) => icon);
const route = hero?.route ?? "";

test.skip(!hero, "No page opens with an icon");

const icon = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: `${words.carousel.play}: ${hero?.title}`, exact: true });

/** How often an animation of the icon has begun; counts from the first paint on. */
const countPlays = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("animationstart", ({ target, animationName }) => {
      if (!(target instanceof Element && target.closest("main button") && /back/.test(animationName))) return;
      const { dataset } = document.documentElement;
      dataset.plays = String(Number(dataset.plays ?? 0) + 1);
    });
  });

const plays = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.plays ?? 0));

const toTheEnd = (page: Page) =>
  icon(page).evaluate(async (button) => {
    await Promise.allSettled(button.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

test("the icon of an opening draws itself once when it is seen, and not before the page is alive", async ({
  page,
}) => {
  await countPlays(page);
  const release = await holdScripts(page);
  await page.goto(route);
  await expect(icon(page)).toBeVisible();
  expect(await plays(page)).toBe(0);
  release();
  await alive(page);
  await expect.poll(() => plays(page)).toBe(1);
  await toTheEnd(page);
  await drawn(page);
  expect(await plays(page)).toBe(1);
});

test("the icon of an opening plays its animation again on click and by keyboard", async ({ page }) => {
  await countPlays(page);
  await open(page, route);
  await expect.poll(() => plays(page)).toBe(1);
  for (const [index, again] of [
    () => icon(page).click(),
    () => icon(page).press("Enter"),
    () => icon(page).press("Space"),
  ].entries()) {
    await again();
    await expect.poll(() => plays(page)).toBe(index + 2);
    await toTheEnd(page);
  }
});

test("the icon of an opening is whole at every moment of its animation", async ({ page }) => {
  await open(page, route);
  await icon(page).click();
  await page.mouse.move(2, 2);
  /** How many of the dots of the plate are not its ground, once its animation has come to a moment. */
  const ink = async (moment: number) => {
    await icon(page).evaluate((button, time) => {
      for (const animation of button.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    }, moment);
    const { data, info } = await sharp(await icon(page).screenshot())
      .extract({ left: 16, top: 16, width: 48, height: 48 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = [...data.subarray(0, info.channels)];
    let dots = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 12)) dots++;
    return dots;
  };
  const whole = await ink(0);
  expect(whole).toBeGreaterThan(150);
  for (const moment of [20, 70, 140, 250, 350, 450, 550, 650, 699])
    expect.soft(await ink(moment), `dots after ${moment} ms, of ${whole}`).toBeGreaterThan(whole * 0.9);
});

test("the icon of an opening stays still for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, route);
  const longest = () =>
    icon(page).evaluate((button) =>
      Math.max(
        0,
        ...button.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().duration)),
      ),
    );
  expect(await longest(), "by itself").toBeLessThan(50);
  await icon(page).click();
  expect(await longest(), "on a click").toBeLessThan(50);
});
