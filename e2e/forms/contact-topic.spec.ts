import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { elsewhere, words } from "../support/content";
import { ada, contact, leadsOf, lineOf, nextLead } from "../support/forms";
import { alive, footerLink, holdScripts, open } from "../support/page";
import { test } from "../support/test";

const line = lineOf(elsewhere);

/** Comes to the form by a link from a page that is a subject. */
async function arrive(page: Page) {
  await open(page, elsewhere);
  await footerLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(contact(page).message).toBeVisible();
}

const expectMissing = (page: Page) =>
  expect(contact(page).message).toHaveAccessibleDescription(words.contact.messageMissing);

test("the page that the visitor came from is the message's first line, and the caret is behind it", async ({
  page,
}) => {
  await arrive(page);
  const { name, email, message, send } = contact(page);
  await expect(message).toHaveValue(line);
  await name.focus();
  await page.keyboard.type(ada.name);
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.type(ada.email);
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.type("Which record?");
  await expect(message).toHaveValue(`${line}Which record?`);
  const sent = nextLead(page);
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({ feedback: `${line}Which record?` });
  const hash = createHash("sha256").update(`${line}Which record?`).digest("hex");
  await expect(page.getByRole("main").getByText(hash)).toBeVisible();
});

test("the line by itself is no message, on blur and on submit", async ({ page }) => {
  const leads = leadsOf(page);
  await arrive(page);
  const { name, email, message, send } = contact(page);
  await message.focus();
  await message.blur();
  await expectMissing(page);
  await name.fill(ada.name);
  await email.fill(ada.email);
  await send.click();
  await expect(message).toBeFocused();
  await expectMissing(page);
  await page.keyboard.type("Hi");
  await expect(message).toHaveAttribute("aria-invalid", "false");
  expect(leads).toEqual([]);
});

test("the line outlives a reload, is there once, is edited like any text, and stays away once removed", async ({
  page,
}) => {
  await arrive(page);
  const { message, name } = contact(page);
  await name.fill(ada.name);
  for (const text of [line, line + ada.message, ""]) {
    if (text !== line) await message.fill(text);
    await page.reload();
    await alive(page);
    await expect(name).toHaveValue(ada.name);
    await expect(message).toHaveValue(text);
  }
});

test("a draft wins over the line", async ({ page }) => {
  await open(page, "/contact");
  await contact(page).message.fill(ada.message);
  await footerLink(page, elsewhere).click();
  await expect(page).toHaveURL(elsewhere);
  await footerLink(page, "/contact").click();
  await expect(contact(page).message).toHaveValue(ada.message);
});

test("text typed before the page came alive wins over the line", async ({ page }) => {
  await arrive(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await contact(page).message.fill(ada.message);
  release();
  await alive(page);
  await expect(contact(page).message).toHaveValue(ada.message);
});

test("pages that are no subject leave the message empty", async ({ page }) => {
  for (const route of ["/", "/about"]) {
    await open(page, route);
    await footerLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    await expect(contact(page).message).toHaveValue("");
  }
});
