import { expect, type Page } from "@playwright/test";
import { words } from "../support/content";
import {
  closeToast,
  failed,
  failSending,
  holdSending,
  newsletter,
  subscribe,
  done as thanks,
  toast,
} from "../support/forms";
import { boxOf, footerLink, open, small, wide } from "../support/page";
import { test } from "../support/test";

const close = (page: Page) => toast(page).getByRole("button").and(closeToast(page));

/** In ms; what moves on a toast is shorter, what measures its time is longer. */
const movement = 2000;

/** How the toast's remaining time stands: the animations that measure it, which close it at their end. */
const timers = (page: Page) =>
  toast(page).evaluate(
    (element, longest) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > longest)
        .map((animation) => animation.playState),
    movement,
  );

const endTime = (page: Page) =>
  toast(page).evaluate((element, longest) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (Number(animation.effect?.getComputedTiming().duration) > longest) animation.finish();
    }
  }, movement);

const expectTimer = (page: Page, state: AnimationPlayState) =>
  expect.poll(() => timers(page)).toEqual([state]);

test.beforeEach(async ({ page }) => {
  await open(page, "/about");
});

test("a toast's time is held under the mouse and while it has the focus, and its end closes it", async ({
  page,
}) => {
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toBeVisible();
  await expectTimer(page, "running");
  await toast(page).hover();
  await expectTimer(page, "paused");
  await page.mouse.move(5, 5);
  await expectTimer(page, "running");
  await close(page).focus();
  await expectTimer(page, "paused");
  await close(page).blur();
  await expectTimer(page, "running");
  await endTime(page);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast lies neither over the footer's links nor over the header", async ({ page }) => {
  for (const viewport of [small, wide]) {
    await page.setViewportSize(viewport);
    await newsletter(page).email.evaluate((field) => field.scrollIntoView({ block: "center" }));
    await subscribe(page, "a@engine.example", thanks);
    await expect(toast(page)).toBeVisible();
    const box = await boxOf(toast(page));
    const header = await boxOf(page.getByRole("banner"));
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    const links = page.getByRole("contentinfo").getByRole("link");
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(box.y + box.height, `at ${viewport.width} px`).toBeLessThanOrEqual(Math.min(...tops));
    await close(page).click();
    await expect(toast(page)).toHaveCount(0);
  }
});

test("a toast keeps its time where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toBeVisible();
  await expectTimer(page, "running");
  await expect(toast(page)).toContainText("a@engine.example");
});

test("a second message takes the place of the first, with a time of its own", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toContainText("a@engine.example");
  await failSending(page);
  await subscribe(page, "b@engine.example", failed);
  await expect(toast(page)).toContainText(words.newsletter.failedTitle);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).not.toContainText(thanks);
  await page.mouse.move(5, 5);
  await expectTimer(page, "running");
  await page.unrouteAll();
  await subscribe(page, "c@engine.example", thanks);
  await expect(toast(page)).toContainText("c@engine.example");
  await expect(toast(page)).toHaveCount(1);
});

test("a toast can be closed by mouse and by keyboard", async ({ page }) => {
  for (const act of [() => close(page).click(), () => close(page).press("Enter")]) {
    await subscribe(page, "a@engine.example", thanks);
    await act();
    await expect(page.getByText("a@engine.example")).toHaveCount(0);
  }
});

test("a message that comes while the one before is leaving is shown too", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toContainText("a@engine.example");
  const release = await holdSending(page);
  await newsletter(page).email.fill("b@engine.example");
  await newsletter(page).send.click();
  await expect(newsletter(page).send).toBeDisabled();
  await close(page).click();
  release();
  await expect(toast(page)).toContainText("b@engine.example");
  await expect(toast(page)).toHaveCount(1);
});

test("a toast stays while the visitor goes to another page", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await toast(page).hover();
  await footerLink(page, "/").press("Enter");
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText("a@engine.example");
});
