import { expect } from "@playwright/test";
import { words } from "../support/content";
import { ada, contact, leadsOf } from "../support/forms";
import { open } from "../support/page";
import { test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await open(page, "/contact");
});

const messages = {
  name: words.contact.nameMissing,
  email: words.contact.emailMissing,
  message: words.contact.messageMissing,
} as const;

const { emailWrong } = words.contact;

// What each field says on blur is in e2e/specification/5-validation.spec.ts, and all cases in
// __tests__/sections/MessageForm.test.tsx.

test("sending an empty form says what is missing, sends nothing and leads to the fields from a summary", async ({
  page,
}) => {
  const leads = leadsOf(page);
  await contact(page).send.click();
  for (const message of Object.values(messages))
    await expect(page.getByRole("main").getByText(message)).toBeVisible();
  const { summary } = contact(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    words.contact.name,
    words.contact.email,
    words.contact.message,
  ]);
  await expect(page).toHaveTitle(new RegExp(`^${words.contact.titleError} `));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(contact(page).email).toBeFocused();
  await expect(page).toHaveURL("/contact");
  expect(leads).toEqual([]);
});

test("sending goes to the one faulty field, whichever it is", async ({ page }) => {
  const form = contact(page);
  await form.name.fill(ada.name);
  await form.message.fill(ada.message);
  await form.send.click();
  await expect(form.email).toBeFocused();
  await form.email.fill("ada@engine");
  await form.send.click();
  await expect(form.email).toBeFocused();
  await expect(page.getByRole("main").getByText(emailWrong)).toBeVisible();
  await form.email.fill(ada.email);
  await form.message.fill(" ");
  await form.send.press("Enter");
  await expect(form.message).toBeFocused();
});

for (const field of ["name", "email", "message"] as const) {
  test(`a click on Send that takes the focus from a faulty ${field} counts at once`, async ({ page }) => {
    const form = contact(page);
    for (const name of ["name", "email", "message"] as const) await form[name].fill(ada[name]);
    await form[field].fill(" ");
    await form.send.click();
    await expect(form[field]).toBeFocused();
  });
}

test("the fields tell the browser what they hold, the newsletter is off, and Enter submits", async ({
  page,
}) => {
  const form = contact(page);
  await expect(form.name).toHaveAttribute("autocomplete", "name");
  await expect(form.email).toHaveAttribute("autocomplete", "email");
  await expect(form.email).toHaveAttribute("type", "email");
  await expect(form.newsletter).not.toBeChecked();
  await form.name.press("Enter");
  await expect(page.getByRole("main").getByText(messages.name)).toBeVisible();
});
