import { expect, type Page } from "@playwright/test";
import { baseOf } from "../../src/shared/addresses";
import { endOf, headingOf, redirects } from "../support/content";
import { contact } from "../support/forms";
import { answerForOthers, collectFaults, open } from "../support/page";
import { test } from "../support/test";

/** Gatsby's own way to another page: what its links and its `navigate` call. */
const navigate = (page: Page, to: string) =>
  page.evaluate((address) => {
    const gatsby = window as unknown as { ___navigate(to: string): void };
    gatsby.___navigate(address);
  }, to);

/** What the page says of a 404 from here on. */
function watchNotFound(page: Page) {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("404:")) said.push(message.text());
  });
  return said;
}

test("a change of page to a redirect inside the app leaves for its target", async ({
  page,
  context,
  baseURL,
}) => {
  await answerForOthers(context);
  const [faults, said] = [collectFaults(page), watchNotFound(page)];
  for (const { from, to } of redirects) {
    const deep = from.endsWith("/*") ? "/a/B?x=1#y" : "?x=1#y";
    await open(page, "/about");
    await navigate(page, baseOf(from) + deep);
    await expect(page).toHaveURL(endOf(to + deep, baseURL ?? ""));
    expect([faults, said], from).toEqual([[], []]);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/about") ?? /./);
  }
});

test("a change of page to another spelling inside the app shows the contact page, without a reload", async ({
  page,
}) => {
  const [faults, said] = [collectFaults(page), watchNotFound(page)];
  for (const written of ["/Contact", "/Contact?from=mail#content", "/CONTACT/"]) {
    await open(page, "/about");
    await page.evaluate(() => {
      document.documentElement.dataset.kept = "yes";
    });
    await navigate(page, written);
    await expect(page).toHaveURL(written.replace(/^\/contact\/?/i, "/contact"));
    await expect(contact(page).name).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-kept", "yes");
    expect([faults, said], written).toEqual([[], []]);
  }
});

test("/Contact is answered by the contact page itself, on a host without rules", async ({ request }) => {
  const [written, own] = await Promise.all([request.get("/Contact"), request.get("/contact")]);
  expect([written.status(), own.status()]).toEqual([200, 200]);
  expect(await written.text()).toBe(await own.text());
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("/Contact reaches the contact page", async ({ page }) => {
    await page.goto("/Contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/contact") ?? /./);
  });
});
