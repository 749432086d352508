import { expect, type Page } from "@playwright/test";
import { words } from "../support/content";
import {
  ada,
  contact,
  fillContact,
  holdFailing,
  holdSending,
  leadsOf,
  newsletter,
  nextLead,
  thanksOf,
  toast,
} from "../support/forms";
import { alive, footerLink, open } from "../support/page";
import { test } from "../support/test";

const { contact: say } = words;

/** Sends a message, and goes to another page before its answer has come. */
async function sendAndLeave(page: Page) {
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
}

test("whoever leaves while a message is on its way finds it on its way, and is thanked on the spot", async ({
  page,
}) => {
  const leads = leadsOf(page);
  const release = await holdSending(page);
  await sendAndLeave(page);
  await footerLink(page, "/contact").click();
  await expect(contact(page).send).toBeDisabled();
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(page.getByRole("main").getByText(say.onItsWay)).toBeVisible();
  release();
  await expect(contact(page).thanks).toBeVisible();
  expect(leads).toHaveLength(1);
});

test("a message that arrives after its page was left says so where the visitor is, and once more on its page", async ({
  page,
}) => {
  const release = await holdSending(page);
  await sendAndLeave(page);
  await expect(contact(page).send).toBeHidden();
  release();
  await expect(toast(page)).toContainText(say.arrived);
  await footerLink(page, "/contact").click();
  await expect(contact(page).thanks).toBeVisible();
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await footerLink(page, "/contact").click();
  await expect(contact(page).message).toHaveValue("");
});

test("a message that fails after its page was left alerts, says what it is about, and keeps its draft", async ({
  page,
}) => {
  const fail = await holdFailing(page);
  await sendAndLeave(page);
  await expect(contact(page).send).toBeHidden();
  const alerted = page.waitForEvent("dialog");
  fail();
  const dialog = await alerted;
  expect(dialog.message()).toBe("Failed to fetch");
  await dialog.accept();
  await expect(toast(page)).toContainText(say.elsewhere);
  await expect(toast(page)).toContainText(say.kept);
  await footerLink(page, "/contact").click();
  await expect(contact(page).send).toBeEnabled();
  await expect(contact(page).message).toHaveValue(ada.message);
});

test("a message that nobody answers is given up after 30 seconds, and never sent again by itself", async ({
  page,
}) => {
  await page.clock.install();
  const leads = leadsOf(page);
  await holdSending(page);
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).send).toBeDisabled();
  const alerted = page.waitForEvent("dialog");
  const passing = page.clock.runFor(30_000);
  const dialog = await alerted;
  expect(dialog.message()).toBe(say.late);
  await dialog.accept();
  await passing;
  await expect(contact(page).send).toBeEnabled();
  await expect(contact(page).message).toHaveValue(ada.message);
  await page.clock.runFor(120_000);
  expect(leads).toHaveLength(1);
});

test("an address that nobody answers is given up after 30 seconds", async ({ page }) => {
  await page.clock.install();
  await holdSending(page);
  await open(page, "/about");
  await newsletter(page).email.fill(ada.email);
  const sent = nextLead(page);
  await newsletter(page).send.click();
  await sent;
  await page.clock.runFor(30_000);
  await expect(newsletter(page).outcome).toHaveText(words.newsletter.failedInline);
});

test("a document that was left while a message was on its way leaves word that it may have arrived", async ({
  page,
}) => {
  await holdSending(page);
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).send).toBeDisabled();
  await page.reload();
  await alive(page);
  await expect(page.getByRole("main").getByText(say.late)).toBeVisible();
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).send).toBeEnabled();
});

test("the thanks lead to another message", async ({ page }) => {
  test.skip(!thanksOf, "There is no contact form");
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: say.another, exact: true }).click();
  await expect(contact(page).name).toBeFocused();
  await expect(contact(page).message).toHaveValue("");
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
});

test("a link to the contact page brings the form back after the thanks", async ({ page }) => {
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
  await footerLink(page, "/contact").click();
  await expect(contact(page).name).toBeVisible();
  await expect(page.getByRole("main")).toBeInViewport();
});

test("a name of characters that nobody sees is missing", async ({ page }) => {
  await open(page, "/contact");
  const { name } = contact(page);
  const message = page.getByRole("main").getByText(say.nameMissing);
  // Of no width, joiners, soft hyphens, a filler of Hangul, blanks of Braille, no-break spaces, marks of direction.
  for (const value of ["\u200b\u200b", "\u2060\u00ad", "\u3164", "\u2800\u00a0", "\u202e\u200f"]) {
    await name.fill(ada.name);
    await expect(message).toHaveCount(0);
    await name.fill(value);
    await name.blur();
    await expect(message).toBeVisible();
  }
});
