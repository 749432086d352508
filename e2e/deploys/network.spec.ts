import { expect, type Page } from "@playwright/test";
import { elsewhere, headingOf, site, words } from "../support/content";
import { ada, contact, fillContact, lineOf, newsletter } from "../support/forms";
import { expectNoNotice, expectNotice } from "../support/notices";
import { alive, collectFaults, footerLink, hold, open, scrollTo, scrollTop, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const aboutHeading = headingOf("/about") ?? "";

const expectDraft = async (page: Page) => {
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).message).toHaveValue(ada.message);
};

/** Ends every request, as a host out of reach does; the device itself believes to be online. */
const cutOff = (page: Page) => page.route("**/*", (route) => route.abort("connectionrefused"));

test("if nothing is wrong, no message is shown", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/slow|offline|broken|typed/.test(document.documentElement.className)) window.name = "said";
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["class"] });
  });
  await open(page, "/");
  await expectNoNotice(page);
  await footerLink(page, "/about").click();
  await expect(heading(page)).toHaveText(aboutHeading);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await footerLink(page, "/contact").click();
  await fillContact(page);
  await expectNoNotice(page);
  expect(await page.evaluate(() => window.name)).toBe("");
});

test.describe("while the network is lost", () => {
  test("a click leaves the page and its words, says so, and leads on once the network is back", async ({
    page,
    context,
  }) => {
    const faults = collectFaults(page);
    await open(page, "/contact");
    await fillContact(page);
    await context.setOffline(true);
    await footerLink(page, "/about").click();
    await expectNotice(page, "offline");
    await expect(page).toHaveURL("/contact");
    await expectDraft(page);
    await context.setOffline(false);
    await footerLink(page, "/about").click();
    await expect(heading(page)).toHaveText(aboutHeading);
    await expectNoNotice(page);
    await footerLink(page, "/contact").click();
    await expectDraft(page);
    expect(faults).toEqual([]);
  });

  test("the message offers to try again, and that leads on where the click would have", async ({ page }) => {
    await open(page, elsewhere);
    await cutOff(page);
    await footerLink(page, "/contact").click();
    await expectNotice(page, "offline");
    await page.getByRole("button", { name: words.network.retry, exact: true }).click();
    await expectNotice(page, "offline");
    await page.unroute("**/*");
    await page.getByRole("button", { name: words.network.retry, exact: true }).click();
    await expect(contact(page).send).toBeVisible();
    await expect(page).toHaveURL("/contact");
    await expect(contact(page).message).toHaveValue(lineOf(elsewhere));
    await expectNoNotice(page);
  });

  test("pages that were seen before can still be read", async ({ page, context }) => {
    await open(page, "/about");
    await footerLink(page, "/contact").click();
    await expect(contact(page).send).toBeVisible();
    await context.setOffline(true);
    await footerLink(page, "/about").click();
    await expect(heading(page)).toHaveText(aboutHeading);
    await page.goBack();
    await expect(contact(page).send).toBeVisible();
    await expectNoNotice(page);
  });

  test("the way back to a page that is not here leaves what there is, and can be tried again", async ({
    page,
    context,
  }) => {
    await open(page, "/about");
    await footerLink(page, "/contact").click();
    await expect(contact(page).send).toBeVisible();
    await page.reload();
    await alive(page);
    await fillContact(page);
    await context.setOffline(true);
    await page.goBack();
    await expectNotice(page, "offline");
    await expectDraft(page);
    await context.setOffline(false);
    await page.getByRole("button", { name: words.network.retry, exact: true }).click();
    await expect(heading(page)).toHaveText(aboutHeading);
    await expect(page).toHaveURL("/about");
    await expectNoNotice(page);
  });

  test("a site that answers only with errors counts as unreachable", async ({ page }) => {
    await open(page, "/contact");
    await fillContact(page);
    await page.route("**/*", (route) => route.fulfill({ status: 503, body: "Busy" }));
    await footerLink(page, "/about").click();
    await expectNotice(page, "offline");
    await expect(page).toHaveURL("/contact");
    await expectDraft(page);
  });
});

const pageData = "**/page-data/about/page-data.json";

for (const [name, answer] of [
  ["an error of the server", { status: 500, body: "Internal error" }],
  ["not found", { status: 404, body: "Not found" }],
  ["cut short", { status: 200, body: '{"componentChunkName":"component---src-templates' }],
  ["empty", { status: 200, body: "" }],
] as const) {
  test(`a page's data, once answered with "${name}": the page is loaded whole`, async ({ page }) => {
    await page.route(pageData, (route) => route.fulfill(answer), { times: 1 });
    await open(page, "/contact");
    await fillContact(page);
    await footerLink(page, "/about").click();
    await expect(heading(page)).toHaveText(aboutHeading);
    await expect(page).toHaveURL("/about");
    await expectNoNotice(page);
    await footerLink(page, "/contact").click();
    await expectDraft(page);
  });

  test(`a page's data, always answered with "${name}": its text is there, and its links work`, async ({
    page,
  }) => {
    await page.route(pageData, (route) => route.fulfill(answer));
    await open(page, "/contact");
    await fillContact(page);
    await footerLink(page, "/about").click();
    await expectNotice(page, "broken");
    await expect(heading(page)).toHaveText(aboutHeading);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: site.email }).first()).toBeVisible();
    await expect(newsletter(page).send).toBeHidden();
    await footerLink(page, "/contact").click();
    await expectDraft(page);
    await expectNoNotice(page);
  });
}

/** Holds back the data of /about until the returned function is called. */
const holdData = (page: Page) => hold(page, pageData);

test.describe("while a page's data is slow", () => {
  test("the page says that it is loading, stays usable, and then changes as always", async ({ page }) => {
    const faults = collectFaults(page);
    const release = await holdData(page);
    await open(page, "/contact");
    await scrollTo(page, 200);
    await footerLink(page, "/about").click();
    await expectNotice(page, "loading");
    await expect(page).toHaveURL("/contact");
    await fillContact(page);
    release();
    await expect(heading(page)).toHaveText(aboutHeading);
    await expectNoNotice(page);
    expect(await scrollTop(page)).toBe(0);
    await expect(page.locator('[aria-live="assertive"]').first()).toHaveText(`Navigated to ${aboutHeading}`);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: words.header.skip, exact: true })).toBeFocused();
    await footerLink(page, "/contact").click();
    await expectDraft(page);
    expect(faults).toEqual([]);
  });

  test("a newer click wins, and the older page does not come after it", async ({ page }) => {
    const release = await holdData(page);
    await open(page, "/contact");
    await footerLink(page, "/about").click();
    await expectNotice(page, "loading");
    await footerLink(page, elsewhere).click();
    await expect(page).toHaveURL(elsewhere);
    await expectNoNotice(page);
    const answered = page.waitForResponse(pageData);
    release();
    await (await answered).finished();
    // The next change of page comes after whatever the old answer could have brought.
    await footerLink(page, "/contact").click();
    await expect(contact(page).send).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(elsewhere);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
  });
});
