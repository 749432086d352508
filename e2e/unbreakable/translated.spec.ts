import { expect, type Page } from "@playwright/test";
import { bringUp, control, dot, expectSlide, shows } from "../support/carousel";
import { allSections, elsewhere, headingOf, menus, words } from "../support/content";
import {
  ada,
  closeToast,
  contact,
  done,
  failed,
  failSending,
  fillContact,
  holdSending,
  lineOf,
  newsletter,
  subscribe,
  toast,
} from "../support/forms";
import { expectOpen, menuButton } from "../support/menus";
import { expectNoNotice } from "../support/notices";
import { alive, footerLink, holdScripts, open, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

/**
 * In the page: does to its text what the translators of browsers do, at once and to whatever appears later. Each text
 * node is taken out, and new ones in two <font> elements stand in its place. The words stay the same here, so that tests
 * find them.
 */
function translate() {
  const left = "script, style, textarea, [translate=no], font";
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const begin = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) wrap(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.documentElement.classList.add("translated-ltr");
  };
  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
}

/** Whatever goes wrong in the page; React says on the console what it has caught. */
function collectExceptions(page: Page) {
  const exceptions: string[] = [];
  page.on("pageerror", (error) => exceptions.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      exceptions.push(message.text());
  });
  return exceptions;
}

let exceptions: string[];

test.beforeEach(({ page }) => {
  exceptions = collectExceptions(page);
});

test.afterEach(async ({ page }) => {
  expect(exceptions).toEqual([]);
  await expect(page.locator(".restored")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectNoNotice(page);
});

/** Opens a page and has it translated once it is alive. */
async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(translate);
}

test("a translated contact form says what is missing, and stops saying it", async ({ page }) => {
  await openTranslated(page, "/contact");
  const { contact: say } = words;
  const main = page.getByRole("main");
  for (let round = 0; round < 2; round++) {
    await contact(page).send.click();
    for (const text of [say.nameMissing, say.emailMissing, say.messageMissing])
      await expect(main.getByText(text)).toBeVisible();
    await contact(page).email.fill("ada@engine");
    await contact(page).email.blur();
    await contact(page).send.click();
    await expect(main.getByText(say.emailWrong)).toBeVisible();
    await fillContact(page);
    for (const text of [say.nameMissing, say.emailMissing, say.emailWrong, say.messageMissing])
      await expect(main.getByText(text)).toHaveCount(0);
    for (const field of ["name", "email", "message"] as const) await contact(page)[field].fill("");
  }
});

test("a translated message is sent, thanked for, and another one can be written", async ({ page }) => {
  await openTranslated(page, "/contact");
  const release = await holdSending(page);
  await fillContact(page);
  await contact(page).send.click();
  await expect(contact(page).send).toBeDisabled();
  await expect(page.getByRole("main").getByText(words.contact.onItsWay)).toBeVisible();
  release();
  await expect(contact(page).thanks).toBeFocused();
  await page.getByRole("button", { name: words.contact.another, exact: true }).click();
  await expect(contact(page).name).toBeFocused();
  await expect(contact(page).message).toHaveValue("");
});

test("a translated form keeps every word when sending fails, its topic's line among them", async ({
  page,
}) => {
  await failSending(page);
  await openTranslated(page, elsewhere);
  await footerLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(contact(page).message).toHaveValue(lineOf(elsewhere));
  const written = lineOf(elsewhere) + ada.message;
  await fillContact(page);
  await contact(page).message.fill(written);
  const alerted = page.waitForEvent("dialog");
  const click = contact(page).send.click();
  await (await alerted).accept();
  await click;
  await expect(contact(page).send).toBeEnabled();
  await expect(contact(page).message).toHaveValue(written);
});

test("a translated newsletter form says how it went, and is idle again", async ({ page }) => {
  await page.clock.install();
  await openTranslated(page, "/about");
  await subscribe(page, ada.email, done);
  await expect(toast(page)).toContainText(ada.email);
  await page.clock.runFor(3000);
  await expect(newsletter(page).outcome).toBeEmpty();
  await failSending(page);
  await subscribe(page, ada.email, failed);
  await expect(toast(page)).toContainText(words.newsletter.failedTitle);
  await page.clock.runFor(3000);
  await expect(newsletter(page).outcome).toBeEmpty();
  await closeToast(page).click();
  await expect(page.getByRole("heading", { level: 1, name: headingOf("/about") })).toBeVisible();
});

test("translated menus, carousels and the theme go on", async ({ page }) => {
  const [show] = shows;
  await openTranslated(page, show?.route ?? "/");
  for (const { title, entries } of menus.header) {
    await menuButton(page, title).hover();
    await expectOpen(page, title, entries.length);
  }
  await page.getByRole("button", { name: words.header.theme, exact: true }).click();
  if (!show) return;
  await bringUp(page, show);
  // Slides that go on by themselves would be elsewhere by the time that a slow machine looks.
  await control(page, show, "pause").click();
  await dot(page, show, 0).click();
  await control(page, show, "next").click();
  await expectSlide(page, show, 1);
  await dot(page, show, 3).click();
  await expectSlide(page, show, 3);
  await control(page, show, "play").click();
  await expect(control(page, show, "pause")).toBeVisible();
});

test("a translated term is explained", async ({ page }) => {
  const [marked] = allSections("Prose").flatMap(({ route, body }) => {
    const [, id] = /popovertarget="([\w-]+)"/.exec(body.html) ?? [];
    return id ? [{ route, id }] : [];
  });
  test.skip(!marked, "No page uses a term of the glossary");
  await openTranslated(page, marked?.route ?? "");
  await page.locator(`[popovertarget="${marked?.id}"]`).first().click();
  await expect(page.locator(`[id="${marked?.id}"]`)).toBeVisible();
});

test("translated pages follow each other, back and forth", async ({ page }) => {
  await openTranslated(page, "/");
  for (const path of ["/about", "/contact", "/", "/about"]) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
  }
  for (const path of ["/", "/contact"]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
  }
});

test("a page that nobody knows is translated with the page that it suggests", async ({ page }) => {
  await openTranslated(page, "/abuot");
  await page.getByRole("main").locator('a[href="/about"]').click();
  await expect(page).toHaveURL("/about");
});

test("a page translated before it comes alive is drawn anew, and loses nothing", async ({ page }) => {
  await page.addInitScript(translate);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContact(page);
  release();
  await alive(page);
  // React says that it draws the page anew.
  expect(exceptions.splice(0).join(" ")).toMatch(/hydrat|#418/i);
  await expect(contact(page).message).toBeFocused();
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).message).toHaveValue(ada.message);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
});

test("translators leave code as it is", async ({ page }) => {
  const [withCode] = allSections("Article").filter((section) => JSON.stringify(section).includes("<pre"));
  test.skip(!withCode, "No article shows code");
  const html = await page.request.get(withCode?.route ?? "").then((response) => response.text());
  expect(html.match(/<pre(?![^>]*translate="no")/)).toBeNull();
  expect(html.match(/<code>(?<!<pre[^>]*><code>)/)).toBeNull();
  await open(page, withCode?.route ?? "/");
});
