import { expect } from "@playwright/test";
import { readLead } from "../../leads/src/readLead";
import { maxCharacters } from "../../leads/src/rules";
import { words } from "../support/content";
import { ada, contact, fillContact, leadsOf, newsletter, nextLead } from "../support/forms";
import { alive, open } from "../support/page";
import { test } from "../support/test";

test("a message that is too long is not sent, says so, and outlives a reload", async ({ page }) => {
  const leads = leadsOf(page);
  await open(page, "/contact");
  const form = contact(page);
  const long = "Привет. ".repeat(maxCharacters.message / 8 + 1);
  await fillContact(page);
  await form.message.fill(long);
  await form.send.click();
  await expect(form.message).toHaveAccessibleDescription(words.contact.messageLong);
  await expect(form.message).toBeFocused();
  await expect(page.getByRole("main").getByText(`${words.contact.tooMany}: 8`)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${words.contact.titleError} `));
  await page.reload();
  await alive(page);
  await expect(form.message).toHaveValue(long);
  expect(leads).toEqual([]);
});

test("the inbox keeps the longest message in any script", async ({ page }) => {
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).message.fill("👩".repeat(maxCharacters.message));
  await expect(page.getByRole("main").getByText(`${words.contact.left}: 0`)).toBeVisible();
  const sent = nextLead(page);
  await contact(page).send.click();
  expect((await (await sent).response())?.status()).toBe(201);
  await expect(contact(page).thanks).toBeVisible();
});

test("the title says that a message was sent, and is the page's own again after that", async ({ page }) => {
  await open(page, "/contact");
  const title = await page.title();
  await fillContact(page);
  await contact(page).send.click();
  await expect(page).toHaveTitle(`${words.contact.titleSent} ${title}`);
  await page.getByRole("button", { name: words.contact.another, exact: true }).click();
  await expect(page).toHaveTitle(title);
});

test("the newsletter's address is held back exactly where the inbox would refuse it", async ({ page }) => {
  await open(page, "/about");
  const field = newsletter(page).email;
  const addresses = [
    ada.email,
    "ivan@пример.рф",
    "ivan@xn--e1afmkfd.xn--p1ai",
    "max!mustermann@firma.de",
    "a&b@x.co",
    "a/b@x.co",
    "quote'@x.ie",
    "user@localhost",
    ".a..b.@x.co",
    "a@1.2.3.4",
    "ü@example.de",
    "a b@x.co",
    "a@x-.co",
    "a@-x.co",
    "a@x..co",
    "a@b@c.de",
    "reader@",
    `a@${"x".repeat(63)}.co`,
    `a@${"x".repeat(64)}.co`,
    `${"a".repeat(maxCharacters.email - 5)}@x.de`,
    `${"a".repeat(maxCharacters.email - 4)}@x.de`,
  ];
  for (const address of addresses) {
    await field.fill(address);
    const [valid, sent] = await field.evaluate((input) =>
      input instanceof HTMLInputElement ? ([input.checkValidity(), input.value] as const) : [],
    );
    expect(valid, address).toBe(readLead({ type: "email", email: sent }).ok);
  }
});
