import { expect, type Page } from "@playwright/test";
import { carousel, shows } from "../support/carousel";
import { site, words } from "../support/content";
import { ada, contact, done, fillContact, leadsOf, newsletter, nextLead, subscribe } from "../support/forms";
import { bar, entries, expectFoldsToOpen, inside, menuButton } from "../support/menus";
import { expectNoNotice, expectNotice } from "../support/notices";
import {
  alive,
  blockScripts,
  collectFaults,
  footerLink,
  holdScripts,
  main,
  open,
  saveData,
  showUp,
  small,
  wide,
} from "../support/page";
import { test } from "../support/test";
import { expectTheme, themeButton } from "../support/theme";

test.use({ viewport: wide });

/** Cuts the text of a script in the middle, as a broken connection behind a proxy does. */
const truncate = (page: Page, script: RegExp) =>
  page.route(script, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });

const abort = (page: Page, script: RegExp) => page.route(script, (route) => route.abort());

const answerWithPage = (page: Page, script: RegExp) =>
  page.route(script, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
  );

const scripts = {
  "the runtime": /\/webpack-runtime-[0-9a-f]+\.js/,
  "the framework": /\/framework-[0-9a-f]+\.js/,
  "the app": /\/app-[0-9a-f]+\.js/,
  "the page's template": /\/component---src-templates-[^/]*\.js/,
};

const faults = { lost: abort, "cut short": truncate, "gone from the host": answerWithPage };

for (const [what, script] of Object.entries(scripts)) {
  for (const [how, breakIt] of Object.entries(faults)) {
    test(`${what} is ${how}: the page is one without JavaScript, and says so`, async ({ page }) => {
      await breakIt(page, script);
      await page.goto("/contact");
      await expectNotice(page, "broken");
      await expect(contact(page).send).toBeHidden();
      const byMail = main(page).getByText(words.contact.noScript).getByRole("link", { name: site.email });
      await expect(byMail).toHaveAttribute("href", `mailto:${site.email}`);
      await themeButton(page).click();
      await expectTheme(page, "dark");
      if (!inside) return;
      await menuButton(page, inside.menu).hover();
      await entries(page, inside.menu)
        .and(page.locator(`[href="${inside.to}"]`))
        .first()
        .click();
      await expect(page).toHaveURL(inside.to);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expectNotice(page, "broken");
    });
  }
}

test("a broken page is complete again after a click on Reload", async ({ page }) => {
  await abort(page, scripts["the app"]);
  await page.goto("/contact");
  await expectNotice(page, "broken");
  await page.unroute(scripts["the app"]);
  await page.getByRole("button", { name: words.network.reload, exact: true }).click();
  await expect(contact(page).send).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expectNoNotice(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: small });

  test("a broken page has a menu that can be reached, read and left", async ({ page }) => {
    await abort(page, scripts["the framework"]);
    await page.goto("/about");
    await expectNotice(page, "broken");
    await page.getByRole("link", { name: words.header.openMenu, exact: true }).click();
    await expectFoldsToOpen(page);
    await page.getByRole("link", { name: words.header.closeMenu, exact: true }).click();
    await expect(bar(page)).toBeHidden();
  });
});

test("what was typed before a page turned out broken stays in sight, and comes back with the next try", async ({
  page,
}) => {
  const leads = leadsOf(page);
  let lose = () => {};
  const lost = new Promise<void>((done) => {
    lose = done;
  });
  await page.route(scripts["the app"], async (route) => {
    await lost;
    await route.abort();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContact(page);
  await contact(page).newsletter.check();
  lose();
  await expectNotice(page, "broken");
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).send).toBeHidden();
  await expect(main(page).getByRole("link", { name: site.email }).first()).toBeVisible();
  // Enter in a field would send a form that nobody watches over.
  await contact(page).name.press("Enter");
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await footerLink(page, "/contact").click();
  await expectNotice(page, "broken");
  await expect(page).toHaveURL("/contact");
  await expect(contact(page).message).toHaveValue(ada.message);
  await page.unroute(scripts["the app"]);
  await page.getByRole("button", { name: words.network.reload, exact: true }).click();
  await expect(contact(page).send).toBeVisible();
  await alive(page);
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).message).toHaveValue(ada.message);
  await expect(contact(page).newsletter).toBeChecked();
  expect(leads).toEqual([]);
});

test("a message sent before the page is alive waits, and is sent once", async ({ page }) => {
  const leads = leadsOf(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContact(page);
  await contact(page).send.click();
  await expectNotice(page, "loading");
  await expect(page).toHaveURL("/contact");
  const sent = nextLead(page);
  release();
  expect((await sent).postDataJSON()).toMatchObject({ name: ada.name, feedback: ada.message });
  await expect(contact(page).thanks).toBeVisible();
  await expectNoNotice(page);
  expect(leads).toHaveLength(1);
});

test("an address sent to the newsletter before the page is alive never shows in the address bar", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await newsletter(page).email.fill(ada.email);
  await newsletter(page).send.click();
  await expectNotice(page, "loading");
  await expect(page).toHaveURL("/about");
  const sent = nextLead(page);
  release();
  expect((await sent).postDataJSON()).toEqual({ type: "email", email: ada.email });
});

test("scripts that never come make the page one without JavaScript; if they come after all, it comes alive", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  const asked = page.waitForRequest(/\.js$/);
  await page.goto("/contact");
  await asked;
  await expect(contact(page).send).toBeVisible();
  await expectNoNotice(page);
  await page.clock.fastForward(15_000);
  await expectNotice(page, "broken");
  await expect(contact(page).send).toBeHidden();
  release();
  await expect(contact(page).send).toBeVisible();
  await expectNoNotice(page);
  await page.clock.resume();
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
});

test.describe("once the page is alive", () => {
  test("a script that is lost later breaks nothing and shows no message", async ({ page }) => {
    const problems = collectFaults(page);
    await blockScripts(page, "Toastify");
    await open(page, "/about");
    await subscribe(page, ada.email, done);
    await expectNoNotice(page);
    expect(problems).toEqual([]);
  });

  test("a script that is cut short later breaks nothing else", async ({ page }) => {
    await open(page, "/about");
    await truncate(page, /\.js$/);
    await subscribe(page, ada.email, done);
    await expectNoNotice(page);
    await footerLink(page, "/contact").click();
    await expect(contact(page).send).toBeVisible();
  });

  test("carousels without their script go on as rows, and the page goes on to others", async ({ page }) => {
    const problems = collectFaults(page);
    await blockScripts(page, "slickGoTo");
    const [show] = shows;
    if (!show) return test.skip(true, "The site has no carousel");
    await open(page, show.route);
    const screens = carousel(page, show);
    await screens.scrollIntoViewIfNeeded();
    await expect(screens.getByRole("listitem").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoNotice(page);
    await footerLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    expect(problems).toEqual([]);
  });

  test("a click leads to its page even if the template's script is lost", async ({ page }) => {
    await saveData(page);
    await page.goto("/");
    await showUp(page);
    await alive(page);
    await page.route(scripts["the page's template"], (route) => route.abort(), { times: 1 });
    await footerLink(page, "/contact").click();
    await expect(contact(page).send).toBeVisible();
    // The page was loaded whole, so it waits for a sign of its own.
    await showUp(page);
    await alive(page);
    await expectNoNotice(page);
  });
});
