import { expect, type Page } from "@playwright/test";
import { ada, contact, fillContact } from "../support/forms";
import { alive, collectFaults, footerLink, holdScripts, open } from "../support/page";
import { test } from "../support/test";

const expectDraft = async (page: Page) => {
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).email).toHaveValue(ada.email);
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).newsletter).toBeChecked();
};

const expectEmpty = async (page: Page) => {
  await expect(contact(page).name).toHaveValue("");
  await expect(contact(page).email).toHaveValue("");
  await expect(contact(page).message).toHaveValue("");
  await expect(contact(page).newsletter).not.toBeChecked();
};

test("what was typed outlives a reload and a visit to another page, and no field complains", async ({
  page,
}) => {
  await open(page, "/contact");
  await contact(page).name.fill(ada.name);
  await page.reload();
  await alive(page);
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).name.and(page.locator("[aria-invalid=true]"))).toHaveCount(0);
  await fillContact(page);
  await contact(page).newsletter.check();
  await page.reload();
  await alive(page);
  await expectDraft(page);
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await footerLink(page, "/contact").click();
  await expectDraft(page);
});

test("once the message has been sent, coming back and a reload show an empty form", async ({ page }) => {
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await footerLink(page, "/contact").click();
  await expectEmpty(page);
  await page.reload();
  await alive(page);
  await expectEmpty(page);
});

test("the draft stays with its tab", async ({ page, context }) => {
  await open(page, "/contact");
  await fillContact(page);
  const second = await context.newPage();
  await open(second, "/contact");
  await expectEmpty(second);
});

test("where the storage throws, only the draft is lost", async ({ page }) => {
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await page.goto("/contact");
  await alive(page);
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
  expect(faults).toEqual([]);
});

test("text typed before the page came alive stays", async ({ page }) => {
  const faults = collectFaults(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContact(page);
  await contact(page).newsletter.check();
  release();
  await alive(page);
  await expectDraft(page);
  expect(faults).toEqual([]);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
});

test("text typed before the page came alive wins over an older draft", async ({ page }) => {
  await open(page, "/contact");
  await fillContact(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await contact(page).name.fill("Somebody else");
  release();
  await alive(page);
  await expect(contact(page).name).toHaveValue("Somebody else");
  await expect(contact(page).message).toHaveValue(ada.message);
});
