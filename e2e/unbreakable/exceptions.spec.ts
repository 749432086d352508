import { expect, type Page } from "@playwright/test";
import { headingOf, menus } from "../support/content";
import { contact, done, fillContact, newsletter, subscribe } from "../support/forms";
import { entries, expectOpen, menuButton } from "../support/menus";
import { cards, count, newsRoute, newsRow } from "../support/news";
import { expectNoNotice, expectNotice } from "../support/notices";
import { footerLink, open, wide } from "../support/page";
import { test } from "../support/test";
import { expectTheme, themeButton } from "../support/theme";
import { comeToRest, expectContent, expectLinksToWork } from "./support";

test.use({ viewport: wide });

const breakSizes = (page: Page) =>
  page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error("No sizes");
      }
    } as unknown as typeof ResizeObserver;
  });

/** Only the header asks where the page stands while it is drawn. */
const breakHeader = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "scrollY", {
      get() {
        throw new Error("Nobody knows");
      },
    });
  });

test("an exception in one section leaves it as the server sent it, and the rest of the page alive", async ({
  page,
}) => {
  test.skip(!newsRow, "No page has a row of news");
  await breakSizes(page);
  await comeToRest(page, newsRoute);
  await expectContent(page, newsRoute);
  await expect(cards(page)).toHaveCount(count);
  await expect(page.locator(".restored")).toHaveCount(1);
  await expectNoNotice(page);
  await subscribe(page, "ada@engine.example", done);
  await expectLinksToWork(page);
});

test("an exception in the header leaves it, and its menus go on", async ({ page }) => {
  await breakHeader(page);
  await comeToRest(page, "/about");
  await expectContent(page, "/about");
  const [menu] = menus.header;
  await menuButton(page, menu?.title ?? "").hover();
  await expectOpen(page, menu?.title ?? "", menu?.entries.length ?? 0);
  await entries(page, menu?.title ?? "")
    .first()
    .focus();
  await footerLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(contact(page).send).toBeVisible();
});

test("an exception of the whole app leaves the page as it was served, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    const { dispatchEvent } = window;
    window.dispatchEvent = (event) => {
      if (event.type === "alive") throw new Error("Nothing works");
      return dispatchEvent.call(window, event);
    };
  });
  await comeToRest(page, "/contact");
  await expectNotice(page, "broken");
  await expectContent(page, "/contact");
  await expect(contact(page).send).toBeHidden();
  for (const theme of ["dark", "light"] as const) {
    await themeButton(page).click();
    await expectTheme(page, theme);
  }
  await expectLinksToWork(page);
});

test("a page that cannot be drawn after a click is loaded whole, once", async ({ page }) => {
  test.skip(!newsRow, "No page has a row of news");
  await breakSizes(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await open(page, "/about");
  // It is restored on the page that is left, and again on the one that is loaded in its place.
  const loaded = page.waitForEvent("load");
  await footerLink(page, newsRoute).click();
  await loaded;
  await expect(page.locator(".restored")).toHaveCount(1);
  await expectContent(page, newsRoute);
  expect(documents).toEqual(["/about", newsRoute]);
});

test("errors in handlers and promises of a page that is alive show no message", async ({ page }) => {
  await open(page, "/contact");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("A handler's own fault");
    });
    Promise.reject(new Error("A promise's own fault"));
  });
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
  await expectNoNotice(page);
});

test("a promise that a foreign script rejects while a page starts shows no message", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      Promise.reject("cancelled");
      Promise.reject(
        Object.assign(new Error("Not ours"), { stack: "at chrome-extension://abc/content.js:1" }),
      );
    });
  });
  const classes: string[] = [];
  await page.exposeFunction("tellClasses", (names: string) => classes.push(names));
  await page.addInitScript(() => {
    const tell = () =>
      (window as unknown as { tellClasses(names: string): void }).tellClasses(
        document.documentElement.className,
      );
    new MutationObserver(tell).observe(document, { subtree: true, attributeFilter: ["class"] });
  });
  await open(page, "/about");
  await expect(page.getByRole("heading", { level: 1, name: headingOf("/about") })).toBeVisible();
  await expect(newsletter(page).send).toBeVisible();
  expect(classes.filter((names) => names.includes("broken"))).toEqual([]);
});
