import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { words } from "../support/content";
import {
  ada,
  contact,
  failSending,
  fillContact,
  holdSending,
  leadsOf,
  newsletter,
  nextLead,
} from "../support/forms";
import { collectFaults, open } from "../support/page";
import { test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await open(page, "/contact");
});

// What a message carries is in e2e/specification/7-calls.spec.ts.
test("a message reaches the inbox, and thanks take the form's place", async ({ page }) => {
  const faults = collectFaults(page);
  const sent = nextLead(page);
  await fillContact(page);
  await contact(page).send.click();
  expect((await (await sent).response())?.status()).toBe(201);
  await expect(contact(page).thanks).toBeVisible();
  await expect(contact(page).thanks).toBeFocused();
  await expect(contact(page).name).toHaveCount(0);
  await expect(contact(page).send).toHaveCount(0);
  expect(faults).toEqual([]);

  await test.step("its hash, its time and a seal are computed in the visitor's own browser", async () => {
    const main = page.getByRole("main");
    await expect(main.getByText(words.contact.sentAt)).toBeVisible();
    const hash = createHash("sha256").update(ada.message).digest("hex");
    await expect(main.getByText(hash)).toBeVisible();
    await expect(main.locator('svg[viewBox^="-250"] path')).toHaveCount(4);
  });
});

test("thanks that come while somebody writes elsewhere leave the focus there", async ({ page }) => {
  const release = await holdSending(page);
  await fillContact(page);
  await contact(page).send.click();
  const { email } = newsletter(page);
  await email.click();
  await page.keyboard.type("somebody@");
  release();
  await expect(contact(page).thanks).toBeVisible();
  await page.keyboard.type("example.com");
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("somebody@example.com");
});

test("thanks are complete without the code of their seal", async ({ page }) => {
  const faults = collectFaults(page);
  await fillContact(page);
  // The receipt's own code comes when the form is alive.
  await page.waitForLoadState("networkidle");
  await page.route(/\.js$/, (route) => route.abort());
  await contact(page).send.click();
  const hash = createHash("sha256").update(ada.message).digest("hex");
  await expect(page.getByRole("main").getByText(hash)).toBeVisible();
  await expect(contact(page).thanks).toBeFocused();
  expect(faults).toEqual([]);
});

test("the newsletter's box is sent as 1, name and email without white space around them, the message as it stands", async ({
  page,
}) => {
  const sent = nextLead(page);
  const form = contact(page);
  await form.name.fill(`  ${ada.name} `);
  await form.email.fill(` ${ada.email}  `);
  await form.message.fill(`\n${ada.message}\n`);
  await form.newsletter.check();
  await form.send.click();
  expect((await sent).postDataJSON()).toEqual({
    type: "feedback",
    name: ada.name,
    email: ada.email,
    feedback: `\n${ada.message}\n`,
    newsletterSubscribe: 1,
  });
  await expect(form.thanks).toBeVisible();
});

test("a request that fails shows an alert and keeps the form with every word", async ({ page }) => {
  await failSending(page);
  await fillContact(page);
  await contact(page).newsletter.check();
  const alerted = page.waitForEvent("dialog");
  const click = contact(page).send.click();
  const dialog = await alerted;
  expect(dialog.type()).toBe("alert");
  expect(dialog.message()).toBe("Failed to fetch");
  await dialog.accept();
  await click;
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).email).toHaveValue(ada.email);
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).newsletter).toBeChecked();
  await expect(contact(page).send).toBeEnabled();
});

test("after a failure the draft outlives a reload, and the next attempt sends it", async ({ page }) => {
  await failSending(page);
  await fillContact(page);
  page.once("dialog", (dialog) => dialog.accept());
  await contact(page).send.click();
  await expect(contact(page).send).toBeEnabled();
  await page.unrouteAll();
  await page.reload();
  await expect(contact(page).message).toHaveValue(ada.message);
  const sent = nextLead(page);
  await contact(page).send.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: ada.name, feedback: ada.message });
  await expect(contact(page).thanks).toBeVisible();
});

test("a slow answer disables the form, and a double click sends once", async ({ page }) => {
  const release = await holdSending(page);
  const leads = leadsOf(page);
  await fillContact(page);
  const form = contact(page);
  await form.send.dblclick();
  await expect(form.send).toBeDisabled();
  for (const field of [form.name, form.email, form.message, form.newsletter]) {
    await expect(field).toBeDisabled();
  }
  await expect(form.thanks).toHaveCount(0);
  release();
  await expect(form.thanks).toBeFocused();
  expect(leads).toHaveLength(1);
});

test("Enter pressed twice sends once", async ({ page }) => {
  const release = await holdSending(page);
  const leads = leadsOf(page);
  await fillContact(page);
  await contact(page).email.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(contact(page).send).toBeDisabled();
  release();
  await expect(contact(page).thanks).toBeVisible();
  expect(leads).toHaveLength(1);
});

test("the form is worked by keyboard alone", async ({ page }) => {
  const form = contact(page);
  await form.name.focus();
  await page.keyboard.type(ada.name);
  await page.keyboard.press("Tab");
  await expect(form.email).toBeFocused();
  await page.keyboard.type(ada.email);
  await page.keyboard.press("Tab");
  await expect(form.message).toBeFocused();
  await page.keyboard.type("Hello");
  await form.newsletter.focus();
  await page.keyboard.press("Space");
  await expect(form.newsletter).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(form.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.thanks).toBeFocused();
});
