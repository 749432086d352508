import { expect, type Page, test } from "@playwright/test";
import { answerForOthers, drawn, open, scrollTo, scrollTop, small, wide } from "../support/page";

test.use({ viewport: small });

const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Main menu" });
const section = (page: Page, name: string) => dialog(page).locator("summary", { hasText: name });

const openMenu = async (page: Page) => {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
};

test("the bar of wide screens gives way to a menu button", async ({ page }) => {
  await open(page, "/");
  await expect(opener(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(0);
});

test("opens as a modal and takes the focus", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ isMobile: true, hasTouch: true });

  test("a tap opens the menu, which fills the screen", async ({ page }) => {
    await open(page, "/");
    await opener(page).tap();
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...small });
    await section(page, "Products").tap();
    await dialog(page)
      .getByRole("link", { name: /Metanet Mobile/ })
      .tap();
    await expect(page).toHaveURL("/metanet-mobile");
    await expect(dialog(page)).toBeHidden();
  });
});

test("keeps the focus of the keyboard inside", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await section(page, "Resources").click();
  for (let stop = 0; stop < 18; stop++) {
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(() => {
      const focused = document.activeElement;
      // The browser's own frame is a stop too; then the document has nothing focused.
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(behind).toBe(false);
  }
});

test("unfolds one section at a time, and all may be closed", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  const counts = { Products: 8, Solutions: 11, Resources: 6 };
  const links = dialog(page).getByRole("link");
  const unfolded = dialog(page).locator("details[open]");
  const plainLinks = 2;
  await expect(links).toHaveCount(plainLinks);
  for (const [name, count] of Object.entries(counts)) {
    await section(page, name).click();
    await expect(links).toHaveCount(plainLinks + count);
    await expect(unfolded).toHaveText([new RegExp(`^${name}`)]);
  }
  await section(page, "Resources").click();
  await expect(unfolded).toHaveCount(0);
  await expect(links).toHaveCount(plainLinks);
});

test("is worked by keyboard alone", async ({ page }) => {
  await open(page, "/");
  await opener(page).press("Enter");
  await expect(dialog(page)).toBeVisible();
  await section(page, "Products").press("Space");
  await expect(dialog(page).getByRole("link", { name: /Metanet Mobile/ })).toBeVisible();
  await section(page, "Products").press("Enter");
  await expect(dialog(page).getByRole("link", { name: /Metanet Mobile/ })).toBeHidden();
});

test("the page behind does not scroll, and stands where it stood when the menu closes", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 600);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrollTop(page)).toBe(650);
  await openMenu(page);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  await drawn(page);
  expect(await scrollTop(page)).toBe(650);
  await dialog(page).getByRole("button", { name: "Close menu" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(650);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test("closes on Escape and gives the focus back to its button", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
});

test("can be opened again after each way of closing it", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await openMenu(page);
  await dialog(page).getByRole("button", { name: "Close menu" }).click();
  await expect(dialog(page)).toBeHidden();
  await openMenu(page);
});

test("choosing a link leads to its page, closes the menu and starts at the top", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 600);
  await openMenu(page);
  await section(page, "Solutions").click();
  await dialog(page)
    .getByRole("link", { name: /Provenance/ })
    .click();
  await expect(page).toHaveURL("/provenance");
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrollTop(page)).toBe(50);
});

test("choosing the page that is open closes the menu too", async ({ page }) => {
  await open(page, "/about");
  await openMenu(page);
  const about = dialog(page).getByRole("link", { name: "About", exact: true });
  await expect(about).toHaveAttribute("aria-current", "page");
  await about.click();
  await expect(dialog(page)).toBeHidden();
});

test("choosing a link that leaves the site closes the menu and opens a new tab", async ({
  page,
  context,
}) => {
  await answerForOthers(context);
  await open(page, "/");
  await openMenu(page);
  await section(page, "Resources").click();
  const blog = dialog(page).getByRole("link", { name: /Blog/ });
  await expect(blog).toHaveAccessibleName(/opens in a new tab/);
  const tab = page.waitForEvent("popup");
  await blog.click();
  await tab;
  await expect(dialog(page)).toBeHidden();
});

test("the way back closes the menu", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(dialog(page)).toBeHidden();
});

test("a window that grows wide shows the bar again and can be scrolled", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await page.setViewportSize(wide);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Products", exact: true })).toBeVisible();
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollTop(page)).toBe(100);
});
