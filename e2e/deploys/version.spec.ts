import { expect, type Page } from "@playwright/test";
import { elsewhere, headingOf, pageAt, words } from "../support/content";
import { ada, contact, fillContact, lineOf } from "../support/forms";
import { expectNoNotice, expectNotice } from "../support/notices";
import {
  alive,
  collectFaults,
  footerLink,
  holdScripts,
  open,
  scrollTo,
  scrollTop,
  wide,
} from "../support/page";
import { test } from "../support/test";
import { host, nextVersion } from "../support/versions";

test.use({ viewport: wide });

const before = headingOf("/about") ?? "";
const after = "We build what version two of this site says";

let site: Awaited<ReturnType<typeof host>>;

test.beforeEach(async () => {
  site = await host();
});
test.afterEach(() => site.close());

const deploy = () => site.deploy(nextVersion(before, after));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Every whole document that a page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The page stands at its top; another document may be on its way while this is asked. */
const expectTop = (page: Page) =>
  expect(async () => expect(await scrollTop(page)).toBe(0)).toPass({ timeout: 10_000 });

test("who clicks on after a deploy gets the new page, and keeps the draft of the message", async ({
  page,
}) => {
  const faults = collectFaults(page);
  await open(page, `${site.url}/contact`);
  await fillContact(page);
  await contact(page).newsletter.check();
  deploy();
  await footerLink(page, "/about").click();
  await expect(heading(page)).toHaveText(after);
  await expect(page).toHaveURL(`${site.url}/about`);
  expect(await scrollTop(page)).toBe(0);
  await footerLink(page, "/contact").click();
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).email).toHaveValue(ada.email);
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).newsletter).toBeChecked();
  await expectNoNotice(page);
  expect(faults).toEqual([]);
});

test("after a deploy, code that was never loaded is gone, and the click still leads on", async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, site.url);
  deploy();
  await footerLink(page, "/about").click();
  await expect(heading(page)).toHaveText(after);
  expect(faults).toEqual([]);
});

test("a page seen before the deploy is shown as it is after it", async ({ page }) => {
  await open(page, `${site.url}/about`);
  await expect(heading(page)).toHaveText(before);
  await footerLink(page, "/contact").click();
  await expect(contact(page).send).toBeVisible();
  deploy();
  await footerLink(page, "/about").click();
  await expect(heading(page)).toHaveText(after);
});

test("the new version is loaded whole once; from then on pages change as always", async ({ page }) => {
  await open(page, `${site.url}/contact`);
  deploy();
  const documents = documentsOf(page);
  await footerLink(page, "/about").click();
  await expect(heading(page)).toHaveText(after);
  await alive(page);
  await footerLink(page, elsewhere).click();
  await expect(page).toHaveURL(site.url + elsewhere);
  await footerLink(page, "/contact").click();
  await expect(contact(page).send).toBeVisible();
  expect(documents).toEqual(["/about"]);
});

test("the subject that a visitor comes from outlives the deploy", async ({ page }) => {
  await open(page, site.url + elsewhere);
  deploy();
  await footerLink(page, "/contact").click();
  await expect(contact(page).message).toHaveValue(lineOf(elsewhere));
});

test("the way back after a deploy leads to the page that was left, of the new version", async ({ page }) => {
  await open(page, `${site.url}/about`);
  await scrollTo(page, 300);
  deploy();
  await footerLink(page, elsewhere).click();
  await expect(page).toHaveURL(site.url + elsewhere);
  await expectTop(page);
  await alive(page);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(heading(page)).toHaveText(after);
  await expectTop(page);
});

test("the way back works before the new version has come alive, and where it never does", async ({
  page,
}) => {
  await open(page, `${site.url}/about`);
  deploy();
  const release = await holdScripts(page);
  await footerLink(page, elsewhere).click();
  await expect(heading(page)).toHaveText(headingOf(elsewhere) ?? /./);
  await page.goBack({ waitUntil: "commit" });
  await expect(heading(page)).toHaveText(after);
  await expect(page).toHaveURL(`${site.url}/about`);
  await page.goForward({ waitUntil: "commit" });
  await expect(heading(page)).toHaveText(headingOf(elsewhere) ?? /./);
  release();
  await alive(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(after);
});

test("a link to a part of a page leads there after a deploy, what it asks for included", async ({ page }) => {
  await open(page, `${site.url}/contact`);
  deploy();
  const anchor = pageAt("/about").sections.findLast((section) => section.anchor)?.anchor;
  test.skip(!anchor, "No part of /about has an anchor");
  await page.evaluate((part) => window.___navigate?.(`/about?from=mail#${part}`), anchor);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await expect(heading(page)).toHaveText(after);
  await expect(page).toHaveURL(`${site.url}/about?from=mail#${anchor}`);
});

test("a page of the old version that is opened while it is replaced says that it is not complete", async ({
  page,
}) => {
  await page.route(`${site.url}/about`, async (route) => {
    const response = await route.fetch();
    deploy();
    await route.fulfill({ response });
  });
  await page.goto(`${site.url}/about`);
  await expectNotice(page, "broken");
  await page.unroute(`${site.url}/about`);
  await page.getByRole("button", { name: words.network.reload, exact: true }).click();
  await expect(heading(page)).toHaveText(after);
  await expectNoNotice(page);
});
