import { expect } from "@playwright/test";
import { bringUp, control, dot, expectSlide, openAtRest, pass, stopClock } from "../support/carousel";
import {
  ada,
  contact,
  done,
  failSending,
  fillContact,
  holdSending,
  newsletter,
  toast,
} from "../support/forms";
import { open, settle, wide } from "../support/page";
import { test } from "../support/test";
import { expectChoice, storedTheme, themeButton, themeField } from "../support/theme";
import { signUp } from "./support/parts";
import { homeDesktop, homeMobile, mobilePage } from "./support/shows";

test.use({ viewport: wide });

test("4 States: theme: light, dark or system; default system; stored locally; the toggle switches between dark and light", async ({
  page,
}) => {
  await open(page, "/about");
  await expectChoice(page, "system");
  for (const theme of ["dark", "light"] as const) {
    await themeButton(page).click();
    await expectChoice(page, theme);
    expect(await storedTheme(page)).toBe(theme);
  }
  await themeField(page).selectOption("system");
  expect(await storedTheme(page)).toBe("system");
});

test("4 States: newsletter form: while sending, the input and button are disabled; then success", async ({
  page,
}) => {
  const release = await holdSending(page);
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(newsletter(page).email).toBeDisabled();
  await expect(newsletter(page).send).toBeDisabled();
  release();
  await expect(newsletter(page).outcome).toHaveText(done);
  await expect(newsletter(page).email).toBeEnabled();
});

for (const outcome of ["success", "error"] as const) {
  test(`4 and 9 States: newsletter form: after ${outcome} returns to idle 3 seconds later (3000 ms)`, async ({
    page,
  }) => {
    await page.clock.install();
    if (outcome === "error") await failSending(page);
    await open(page, "/about");
    await newsletter(page).email.fill(ada.email);
    await stopClock(page);
    await newsletter(page).send.click();
    await expect(newsletter(page).outcome).not.toBeEmpty();
    await expect(newsletter(page).send).toBeEnabled();
    await settle(page);
    await page.clock.runFor(2990);
    await settle(page);
    await expect(newsletter(page).outcome).not.toBeEmpty();
    await page.clock.runFor(10);
    await expect(newsletter(page).outcome).toBeEmpty();
  });
}

test("4 States: newsletter form: on success the input is cleared", async ({ page }) => {
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(newsletter(page).outcome).toHaveText(done);
  await expect(newsletter(page).email).toHaveValue("");
});

const carousels = {
  "home desktop": homeDesktop,
  "home mobile": homeMobile,
  "mobile page slideshow": mobilePage,
};

for (const [name, showOf] of Object.entries(carousels)) {
  test(`4 and 9 States: carousels: ${name}: the index starts at 0 and advances every 5 seconds (5000 ms)`, async ({
    page,
  }) => {
    const show = showOf();
    await openAtRest(page, show);
    await pass(page, 4990);
    await expectSlide(page, show, 0);
    await pass(page, 10);
    await expectSlide(page, show, 1);
    await pass(page, 5000);
    await expectSlide(page, show, 2);
  });

  test(`4 States: carousels: ${name}: wraps from last to first by itself`, async ({ page }) => {
    const show = showOf();
    const last = show.slides.length - 1;
    await openAtRest(page, show);
    for (let slide = 1; slide <= last; slide++) await pass(page, 5000);
    await expectSlide(page, show, last);
    await pass(page, 5000);
    await expectSlide(page, show, 0);
  });

  test(`4 States: carousels: ${name}: next from last goes to the first; previous from the first goes to the last; a dot click jumps to that index`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const show = showOf();
    const last = show.slides.length - 1;
    await open(page, show.route);
    await bringUp(page, show);
    await control(page, show, "previous").click();
    await expectSlide(page, show, last);
    await control(page, show, "next").click();
    await expectSlide(page, show, 0);
    await dot(page, show, 3).click();
    await expectSlide(page, show, 3);
  });
}

test.describe("4 States: carousels and the theme", () => {
  test.use({ reducedMotion: "reduce" });

  test("4 States: the home desktop index resets to 0 when the theme switches between dark and light", async ({
    page,
  }) => {
    await open(page, "/");
    await bringUp(page, homeDesktop());
    for (let switches = 0; switches < 2; switches++) {
      await dot(page, homeDesktop(), 3).click();
      await expectSlide(page, homeDesktop(), 3);
      await themeButton(page).click();
      await expectSlide(page, homeDesktop(), 0);
    }
  });

  for (const [name, showOf] of Object.entries({ "home mobile": homeMobile, "mobile page": mobilePage })) {
    test(`4 States: … the ${name} index does not`, async ({ page }) => {
      const show = showOf();
      await open(page, show.route);
      await bringUp(page, show);
      await dot(page, show, 3).click();
      await expectSlide(page, show, 3);
      await themeButton(page).click();
      await settle(page);
      await expectSlide(page, show, 3);
    });
  }

  test("4 States: the desktop and mobile carousels are independent", async ({ page }) => {
    await open(page, "/");
    await bringUp(page, homeMobile());
    await bringUp(page, homeDesktop());
    await dot(page, homeDesktop(), 4).click();
    await expectSlide(page, homeMobile(), 0);
    await dot(page, homeMobile(), 2).click();
    await expectSlide(page, homeMobile(), 2);
    await expectSlide(page, homeDesktop(), 4);
  });
});

test("4 States: contact form: on successful submit the form is replaced by a 'Thank You!' confirmation", async ({
  page,
}) => {
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await expect(page.getByRole("main").getByText("Thank You!", { exact: true })).toBeVisible();
  await expect(contact(page).name).toHaveCount(0);
});

test("4 States: contact form: a failed submit shows an alert and keeps the form", async ({ page }) => {
  await failSending(page);
  await open(page, "/contact");
  await fillContact(page);
  const alerted = page.waitForEvent("dialog");
  const click = contact(page).send.click();
  const dialog = await alerted;
  expect(dialog.type()).toBe("alert");
  await dialog.accept();
  await click;
  await expect(contact(page).message).toHaveValue(ada.message);
});

test("4 States: contact form: the newsletter checkbox is off by default", async ({ page }) => {
  await open(page, "/contact");
  await expect(contact(page).newsletter).not.toBeChecked();
});

test("4 and 9 States: toasts: a new toast replaces the current one (one toast at a time)", async ({
  page,
}) => {
  await open(page, "/about");
  await signUp(page, "a@engine.example");
  await expect(toast(page)).toContainText("a@engine.example");
  await signUp(page, "b@engine.example");
  await expect(toast(page)).toContainText("b@engine.example");
  await expect(toast(page)).toHaveCount(1);
});

test("4, 8 and 9 States: toasts auto-close after 5 seconds (5000 ms)", async ({ page }) => {
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    const watch = () =>
      new MutationObserver(() => {
        const there = [...document.querySelectorAll('[role="alert"]')].some((one) => one.textContent !== "");
        if (there) times.shown ??= performance.now();
        else if (times.shown !== undefined) times.gone ??= performance.now();
        document.documentElement.dataset.stayed = String((times.gone ?? 0) - (times.shown ?? 0));
      }).observe(document.body, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", watch);
  });
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(toast(page)).toBeVisible();
  const durations = await toast(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
  expect(Math.max(...durations)).toBe(5000);
  await page.mouse.move(5, 5);
  const stayed = async () => Number(await page.locator("html").getAttribute("data-stayed"));
  await expect.poll(stayed, { timeout: 20_000 }).toBeGreaterThan(4900);
});
