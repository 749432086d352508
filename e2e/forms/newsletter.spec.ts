import { expect, type Page } from "@playwright/test";
import { stopClock } from "../support/carousel";
import { words } from "../support/content";
import {
  answerSending,
  closeToast,
  failed,
  failSending,
  holdSending,
  leadsOf,
  newsletter,
  nextLead,
  subscribe,
  done as thanks,
  toast,
} from "../support/forms";
import { blockScripts, collectFaults, holdScriptsWith, open, settle } from "../support/page";
import { test } from "../support/test";

const email = "reader@engine.example";

const expectThanks = async (page: Page) => {
  await expect(newsletter(page).outcome).toHaveText(thanks);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText(thanks);
  await expect(toast(page)).toContainText(email);
  await expect(toast(page)).toContainText(words.newsletter.doneText);
};

test("a subscription reaches the inbox with exactly its payload", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, "/about");
  const sent = nextLead(page);
  await newsletter(page).email.fill(email);
  await newsletter(page).send.click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.postDataJSON()).toEqual({ type: "email", email });
  expect((await request.response())?.status()).toBe(201);
  await expectThanks(page);
  await expect(newsletter(page).email).toHaveValue("");
  expect(faults).toEqual([]);
});

for (const [outcome, said] of [
  ["success", thanks],
  ["failure", failed],
] as const) {
  test(`the form is idle again a while after a ${outcome}`, async ({ page }) => {
    await page.clock.install();
    if (outcome === "failure") await failSending(page);
    await open(page, "/about");
    await newsletter(page).email.fill(email);
    await stopClock(page);
    await newsletter(page).send.click();
    await expect(newsletter(page).outcome).toHaveText(said);
    await expect(newsletter(page).send).toBeEnabled();
    await settle(page);
    await page.clock.runFor(60_000);
    await expect(newsletter(page).outcome).toBeEmpty();
    await expect(newsletter(page).send).toBeEnabled();
  });
}

test("a request that fails says so in a toast and in place, and keeps the address", async ({ page }) => {
  await failSending(page);
  await open(page, "/about");
  await subscribe(page, email, failed);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText(words.newsletter.failedTitle);
  await expect(toast(page)).toContainText(words.newsletter.failedText);
  await expect(newsletter(page).email).toHaveValue(email);
  await expect(newsletter(page).send).toBeEnabled();
});

for (const status of [500, 404]) {
  test(`an answer of HTTP ${status} counts as success, since the answer is not read`, async ({ page }) => {
    await answerSending(page, status);
    await open(page, "/about");
    await subscribe(page, email, thanks);
    await expectThanks(page);
    await expect(newsletter(page).email).toHaveValue("");
  });
}

test("while sending, field and button are disabled, and a double click sends once", async ({ page }) => {
  const release = await holdSending(page);
  const leads = leadsOf(page);
  await open(page, "/about");
  await newsletter(page).email.fill(email);
  await newsletter(page).send.dblclick();
  await expect(newsletter(page).send).toBeDisabled();
  await expect(newsletter(page).email).toBeDisabled();
  await expect.poll(() => leads.length).toBe(1);
  release();
  await expectThanks(page);
  await expect(newsletter(page).email).toBeEnabled();
  expect(leads).toHaveLength(1);
});

for (const wrong of ["", "reader", "reader@"]) {
  test(`the browser holds back "${wrong}"`, async ({ page }) => {
    const leads = leadsOf(page);
    await open(page, "/about");
    await newsletter(page).email.fill(wrong);
    await newsletter(page).send.click();
    await settle(page);
    const valid = await newsletter(page).email.evaluate(
      (input) => input instanceof HTMLInputElement && input.checkValidity(),
    );
    expect(valid).toBe(false);
    await expect(newsletter(page).outcome).toBeEmpty();
    expect(leads).toEqual([]);
  });

  test(`the field says in the browser's own words what "${wrong}" lacks, until it lacks nothing`, async ({
    page,
  }) => {
    await open(page, "/about");
    const field = newsletter(page).email;
    await field.fill(wrong);
    await newsletter(page).send.click();
    const own = await field.evaluate((input) => (input as HTMLInputElement).validationMessage);
    expect(own).not.toBe("");
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(own);
    await expect(page.getByRole("contentinfo").getByRole("alert")).toHaveText(own);
    await field.fill(email);
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByRole("contentinfo").getByRole("alert")).toBeEmpty();
  });
}

/** What screen readers are told in the footer. */
const heard = (page: Page) => page.getByRole("contentinfo").locator('[aria-live="polite"]');

test("a success is read out once: by the toast, or in place where there is none", async ({ page }) => {
  await open(page, "/about");
  await subscribe(page, email, thanks);
  await expect(toast(page)).toBeVisible();
  await expect(newsletter(page).outcome).toHaveAttribute("aria-live", "off");
  await expect(heard(page)).toBeEmpty();
  await blockScripts(page, "Toastify");
  await open(page, "/about");
  await subscribe(page, email, thanks);
  await expect(heard(page)).toHaveText(thanks);
});

for (const [outcome, said, title] of [
  ["success", thanks, thanks],
  ["failure", failed, words.newsletter.failedTitle],
] as const) {
  test(`the address does not wait for the toasts' code, and a ${outcome} is read out once: in place`, async ({
    page,
  }) => {
    if (outcome === "failure") await failSending(page);
    await open(page, "/about");
    const release = await holdScriptsWith(page, "Toastify");
    await subscribe(page, email, said);
    await expect(heard(page)).toHaveText(said);
    await expect(closeToast(page)).toHaveCount(0);
    release();
    await expect(closeToast(page)).toBeVisible();
    await expect(page.getByRole("group").filter({ has: closeToast(page) })).toContainText(title);
    await expect(toast(page)).toHaveCount(0);
  });
}

test("the words in place appear even when the toasts could not be loaded", async ({ page }) => {
  const faults = collectFaults(page);
  await blockScripts(page, "Toastify");
  await open(page, "/about");
  await subscribe(page, email, thanks);
  await expect(toast(page)).toHaveCount(0);
  await expect(newsletter(page).email).toHaveValue("");
  expect(faults).toEqual([]);
});

test("the words in place appear in a browser that has gone offline", async ({ page, context }) => {
  await open(page, "/about");
  await context.setOffline(true);
  await subscribe(page, email, failed);
  await expect(newsletter(page).email).toHaveValue(email);
  await context.setOffline(false);
  await subscribe(page, email, thanks);
  await expectThanks(page);
});
