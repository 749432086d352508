import { expect, type Page } from "@playwright/test";
import { headingOf, site, words } from "../support/content";
import { contact, fillContact } from "../support/forms";
import { footerLink } from "../support/page";

/** Resolves when a page has come as far as it can: alive, or one without JavaScript. */
export async function comeToRest(page: Page, path: string) {
  await page.addInitScript(() => {
    addEventListener("alive", () => {
      document.documentElement.dataset.rest = "alive";
    });
  });
  await page.goto(path);
  await page.mouse.move(4, 4, { steps: 2 });
  await page.waitForFunction(() => {
    const { dataset, classList } = document.documentElement;
    return dataset.rest === "alive" || classList.contains("broken");
  });
  // Effects that fail, and what stands in their place, come after that.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
}

/** The words of a text, without the space that layout puts between them. */
const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim();

/** Every heading that the server sent can be seen. */
export async function expectContent(page: Page, path: string) {
  const html = await page.request.get(path).then((response) => response.text());
  const sent = await page.evaluate(
    (source) =>
      [...new DOMParser().parseFromString(source, "text/html").querySelectorAll("main :is(h1,h2,h3)")].map(
        (heading) => heading.textContent ?? "",
      ),
    html,
  );
  const seen = await page.locator("main").locator("h1:visible, h2:visible, h3:visible").allTextContents();
  expect(seen.map(wordsOf)).toEqual(sent.map(wordsOf));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

export async function expectLinksToWork(page: Page) {
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: headingOf("/about"), exact: true })).toBeVisible();
}

/** The contact form sends a message, says why it cannot, or has given way to the address. */
export async function expectFormToAnswer(page: Page) {
  const { name, send, thanks } = contact(page);
  const byMail = page.getByRole("main").getByText(words.contact.noScript);
  if (!(await name.isVisible())) {
    await expect(byMail.getByRole("link", { name: site.email })).toBeVisible();
    return;
  }
  let said = "";
  page.on("dialog", (dialog) => {
    said = dialog.message();
    return dialog.accept();
  });
  await fillContact(page);
  await send.click();
  await expect.poll(async () => said !== "" || (await thanks.isVisible())).toBe(true);
}
