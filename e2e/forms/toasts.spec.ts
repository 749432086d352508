import { expect, type Page, test } from "@playwright/test";
import { failSending, holdSending, newsletter, subscribe, toast } from "../support/forms";
import { open } from "../support/page";

const thanks = "Thanks for subscribing!";
const failed = "Something went wrong. Please try again.";
const close = (page: Page) => toast(page).getByRole("button", { name: "Close message" });

/** How the toast's remaining time stands: the animations that measure it, which close it at their end. */
const timers = (page: Page) =>
  toast(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) >= 5000)
      .map((animation) => ({
        state: animation.playState,
        duration: Number(animation.effect?.getComputedTiming().duration),
      })),
  );

const endTime = (page: Page) =>
  toast(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (Number(animation.effect?.getComputedTiming().duration) >= 5000) animation.finish();
    }
  });

const expectTimer = (page: Page, state: AnimationPlayState) =>
  expect.poll(() => timers(page)).toEqual([{ state, duration: 5000 }]);

test.beforeEach(async ({ page }) => {
  await open(page, "/about");
});

test("a toast closes by itself after 5 seconds", async ({ page }) => {
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    new MutationObserver(() => {
      const there = [...document.querySelectorAll('[role="alert"]')].some((one) => one.textContent !== "");
      if (there) times.shown ??= performance.now();
      else if (times.shown !== undefined) times.gone ??= performance.now();
      document.documentElement.dataset.stayed = String(Math.round((times.gone ?? 0) - (times.shown ?? 0)));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 5);
  const stayed = async () => Number(await page.locator("html").getAttribute("data-stayed"));
  await expect.poll(stayed, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await stayed()).toBeGreaterThan(4900);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast's time is 5 seconds, and runs", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toBeVisible();
  await expectTimer(page, "running");
  await endTime(page);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast keeps its 5 seconds where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toBeVisible();
  await expectTimer(page, "running");
  await expect(toast(page)).toContainText("a@engine.example");
});

test("a toast is held under the mouse", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await expectTimer(page, "running");
  await toast(page).hover();
  await expectTimer(page, "paused");
  await page.mouse.move(5, 5);
  await expectTimer(page, "running");
});

test("a toast is held while it has the focus", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await expectTimer(page, "running");
  await close(page).focus();
  await expectTimer(page, "paused");
  await close(page).blur();
  await expectTimer(page, "running");
});

test("a second message takes the place of the first, with 5 seconds of its own", async ({ page }) => {
  await subscribe(page, "a@engine.example", thanks);
  await expect(toast(page)).toContainText("a@engine.example");
  await failSending(page);
  await subscribe(page, "b@engine.example", failed);
  await expect(toast(page)).toContainText("Subscription failed");
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).not.toContainText(thanks);
  await page.mouse.move(5, 5);
  await expectTimer(page, "running");
  await page.unrouteAll();
  await subscribe(page, "c@engine.example", thanks);
  await expect(toast(page)).toContainText("c@engine.example");
  await expect(toast(page)).toHaveCount(1);
});

for (const [way, act] of [
  ["mouse", (page: Page) => close(page).click()],
  ["keyboard", (page: Page) => close(page).press("Enter")],
] as const) {
  test(`a toast can be closed by ${way}`, async ({ page }) => {
    await subscribe(page, "a@engine.example", thanks);
    await act(page);
    await expect(page.getByText("a@engine.example")).toHaveCount(0);
  });
}

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
  await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText("a@engine.example");
});
