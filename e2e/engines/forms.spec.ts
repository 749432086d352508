import { expect } from "@playwright/test";
import { elsewhere, words } from "../support/content";
import {
  ada,
  closeToast,
  contact,
  done,
  failed,
  failSending,
  fillContact,
  lineOf,
  newsletter,
  nextLead,
  subscribe,
  toast,
} from "../support/forms";
import { alive, footerLink, open } from "../support/page";
import { test } from "../support/test";

test("the contact form says what is missing, sends a message to the inbox, and thanks for it", async ({
  page,
}) => {
  await open(page, "/contact");
  const { name, email, message, newsletter: box, send, summary, thanks } = contact(page);
  await send.click();
  for (const [field, says] of [
    [name, words.contact.nameMissing],
    [email, words.contact.emailMissing],
    [message, words.contact.messageMissing],
  ] as const)
    await expect(field).toHaveAccessibleDescription(says);
  await expect(summary).toBeFocused();
  await fillContact(page);
  await box.check();
  const sent = nextLead(page);
  await send.click();
  // Over WebDriver BiDi nobody learns what a request carries; the inbox refuses what is no message.
  expect((await (await sent).response())?.status()).toBe(201);
  await expect(thanks).toBeFocused();
});

test("who comes from another page finds its line in the message, and the caret behind it", async ({
  page,
}) => {
  await open(page, elsewhere);
  await footerLink(page, "/contact").click();
  const { email, message } = contact(page);
  await expect(message).toHaveValue(lineOf(elsewhere));
  await email.focus();
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.type("Hi");
  await expect(message).toHaveValue(`${lineOf(elsewhere)}Hi`);
});

test("a message that cannot be sent is alerted, and the form keeps every word", async ({ page }) => {
  await failSending(page);
  await open(page, "/contact");
  await fillContact(page);
  const alerted = page.waitForEvent("dialog");
  const click = contact(page).send.click();
  await (await alerted).accept();
  await click;
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).send).toBeEnabled();
});

test("the newsletter's form thanks in place and in a toast, and says when it fails", async ({ page }) => {
  await open(page, "/about");
  await subscribe(page, ada.email, done);
  await expect(toast(page)).toContainText(ada.email);
  await closeToast(page).click();
  await expect(toast(page)).toHaveCount(0);
  await failSending(page);
  await subscribe(page, ada.email, failed);
  await expect(newsletter(page).email).toHaveValue(ada.email);
});

test("a draft is there after a reload and on the way back from another page", async ({ page }) => {
  const expectDraft = async () => {
    await expect(contact(page).name).toHaveValue(ada.name);
    await expect(contact(page).message).toHaveValue(ada.message);
    await expect(contact(page).newsletter).toBeChecked();
  };
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).newsletter.check();
  await page.reload();
  await alive(page);
  await expectDraft();
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectDraft();
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeFocused();
});

test("a draft is there on the way back from another document", async ({ page }) => {
  await open(page, "/contact");
  await fillContact(page);
  await page.goto("/about");
  await page.evaluate(() => history.back());
  // Over WebDriver BiDi a way back by script never counts as finished, so locators wait for ever.
  const typed = () =>
    page
      .evaluate(() =>
        ["name", "email"].map(
          (name) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value,
        ),
      )
      .catch(() => "on the way");
  await expect.poll(typed).toEqual([ada.name, ada.email]);
});
