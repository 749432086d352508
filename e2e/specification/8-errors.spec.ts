import { expect } from "@playwright/test";
import { ada, contact, failSending, fillContact, newsletter, toast } from "../support/forms";
import { open } from "../support/page";
import { test } from "../support/test";
import { signUp } from "./support/parts";

test("8 Errors: newsletter success: a toast titled 'Thanks for subscribing!' whose description says the entered email has been added to the newsletter", async ({
  page,
}) => {
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(toast(page)).toContainText("Thanks for subscribing!");
  await expect(toast(page)).toContainText(`${ada.email} has been added to the newsletter`);
});

test("8 Errors: newsletter success: the input is cleared; inline text 'Thanks for subscribing!' appears", async ({
  page,
}) => {
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(newsletter(page).outcome).toHaveText("Thanks for subscribing!");
  await expect(newsletter(page).email).toHaveValue("");
});

test("8 Errors: newsletter failure: a toast titled 'Subscription failed' with the description 'There was an error submitting your email. Please try again.'", async ({
  page,
}) => {
  await failSending(page);
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(toast(page)).toContainText("Subscription failed");
  await expect(toast(page)).toContainText("There was an error submitting your email. Please try again.");
});

test("8 Errors: newsletter failure: inline text 'Something went wrong. Please try again.'", async ({
  page,
}) => {
  await failSending(page);
  await open(page, "/about");
  await signUp(page, ada.email);
  await expect(newsletter(page).outcome).toHaveText("Something went wrong. Please try again.");
});

for (const [thrown, what, said] of [
  ["an Error", "the error's message", "The line is cut"],
  ["no Error", "'An error occurred'", "An error occurred"],
] as const) {
  test(`8 Errors: contact submit exception: a browser alert shows ${what} if the thrown value is ${thrown}`, async ({
    page,
  }) => {
    await open(page, "/contact");
    await page.evaluate((kind) => {
      window.fetch = () => Promise.reject(kind === "an Error" ? new Error("The line is cut") : "no Error");
    }, thrown);
    await fillContact(page);
    const alerted = page.waitForEvent("dialog");
    const click = contact(page).send.click();
    const dialog = await alerted;
    expect(dialog.message()).toBe(said);
    await dialog.accept();
    await click;
  });
}
