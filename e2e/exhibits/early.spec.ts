import { expect } from "@playwright/test";
import { exhibitOf, expectVerdict, kitRoutes, ownScript, routeOf } from "../support/exhibits";
import { alive, footerLink, hold, open } from "../support/page";
import { test } from "../support/test";

const typed = routeOf("seal-sentence");
const ticked = routeOf("seal-file");

test("what is typed before an exhibit's code is there stays, and is what is checked", async ({ page }) => {
  test.skip(!typed, "No page has this exhibit");
  const release = await hold(page, ownScript);
  await open(page, typed ?? "");
  const exhibit = exhibitOf(page);
  await exhibit.fields.first().fill("My own words");
  await exhibit.check.click();
  release();
  // Another sentence than the one that was sealed.
  await expectVerdict(exhibit, "broken");
  await expect(exhibit.fields.first()).toHaveValue("My own words");
});

test("every box that is unticked before an exhibit's code is there stays so", async ({ page }) => {
  test.skip(!ticked, "No page has this exhibit");
  const release = await hold(page, ownScript);
  await open(page, ticked ?? "");
  const exhibit = exhibitOf(page);
  const boxes = exhibit.root.getByRole("checkbox");
  await boxes.nth(0).uncheck();
  await boxes.nth(1).uncheck();
  release();
  await expectVerdict(exhibit, "unchecked");
  await expect(exhibit.root).not.toHaveAttribute("data-kit");
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  // A change of the text leaves them as they are.
  await exhibit.fields.first().press("End");
  await exhibit.fields.first().pressSequentially("!");
  await expectVerdict(exhibit, "unchecked");
  await expect(exhibit.root.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

for (const route of kitRoutes) {
  test(`${route}: a press before any script has come waits, and acts before the page is alive`, async ({
    page,
  }) => {
    // The app's scripts never come; the exhibit's own do.
    await page.route(
      (url) => url.pathname.endsWith(".js") && !ownScript.test(url.pathname),
      () => {},
    );
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
  });

  test(`${route}: while its code is on its way it is busy, and the last control that was used acts once it is there`, async ({
    page,
  }) => {
    const release = await hold(page, ownScript);
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expect(exhibit.root).toHaveAttribute("aria-busy", "true");
    await expect(exhibit.verdict).toHaveAttribute("data-verdict", "unchecked");
    release();
    await expectVerdict(exhibit, "broken");
  });

  test(`${route}: the page's coming alive changes nothing of what was done before`, async ({ page }) => {
    const release = await hold(page, (url) => url.pathname.endsWith(".js") && !ownScript.test(url.pathname));
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "broken");
    const before = await exhibit.root.locator("[data-live]").innerHTML();
    release();
    await alive(page);
    expect(await exhibit.root.locator("[data-live]").innerHTML()).toBe(before);
    await exhibit.reset.click();
    await expectVerdict(exhibit, "unchecked");
  });

  test(`${route}: code that doesn't arrive is reported, and the next press asks for it again and alone counts`, async ({
    page,
  }) => {
    await page.route(ownScript, (request) => request.abort());
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.cheats.first().click();
    await expect(exhibit.problem).not.toBeEmpty();
    await expectVerdict(exhibit, "unchecked");
    await page.unroute(ownScript);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
    await expect(exhibit.problem).toBeEmpty();
  });

  test(`${route}: a browser without cryptography is told`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    await expect(exhibit.problem).not.toBeEmpty();
    await expectVerdict(exhibit, "unchecked");
  });

  test(`${route}: a browser without BigInt checks what it can, or tells that it cannot`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "BigInt"));
    await open(page, route);
    const exhibit = exhibitOf(page);
    await exhibit.check.click();
    const isTold = exhibit.problem.filter({ hasText: /\S/ });
    await expect(isTold.or(exhibit.root.locator('[data-verdict="holds"]'))).toBeVisible();
    await footerLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
  });
}
