import { expect, type Page } from "@playwright/test";
import { words } from "../support/content";
import {
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
import { blockScripts, collectFaults, holdScriptsWith, open, settle, small, wide } from "../support/page";
import { test } from "../support/test";

const email = "reader@engine.example";

const expectThanks = async (page: Page) => {
  await expect(newsletter(page).outcome).toHaveText(thanks);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText(thanks);
  await expect(toast(page)).toContainText(email);
  await expect(toast(page)).toContainText(words.newsletter.doneText);
};

// What a subscription carries is in e2e/specification/7-calls.spec.ts.
test("a subscription reaches the inbox", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, "/about");
  const sent = nextLead(page);
  await newsletter(page).email.fill(email);
  await newsletter(page).send.click();
  expect((await (await sent).response())?.status()).toBe(201);
  await expectThanks(page);
  await expect(newsletter(page).email).toHaveValue("");
  expect(faults).toEqual([]);
});

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

for (const viewport of [small, wide])
  test(`at ${viewport.width} px, what an address lacks is said below it, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/about");
    const { email: field, send } = newsletter(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const note = page.getByRole("contentinfo").getByRole("link", { name: words.newsletter.privacy });
    await expect(note).toBeVisible();
    await field.fill("someone.with.a.rather.long.name");
    await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await send.click();
    const lack = page.getByRole("contentinfo").getByRole("alert");
    await expect(lack).not.toBeEmpty();
    await expect(lack).toBeInViewport({ ratio: 1 });
    await expect(note).toBeHidden();
    expect(await height()).toBe(before);
    await field.fill(email);
    await expect(note).toBeVisible();
  });

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

test("the browser holds back a wrong address, and the field says why in its words until it lacks nothing", async ({
  page,
}) => {
  const leads = leadsOf(page);
  await open(page, "/about");
  const { email: field, send, outcome } = newsletter(page);
  const alert = page.getByRole("contentinfo").getByRole("alert");
  for (const wrong of ["", "reader", "reader@"]) {
    await field.fill(wrong);
    await send.click();
    await settle(page);
    const [valid, own] = await field.evaluate((input) =>
      input instanceof HTMLInputElement ? [input.checkValidity(), input.validationMessage] : [],
    );
    expect(valid).toBe(false);
    expect(own).not.toBe("");
    await expect(outcome).toBeEmpty();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(String(own));
    await expect(alert).toHaveText(String(own));
    await field.fill(email);
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await expect(alert).toBeEmpty();
  }
  expect(leads).toEqual([]);
});

/** What screen readers are told in the footer. */
const heard = (page: Page) => page.getByRole("contentinfo").locator('[aria-live="polite"]');

test("a success is read out once: by the toast, or in place where there is none", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, "/about");
  await subscribe(page, email, thanks);
  await expect(toast(page)).toBeVisible();
  await expect(newsletter(page).outcome).toHaveAttribute("aria-live", "off");
  await expect(heard(page)).toBeEmpty();
  await blockScripts(page, "Toastify");
  await open(page, "/about");
  await subscribe(page, email, thanks);
  await expect(heard(page)).toHaveText(thanks);
  await expect(toast(page)).toHaveCount(0);
  await expect(newsletter(page).email).toHaveValue("");
  expect(faults).toEqual([]);
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

test("the words in place appear in a browser that has gone offline", async ({ page, context }) => {
  await open(page, "/about");
  await context.setOffline(true);
  await subscribe(page, email, failed);
  await expect(newsletter(page).email).toHaveValue(email);
  await context.setOffline(false);
  await subscribe(page, email, thanks);
  await expectThanks(page);
});
